import type { Log, LogFacts } from '#ports/log.ts';

/** A log that keeps its entries. */
export interface MemoryLog extends Log {
  readonly entries: readonly LogEntry[];
}

export type LogEntry = {
  readonly level: keyof Log;
  readonly event: string;
  readonly facts: LogFacts;
};

export function createMemoryLog(): MemoryLog {
  const entries: LogEntry[] = [];
  const keep =
    (level: keyof Log) =>
    (event: string, facts: LogFacts = {}) =>
      void entries.push({ level, event, facts });
  return { entries, info: keep('info'), warn: keep('warn'), error: keep('error') };
}
