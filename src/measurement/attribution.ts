import { readCount, readFields, readListOf, readText } from '../shared/json-reader.ts';

/** Which answer of the search service led a shopper to a product. */
export type Attribution = {
  /** Of the product, as its hit has it. */
  readonly sku: string;
  readonly queryId: string;
  /** When it was opened, in milliseconds since 1970. */
  readonly at: number;
};

/** The latest first, each product once. */
export type Attributions = readonly Attribution[];

/** How long the search service takes a sale for the doing of an answer, in milliseconds: an hour. */
export const ATTRIBUTED_FOR = 60 * 60 * 1000;

/** More products than these nobody opens and still buys within the hour. */
export const MOST_ATTRIBUTIONS = 30;

/** Remembers the answer that a product was opened from, in the place of an earlier one. */
export const withAttribution = (known: Attributions, latest: Attribution): Attributions =>
  [latest, ...known.filter(({ sku }) => sku !== latest.sku)].slice(0, MOST_ATTRIBUTIONS);

/** The answer that led to a product, within the hour before `now`; `undefined` where none did. */
export const queryIdFor = (known: Attributions, sku: string, now: number): string | undefined =>
  known.find((one) => one.sku === sku && now >= one.at && now - one.at < ATTRIBUTED_FOR)?.queryId;

/** As a tab keeps it. */
export const formatAttributions = (known: Attributions): string => JSON.stringify(known);

/** Reads what {@link formatAttributions} writes, already taken out of its JSON; else none. */
export const parseAttributions = (value: unknown): Attributions =>
  (readAttributions(value) ?? []).slice(0, MOST_ATTRIBUTIONS);

const readAttributions = readListOf(
  readFields<Attribution>({ sku: readText, queryId: readText, at: readCount }),
);
