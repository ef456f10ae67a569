/** Texts by their key (T1). */
export type Dictionary = Readonly<Record<string, string>>;
