import { readCount, readFields, readListOf, readText } from '../shared/json-reader.ts';

/** Search answer that led a shopper to a product. */
export type Attribution = {
  /** SKU of the product, as in its hit. */
  readonly sku: string;
  readonly queryId: string;
  /** When it was opened, in milliseconds since 1970. */
  readonly at: number;
};

/** Latest first, each product once. */
export type Attributions = readonly Attribution[];

/** How long the search service attributes a sale to an answer, in milliseconds: an hour. */
export const ATTRIBUTION_WINDOW = 60 * 60 * 1000;

/** Maximum number kept; no shopper opens more and still buys within the hour. */
export const MAX_ATTRIBUTIONS = 30;

/** Records the answer that a product was opened from, in place of an earlier one. */
export const withAttribution = (known: Attributions, latest: Attribution): Attributions =>
  [latest, ...known.filter(({ sku }) => sku !== latest.sku)].slice(0, MAX_ATTRIBUTIONS);

/** Query id of the answer that led to a product within the hour before `now`, if any. */
export const queryIdFor = (known: Attributions, sku: string, now: number): string | undefined =>
  known.find((one) => one.sku === sku && now >= one.at && now - one.at < ATTRIBUTION_WINDOW)
    ?.queryId;

/** JSON for the storage of a tab. */
export const formatAttributions = (known: Attributions): string => JSON.stringify(known);

/** Parses what {@link formatAttributions} writes, after `JSON.parse`; empty for anything else. */
export const parseAttributions = (value: unknown): Attributions =>
  (readAttributions(value) ?? []).slice(0, MAX_ATTRIBUTIONS);

const readAttributions = readListOf(
  readFields<Attribution>({ sku: readText, queryId: readText, at: readCount }),
);
