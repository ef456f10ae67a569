/** One text of a thing. */
export type TextField = {
  readonly text: string;
  /** From 1 to 15; the higher, the more its words tell what the thing is. */
  readonly weight: number;
  /** Weight of the word that names the thing: "matras" in "koudschuimmatras met rits". */
  readonly headWeight?: number;
};

/** The texts of one thing, the unit that a search finds; things are numbered in the given order. */
export type TextDocument = readonly TextField[];
