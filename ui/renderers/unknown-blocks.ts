import type { Log } from '#ports/log.ts';

/** Told of each block that a page cannot show, for want of a drawing of its type (H7). */
export type TellUnknownBlock = (type: string) => void;

/** Types are words of the content service, and anything may be one. */
const MOST_TYPES = 50;

/** Counts every such block, and tells the log of a type once: pages are rendered often. */
export function tellUnknownBlocks(log: Log, count: TellUnknownBlock = () => {}): TellUnknownBlock {
  const told = new Set<string>();
  return (type) => {
    count(type);
    if (told.has(type) || told.size >= MOST_TYPES) return;
    told.add(type);
    log.warn('unknown-content-block', { type });
  };
}
