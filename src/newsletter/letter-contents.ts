/** All that a letter says, part by part, in the order in which it is read. */
export type LetterContents = {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  /** What is put on record, each with what it is called. */
  readonly facts: readonly LetterFact[];
  /** Where it leads, if anywhere. */
  readonly action?: LetterLink;
  /** What happens next, or if its reader does nothing. */
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
  /** Before the link where it is written out. */
  readonly words: string;
};
