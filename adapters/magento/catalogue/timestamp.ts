import { parseDay } from '#src/shared/calendar-day.ts';
import type { Reader } from '#src/shared/json-reader.ts';

/** Reads a Magento timestamp that begins with a valid day: `2026-03-01 12:00:00`. */
export const readTimestamp: Reader<string> = (value) =>
  typeof value === 'string' && SHAPE.test(value) && parseDay(dayOf(value)) !== undefined
    ? value
    : undefined;

const SHAPE = /^\d{4}-\d\d-\d\d(?:\D|$)/u;

/** Returns `2026-03-01` for `2026-03-01 12:00:00`. */
export const dayOf = (timestamp: string): string => timestamp.slice(0, DAY_LENGTH);

const DAY_LENGTH = '2026-03-01'.length;
