import type { Attachment } from 'svelte/attachments';

/** The sheets that keep what is in them below the rail and the bar (`look/frame.css`). */
const SHEET = '.panel, section, article';
const LETS_OUT = 'lets-out';

/**
 * Lets a link past something out of the sheets around it while it has the focus: it is shown above the whole page. A
 * style that asked whether a sheet contains such a link would look through all sheets with every change of the table.
 */
export const skips: Attachment<HTMLElement> = (link) => {
  let sheets: Element[] = [];
  const shown = () => {
    for (let at = link.closest(SHEET); at; at = at.parentElement?.closest(SHEET) ?? null) sheets.push(at);
    for (const sheet of sheets) sheet.classList.add(LETS_OUT);
  };
  const hidden = () => {
    for (const sheet of sheets) sheet.classList.remove(LETS_OUT);
    sheets = [];
  };
  link.addEventListener('focus', shown);
  link.addEventListener('blur', hidden);
  return () => {
    hidden();
    link.removeEventListener('focus', shown);
    link.removeEventListener('blur', hidden);
  };
};
