/** The share of the window above which a heading has to be for its section to be the one that is read. */
const LINE = 0.35;

/** Which section of a text is being read: the last one whose top is in the upper part of the window. */
export class Reading {
  section = $state('');

  /** Follows the sections below the root, as long as it is there. */
  readonly follow = (root: HTMLElement): (() => void) => {
    let asked = 0;
    const look = () => {
      asked = 0;
      this.section = this.#read(root);
    };
    const soon = () => (asked ||= requestAnimationFrame(look));
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    soon();
    return () => {
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
      cancelAnimationFrame(asked);
    };
  };

  #read(root: HTMLElement): string {
    const sections = [...root.querySelectorAll<HTMLElement>('[data-section]')];
    const bottom = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    const passed = sections.filter((one) => one.getBoundingClientRect().top <= innerHeight * LINE);
    const here = bottom ? sections.at(-1) : (passed.at(-1) ?? sections[0]);
    return here?.dataset.section ?? '';
  }
}
