import {
  type Reader,
  readFields,
  readListOf,
  readNumber,
  readOneOf,
  readText,
  withOptional,
} from '../shared/json-reader.ts';
import { COUNTRIES, type Country } from '../shared/locale.ts';

/** A store where the beds can be tried. */
export type Store = {
  readonly name: string;
  /** Street, town and country, one line each. */
  readonly address: readonly string[];
  readonly phone: string;
  readonly hours: readonly StoreHours[];
  /** What can be tried there, and what only in the other stores. */
  readonly onDisplay: string;
  /** Directions, by means of transport. */
  readonly directions: string;
  /** Where it is, for search engines and maps. */
  readonly place?: StorePlace;
  /** Path of the store's own page; absent on that page. */
  readonly pagePath?: string;
};

/** A line of the opening hours, as it is shown. */
export type StoreHours = {
  readonly days: string;
  readonly times: string;
  /** The same for programs, as schema.org writes it: `Mo-Fr 09:00-17:30`. Absent while closed. */
  readonly openingHours?: string;
};

export type StorePlace = {
  /** Street and house number. */
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: Country;
  /** In degrees (WGS 84). */
  readonly latitude: number;
  readonly longitude: number;
};

const readStorePlace: Reader<StorePlace> = readFields({
  street: readText,
  postalCode: readText,
  city: readText,
  country: readOneOf(COUNTRIES),
  latitude: readNumber,
  longitude: readNumber,
});

const readHours: Reader<StoreHours> = withOptional(
  readFields({ days: readText, times: readText }),
  {
    openingHours: readText,
  },
);

export const readStore: Reader<Store> = withOptional(
  readFields({
    name: readText,
    address: readListOf(readText),
    phone: readText,
    hours: readListOf(readHours),
    onDisplay: readText,
    directions: readText,
  }),
  { place: readStorePlace, pagePath: readText },
);

/** Days and times at which a store is open. */
export type OpeningTimes = {
  /** Every day of the range, in English. */
  readonly days: readonly Weekday[];
  /** `09:00`. */
  readonly opens: string;
  readonly closes: string;
};

const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Parses {@link StoreHours.openingHours}; `undefined` if it is malformed. */
export function parseOpeningHours(text: string): OpeningTimes | undefined {
  const { from = '', to = from, opens = '', closes = '' } = OPENING_HOURS.exec(text)?.groups ?? {};
  const [first, last] = [indexOfDay(from), indexOfDay(to)];
  if (opens >= closes || last < first) return undefined;
  return { days: WEEKDAYS.slice(first, last + 1), opens, closes };
}

const indexOfDay = (day: string): number => WEEKDAYS.findIndex((one) => one.startsWith(day));

const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const OPENING_HOURS = new RegExp(
  `^(?<from>${DAY})(?:-(?<to>${DAY}))? (?<opens>${TIME})-(?<closes>${TIME})$`,
  'u',
);
