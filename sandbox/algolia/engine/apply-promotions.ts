import type { AppliedRules } from '../rules/apply-rules.ts';
import type { Mask } from './match-filter.ts';
import type { RecordTable } from './record-table.ts';

/** Applies rules to ranked records: hides some, and moves promoted ones to their positions. */
export function applyPromotions(
  table: RecordTable,
  ranked: Uint32Array,
  { promoted, hidden, isPromotionFiltered }: AppliedRules,
  filtered: Mask,
): Uint32Array {
  if (promoted.length === 0 && hidden.size === 0) return ranked;
  const places = promoted.flatMap(({ objectID, position }) => {
    const record = table.numberOf(objectID);
    const isShown = record !== undefined && (!isPromotionFiltered || filtered[record] === 1);
    return isShown ? [{ record, position }] : [];
  });
  const moved = new Set(places.map(({ record }) => record));
  const rest = [...ranked].filter(
    (record) => !moved.has(record) && !hidden.has(table.records[record]?.objectID ?? ''),
  );
  for (const { record, position } of places.toSorted((a, b) => a.position - b.position)) {
    rest.splice(position, 0, record);
  }
  return Uint32Array.from(rest);
}
