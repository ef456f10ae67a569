import { parseDay } from '#src/delivery/calendar-day.ts';
import type { Reader } from '#src/shared/json-reader.ts';

/** One of Magento's moments, as far as it tells its day: `2026-03-01 12:00:00`. */
export const readMoment: Reader<string> = (value) =>
  typeof value === 'string' && SHAPE.test(value) && parseDay(dayOf(value)) !== undefined
    ? value
    : undefined;

const SHAPE = /^\d{4}-\d\d-\d\d(?:\D|$)/u;

/** `2026-03-01` of `2026-03-01 12:00:00`. */
export const dayOf = (moment: string): string => moment.slice(0, DAY_LENGTH);

const DAY_LENGTH = '2026-03-01'.length;
