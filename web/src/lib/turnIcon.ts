const BASE = import.meta.env.BASE_URL;

/** Marks the page's icon while it is the viewer's turn: tabs in the background have no room for anything more. */
export function markIcon(asked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  icon?.setAttribute('href', BASE + (asked ? 'icon-turn.svg' : 'icon.svg'));
}
