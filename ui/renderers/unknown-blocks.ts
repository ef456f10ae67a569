import type { Log } from '#ports/log.ts';

/** Called for each block that is skipped because its type has no component (H7). */
export type TellUnknownBlock = (type: string) => void;

/** Maximum number of logged types, as the content service may send any. */
const MOST_TYPES = 50;

/** Counts every unknown block, but logs each type once, as pages are rendered often. */
export function tellUnknownBlocks(log: Log, count: TellUnknownBlock = () => {}): TellUnknownBlock {
  const told = new Set<string>();
  return (type) => {
    count(type);
    if (told.has(type) || told.size >= MOST_TYPES) return;
    told.add(type);
    log.warn('unknown-content-block', { type });
  };
}
