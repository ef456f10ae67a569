/** A piece of what is said of a thing. */
export type TextField = {
  readonly text: string;
  /** From 1 to 15; the higher, the more a word in it says of what the thing is. */
  readonly weight: number;
  /** Of the word that says what the thing is: "matras" in "koudschuimmatras met rits". */
  readonly headWeight?: number;
};

/** What is said of one thing, the things being numbered in the order in which they are given. */
export type TextDocument = readonly TextField[];
