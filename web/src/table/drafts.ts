/**
 * What somebody has arranged and not yet sent, in this tab: phones read a page again by themselves, and a plan that was half
 * done is still there then.
 */
const KEY = 'meseta.draft';

interface Draft {
  table: string;
  question: string;
  plan: object;
}

/** Keeps what is arranged for a question of a table, instead of whatever was kept before. */
export function keepDraft(table: string, question: string, plan: object): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ table, question, plan } satisfies Draft));
  } catch {
    // It is arranged again after a reload.
  }
}

/** What was arranged for this question; undefined if nothing is kept. */
export function draftOf<Plan extends object>(table: string, question: string): Plan | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null;
    return kept?.table === table && kept.question === question ? (kept.plan as Plan) : undefined;
  } catch {
    return undefined;
  }
}
