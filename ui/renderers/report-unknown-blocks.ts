import type { Log } from '#ports/log.ts';

/** Called for each block that is skipped because its type has no component (H7). */
export type ReportUnknownBlock = (type: string) => void;

/** Maximum number of logged types, as the content service may send any. */
const MAX_TYPES = 50;

/** Counts every unknown block, but logs each type once, as pages are rendered often. */
export function createUnknownBlockReporter(
  log: Log,
  count: ReportUnknownBlock = () => {},
): ReportUnknownBlock {
  const reported = new Set<string>();
  return (type) => {
    count(type);
    if (reported.has(type) || reported.size >= MAX_TYPES) return;
    reported.add(type);
    log.warn('unknown-content-block', { type });
  };
}
