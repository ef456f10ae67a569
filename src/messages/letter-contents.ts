/** Content of a letter, part by part, in reading order. */
export type LetterContents = {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  /** Recorded facts, each with its label. */
  readonly facts: readonly LetterFact[];
  /** Link of the letter, if any. */
  readonly action?: LetterLink;
  /** Next steps, or the consequence if the reader does nothing. */
  readonly note: string;
  readonly closing: readonly string[];
  readonly shopName: string;
  readonly company: readonly string[];
};

/** `text` may have several lines. */
export type LetterFact = { readonly label: string; readonly text: string };

export type LetterLink = {
  readonly button: string;
  readonly link: string;
  /** Text before the link where it is written out. */
  readonly words: string;
};
