import type { Mask } from '../engine/match-filter.ts';
import type { Ranks } from '../engine/rank-records.ts';
import { matchTerm, type TermHit, type TermHits } from './match-terms.ts';
import type { MatchOptions } from './match-options.ts';
import {
  attributeAt,
  distance,
  MAX_DISTANCE,
  positionAt,
  type PackedPosition,
} from './occurrences.ts';
import { queryTerms, type QueryContext, type QueryTerm } from './query-terms.ts';
import type { TextTable } from './text-table.ts';

export type TextMatch = {
  readonly terms: readonly QueryTerm[];
  readonly mask: Mask;
  readonly ranks: TextRanks;
};

/** Returns the records that match all pieces except optional ones, and at least one. */
export function matchText(words: readonly string[], knowledge: QueryContext): TextMatch {
  const { table, options } = knowledge;
  const terms = queryTerms(words, knowledge);
  const hits = terms.map((piece) => matchTerm(table, piece, options));
  const mask = new Uint8Array(table.size);
  const ranks = emptyRanks(table.size);
  for (const record of candidates(terms, hits)) {
    mask[record] = 1;
    rank(
      record,
      hits.flatMap((byRecord) => byRecord.get(record) ?? []),
      ranks,
      knowledge,
      terms,
    );
  }
  const within =
    options.slack === undefined ? mask : withinTypoLimit(mask, ranks.typo, options.slack);
  return { terms, mask: within, ranks };
}

export type TextRanks = {
  readonly typo: Ranks;
  readonly words: Ranks;
  readonly proximity: Ranks;
  readonly attribute: Ranks;
  readonly exact: Ranks;
};

const emptyRanks = (size: number): TextRanks => ({
  typo: new Uint32Array(size),
  words: new Uint32Array(size),
  proximity: new Uint32Array(size),
  attribute: new Uint32Array(size),
  exact: new Uint32Array(size),
});

function candidates(pieces: readonly QueryTerm[], hits: readonly TermHits[]): readonly number[] {
  const required = hits.filter((_, index) => pieces[index]?.isOptional === false);
  const [fewest] = required.toSorted((a, b) => a.size - b.size);
  const found = fewest ? fewest.keys() : new Set(hits.flatMap((byRecord) => [...byRecord.keys()]));
  return [...found].filter((record) => required.every((byRecord) => byRecord.has(record)));
}

function rank(
  record: number,
  hits: readonly TermHit[],
  ranks: TextRanks,
  { table, options }: QueryContext,
  pieces: readonly QueryTerm[],
): void {
  const slots = hits.flatMap(({ positions }) => positions);
  const typed = pieces.reduce((count, piece) => count + piece.typed.length, 0);
  const exact = exactWords(hits, typed, options);
  ranks.typo[record] = sum(hits.map(({ typos }) => typos));
  ranks.words[record] = pieces.length - hits.length;
  ranks.proximity[record] = proximity(slots, options.leastProximity);
  ranks.attribute[record] = Math.min(...slots.map((positions) => bestPosition(table, positions)));
  ranks.exact[record] = Math.max(0, typed - exact);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** A single word is exact if it is a whole value, or as `exactOnSingleWordQuery` says. */
function exactWords(
  hits: readonly TermHit[],
  typed: number,
  { singleWordExact }: MatchOptions,
): number {
  const [only] = hits;
  if (typed > 1 || !only || singleWordExact === 'word') return sum(hits.map(({ exact }) => exact));
  return singleWordExact === 'attribute' ? Number(only.isWhole) : 0;
}

/** Sum of the distances of successive words. */
const proximity = (slots: readonly (readonly PackedPosition[])[], least: number): number =>
  sum(
    slots
      .slice(1)
      .map((positions, index) => Math.max(least, nearest(slots[index] ?? [], positions))),
  );

/** Maximum number of places compared. */
const MAX_POSITIONS = 50;

function nearest(first: readonly PackedPosition[], second: readonly PackedPosition[]): number {
  let best = MAX_DISTANCE;
  for (const a of first.slice(0, MAX_POSITIONS)) {
    for (const b of second.slice(0, MAX_POSITIONS)) best = Math.min(best, distance(a, b));
  }
  return best;
}

const MAX_WORDS = 65_536;

/** Returns the best rank: the attribute first, then the position if it is ordered. */
function bestPosition({ attributes }: TextTable, positions: readonly PackedPosition[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (const position of positions) {
    const { rank = 0, isOrdered = false } = attributes[attributeAt(position)] ?? {};
    best = Math.min(best, rank * MAX_WORDS + (isOrdered ? positionAt(position) : 0));
  }
  return best;
}

function withinTypoLimit(mask: Mask, typos: Ranks, slack: number): Mask {
  let least = Number.POSITIVE_INFINITY;
  mask.forEach((matches, record) => {
    if (matches === 1) least = Math.min(least, typos[record] ?? 0);
  });
  return mask.map((matches, record) =>
    matches === 1 && (typos[record] ?? 0) <= least + slack ? 1 : 0,
  );
}
