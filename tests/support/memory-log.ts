import type { Log, LogFields } from '#ports/log.ts';

/** A log that keeps its entries. */
export interface MemoryLog extends Log {
  readonly entries: readonly LogEntry[];
}

export type LogEntry = {
  readonly level: keyof Log;
  readonly event: string;
  readonly facts: LogFields;
};

export function createMemoryLog(): MemoryLog {
  const entries: LogEntry[] = [];
  const record =
    (level: keyof Log) =>
    (event: string, facts: LogFields = {}) =>
      void entries.push({ level, event, facts });
  return { entries, info: record('info'), warn: record('warn'), error: record('error') };
}
