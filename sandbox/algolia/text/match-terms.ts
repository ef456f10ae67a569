import { attributeAt, isWholeValueAt, type PackedPosition } from './occurrences.ts';
import type { MatchOptions } from './match-options.ts';
import type { QueryTerm, TermAlternative } from './query-terms.ts';
import type { TextTable } from './text-table.ts';
import type { Candidate } from './word-candidates.ts';

/** How a record matches a piece of a query. */
export type TermHit = {
  readonly typos: number;
  /** Number of exact words. */
  readonly exact: number;
  /** The match is exact and a whole value. */
  readonly isWhole: boolean;
  /** Places by slot. */
  readonly positions: readonly (readonly PackedPosition[])[];
};

/** Matches by record number. */
export type TermHits = ReadonlyMap<number, TermHit>;

/** Returns the records that match a piece, each by its reading with the fewest typos. */
export function matchTerm(
  table: TextTable,
  { alternatives }: QueryTerm,
  options: MatchOptions,
): TermHits {
  const searched = searchedAttributes(table, options);
  const best = new Map<number, TermHit>();
  for (const reading of alternatives) {
    for (const [record, hit] of matchAlternative(table, reading, searched)) {
      const known = best.get(record);
      if (!known || isBetter(hit, known)) best.set(record, hit);
    }
  }
  return best;
}

const isBetter = (a: TermHit, b: TermHit): boolean =>
  a.typos < b.typos || (a.typos === b.typos && a.exact > b.exact);

function matchAlternative(
  table: TextTable,
  reading: TermAlternative,
  searched: SearchedAttributes,
): TermHits {
  const [first, ...others] = reading.slots.map((slot) => matchSlot(table, slot, searched));
  let hits: TermHits = new Map(
    Array.from(first ?? [], ([record, hit]) => [
      record,
      { ...hit, typos: hit.typos + reading.typos },
    ]),
  );
  for (const other of others) hits = both(hits, other);
  return hits;
}

/** Intersects two results, with their places in succession. */
function both(first: TermHits, second: TermHits): TermHits {
  const hits = new Map<number, TermHit>();
  for (const [record, a] of first) {
    const b = second.get(record);
    if (!b) continue;
    hits.set(record, {
      typos: a.typos + b.typos,
      exact: a.exact + b.exact,
      isWhole: false,
      positions: [...a.positions, ...b.positions],
    });
  }
  return hits;
}

type SlotHit = { typos: number; exact: number; isWhole: boolean; positions: [PackedPosition[]] };

function matchSlot(
  { starts, records, positions: places }: TextTable,
  candidates: readonly Candidate[],
  searched: SearchedAttributes,
): TermHits {
  const hits = new Map<number, SlotHit>();
  for (const candidate of candidates.toSorted((a, b) => a.typos - b.typos)) {
    const { word, typos } = candidate;
    const isSearchable = searched.by(candidate);
    const end = starts[word + 1] ?? 0;
    for (let row = starts[word] ?? 0; row < end; row += 1) {
      const position = places[row] ?? 0;
      const attribute = attributeAt(position);
      if (isSearchable[attribute] !== 1) continue;
      const isExact = candidate.isExact && searched.exactly[attribute] === 1;
      const record = records[row] ?? 0;
      const hit = hits.get(record);
      if (!hit) {
        const isWholeValue = isExact && isWholeValueAt(position);
        hits.set(record, {
          typos,
          exact: Number(isExact),
          isWhole: isWholeValue,
          positions: [[position]],
        });
      } else if (hit.typos === typos) {
        hit.positions[0].push(position);
        if (isExact) hit.exact = 1;
        hit.isWhole ||= isExact && isWholeValueAt(position);
      }
    }
  }
  return hits;
}

/** 1 per attribute in which a kind of candidate counts. */
type SearchedAttributes = {
  readonly by: (candidate: Candidate) => Uint8Array;
  readonly exactly: Uint8Array;
};

function searchedAttributes({ attributes }: TextTable, options: MatchOptions): SearchedAttributes {
  const { onlyIn } = options;
  const marked = (isSeen: (attribute: string) => boolean) =>
    Uint8Array.from(attributes, ({ attribute }) => Number(isSeen(attribute)));
  const isSearched = (name: string) => onlyIn === undefined || onlyIn.includes(name);
  const searchedPositions = marked(isSearched);
  const typing = marked(
    (name) => isSearched(name) && !options.attributesWithoutTypos.includes(name),
  );
  const begun = marked(
    (name) => isSearched(name) && !options.attributesWithoutPrefixes.includes(name),
  );
  return {
    by({ typos, isPrefix }) {
      if (typos > 0) return typing;
      return isPrefix ? begun : searchedPositions;
    },
    exactly: marked((name) => !options.attributesWithoutExact.includes(name)),
  };
}
