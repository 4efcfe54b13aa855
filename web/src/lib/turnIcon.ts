/** Marks the page's icon while the one who looks is asked: tabs that are not shown have no more room than that. */
export function markIcon(asked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  icon?.setAttribute('href', asked ? '/icon-turn.svg' : '/icon.svg');
}
