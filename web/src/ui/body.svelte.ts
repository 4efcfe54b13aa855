/** Sets what the layouts in the style sheets depend on: the kind of screen, and which view a phone shows. */
export function useBody(state: () => { kind: string; tab?: string }): void {
  $effect(() => {
    const { kind, tab } = state();
    document.body.className = kind;
    if (tab) document.body.dataset.tab = tab;
    else delete document.body.dataset.tab;
  });
}
