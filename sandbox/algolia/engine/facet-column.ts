import { packValues, type ValueLists } from '#adapters/embedded/value-lists.ts';

/** One attribute of all records as words; its values are numbered as they are first met. */
export type FacetColumn = {
  readonly values: readonly string[];
  /** Per record, the numbers of its values. */
  readonly ofRecords: ValueLists;
  /** Per value, the numbers of the records that have it. */
  readonly holders: ValueLists;
  /** The values that are equal but for their case. */
  numbersOf(value: string): readonly number[];
  /** The value that is equal letter by letter. */
  numberOf(value: string): number | undefined;
};

/** `said` is per record what it says; objects say nothing. */
export function buildFacetColumn(said: readonly (readonly unknown[])[]): FacetColumn {
  const numbers = new Map<string, number>();
  const lists = said.map((values) => {
    const words = new Set(values.flatMap(asWord));
    return Array.from(words, (word) => {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      return number;
    });
  });
  const values = [...numbers.keys()];
  const byFolded = new Map<string, number[]>();
  values.forEach((value, number) => {
    const same = byFolded.get(value.toLowerCase());
    if (same) same.push(number);
    else byFolded.set(value.toLowerCase(), [number]);
  });
  return {
    values,
    ofRecords: packValues(lists),
    holders: packValues(inverted(lists, values.length)),
    numbersOf: (value) => byFolded.get(value.toLowerCase()) ?? [],
    numberOf: (value) => numbers.get(value),
  };
}

const asWord = (value: unknown): readonly string[] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? [String(value)]
    : [];

function inverted(lists: readonly (readonly number[])[], size: number): readonly number[][] {
  const holders = Array.from({ length: size }, (): number[] => []);
  lists.forEach((list, record) => {
    for (const number of list) holders[number]?.push(record);
  });
  return holders;
}
