/** The choices of the form that a reason can be about, by the id of their place on the page. */
export type Choice =
  | 'choice-players'
  | 'choice-edition'
  | 'choice-expansions'
  | 'choice-nobles-market'
  | 'choice-draft'
  | 'choice-numbers'
  | 'choice-house-rules'
  | 'choice-order';

/** Why the server refuses a game like this: in words, and the choice to change. */
export interface Fault {
  words: string;
  at: Choice;
}
