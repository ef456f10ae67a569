/** All that a letter says, part by part, in the order in which it is read. */
export type LetterContents = {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly link: string;
  /** Before the link where it is written out. */
  readonly linkWords: string;
  /** What happens if its reader does nothing. */
  readonly note: string;
  readonly closing: readonly string[];
  readonly shopName: string;
  readonly company: readonly string[];
};
