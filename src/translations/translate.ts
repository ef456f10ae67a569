/** Texts by their key. */
export type Dictionary = Readonly<Record<string, string>>;

/** The dictionaries that are at hand, by the language or country they belong to. */
export type Dictionaries<Name extends string> = { readonly [N in Name]?: Dictionary };

/**
 * What the first dictionary of a chain says that has the key (T2); `undefined` when none has. An
 * empty text is a text.
 */
export function translate<Name extends string>(
  chain: readonly Name[],
  dictionaries: Dictionaries<Name>,
  key: string,
): string | undefined {
  return chain
    .map((name): Dictionary => dictionaries[name] ?? {})
    .find((dictionary) => Object.hasOwn(dictionary, key))?.[key];
}
