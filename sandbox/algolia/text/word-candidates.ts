import type { MatchOptions } from './match-options.ts';
import type { TextTable } from './text-table.ts';

/** An indexed word that a query word may match. */
export type Candidate = {
  /** Word number in the table. */
  readonly word: number;
  readonly typos: number;
  readonly isExact: boolean;
  /** Whether the query word is a prefix of it. */
  readonly isPrefix: boolean;
};

/** Returns the indexed words that a query word may match, each by its best match. */
export function wordCandidates(
  table: TextTable,
  typed: string,
  isPrefix: boolean,
  options: MatchOptions,
): readonly Candidate[] {
  const { list, numberOf, forms } = table;
  const found = new Map<number, Candidate>();
  const add = (candidate: Candidate) => {
    if (!found.has(candidate.word)) found.set(candidate.word, candidate);
  };
  const own = numberOf.get(typed);
  if (own !== undefined) add({ word: own, typos: 0, isExact: true, isPrefix: false });
  const areFormsExact = options.exactAlternatives.includes('ignorePlurals');
  for (const word of options.pluralLanguages.flatMap((language) => forms(language, typed))) {
    add({ word, typos: 0, isExact: areFormsExact, isPrefix: false });
  }
  if (isPrefix) {
    for (const word of list.withPrefix(typed)) {
      add({ word, typos: 0, isExact: false, isPrefix: true });
    }
  }
  for (const { id, typos } of similar(table, typed, isPrefix, options)) {
    add({ word: id, typos, isExact: false, isPrefix: false });
  }
  return [...found.values()];
}

/** A wrong first letter counts as two typos. */
function similar(
  { list }: TextTable,
  typed: string,
  isPrefix: boolean,
  options: MatchOptions,
): readonly { readonly id: number; readonly typos: number }[] {
  const most = typosAllowed(typed, options);
  if (most === 0) return [];
  return list.similar(typed, isPrefix, most).map(({ id, typos }) => ({
    id,
    typos: typos + Number(list.words[id]?.[0] !== typed[0]),
  }));
}

function typosAllowed(typed: string, options: MatchOptions): number {
  const { typos, allowsNumberTypos, wordsWithoutTypos } = options;
  const isExempt = wordsWithoutTypos.includes(typed) || (!allowsNumberTypos && /\d/.test(typed));
  if (!typos || isExempt || typed.length < typos.one) return 0;
  return typed.length < typos.two ? 1 : 2;
}
