import { packValues, type ValueLists } from '#adapters/embedded/facet-column.ts';

/** The values of one attribute as text, numbered in the order of their first occurrence. */
export type FacetColumn = {
  readonly values: readonly string[];
  /** Value numbers by record. */
  readonly ofRecords: ValueLists;
  /** Record numbers by value. */
  readonly recordsWith: ValueLists;
  /** Returns the values that are equal ignoring case. */
  numbersOf(value: string): readonly number[];
  /** Returns the value that is exactly equal. */
  numberOf(value: string): number | undefined;
};

/** Builds a column from the values of each record; objects are ignored. */
export function buildFacetColumn(recordValues: readonly (readonly unknown[])[]): FacetColumn {
  const numbers = new Map<string, number>();
  const lists = recordValues.map((values) => {
    const texts = new Set(values.flatMap(toText));
    return Array.from(texts, (text) => {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
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
    recordsWith: packValues(inverted(lists, values.length)),
    numbersOf: (value) => byFolded.get(value.toLowerCase()) ?? [],
    numberOf: (value) => numbers.get(value),
  };
}

const toText = (value: unknown): readonly string[] =>
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
