import type { UnfitReason } from '../catalog/product.ts';
import {
  anchorOf,
  formatQuery,
  parseQuery,
  type QueryParameter,
  queryValue,
  replaceParameters,
  splitUrl,
} from '../routing/url-parts.ts';
import { memoizeRecent } from '../shared/memoize.ts';
import type { FitReason } from './bed-fit.ts';

/** The bed that a shopper buys for, as far as goods depend on it; all in whole centimetres. */
export type MyBed = {
  /** Of the whole bed, also if two mattresses lie in it; it is even then. */
  readonly width: number;
  readonly length: number;
  readonly mattresses: 1 | 2;
  /** Of what a fitted sheet has to cover: the mattress with its topper. Absent if not said. */
  readonly mattressHeight?: number;
};

/** Whether a reason is about how high the bed is. */
export const dependsOnHeight = (reason: FitReason | UnfitReason): boolean =>
  reason === 'deep-enough' || reason === 'shallow' || reason === 'deep';

/** Query parameter of the bed, in every locale: `?bed=160x200`. */
export const BED_PARAM = 'bed';

/** Query parameter of a listing that shows what does not come in the bed's size, too. */
export const ALL_SIZES_PARAM = 'sizes';
const ALL_SIZES = 'all';

/** What a bed can be, in centimetres: from a cot to a bed for a family. */
export const BED_LIMITS = {
  width: { min: 40, max: 300 },
  length: { min: 80, max: 300 },
  mattressHeight: { min: 5, max: 60 },
} as const;

/** Minimum width of one of two mattresses, in centimetres. */
const MIN_HALF_WIDTH = 60;

/**
 * The code of a bed in addresses and storage: `160x200`, with two mattresses `2x80x200`, with the
 * height of what lies there `160x200h24`. {@link parseBed} reads it back.
 */
export function formatBed({ width, length, mattresses, mattressHeight }: MyBed): string {
  const size = mattresses === 2 ? `2x${width / 2}x${length}` : `${width}x${length}`;
  return mattressHeight === undefined ? size : `${size}h${mattressHeight}`;
}

/** Parses a code in any case; `undefined` for a bed that does not exist. */
export function parseBed(code: string): MyBed | undefined {
  const { two, side, length, height } =
    /^(?<two>2x)?(?<side>\d{1,4})x(?<length>\d{1,4})(?:h(?<height>\d{1,3}))?$/iu.exec(code)
      ?.groups ?? {};
  if (side === undefined) return undefined;
  const mattresses = two === undefined ? 1 : 2;
  return bedOf({
    width: Number(side) * mattresses,
    length: Number(length),
    mattresses,
    ...(height !== undefined && { mattressHeight: Number(height) }),
  });
}

/** A bed within {@link BED_LIMITS}; `undefined` for any other. */
function bedOf(bed: MyBed): MyBed | undefined {
  const { width, length, mattresses, mattressHeight } = bed;
  if (mattresses === 2 && width / 2 < MIN_HALF_WIDTH) return undefined;
  const isMade =
    isWithin(width, BED_LIMITS.width) &&
    isWithin(length, BED_LIMITS.length) &&
    (mattressHeight === undefined || isWithin(mattressHeight, BED_LIMITS.mattressHeight));
  return isMade ? bed : undefined;
}

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

export const isSameBed = (one: MyBed | undefined, other: MyBed | undefined): boolean =>
  (one && formatBed(one)) === (other && formatBed(other));

/** Size of the whole bed as the shop writes sizes: `160x200`. */
export const wholeSize = ({ width, length }: MyBed): string => `${width}x${length}`;

/** Size of half the bed: `80x200`; `undefined` if no mattress is that narrow. */
export const halfSize = ({ width, length }: Pick<MyBed, 'width' | 'length'>): string | undefined =>
  width % 2 === 0 && width / 2 >= MIN_HALF_WIDTH ? `${width / 2}x${length}` : undefined;

/** The bed of a query string; `undefined` without one, or if its code is malformed. */
export const bedOfQuery = (query: string): MyBed | undefined =>
  parseBed(queryValue(query, BED_PARAM) ?? '');

/** Whether a listing shows what does not come in the bed's size, too. */
export const showsAllSizes = (query: string): boolean =>
  queryValue(query, ALL_SIZES_PARAM) === ALL_SIZES;

/** Parameters of the bed; none without one. */
export const bedParameters = (
  bed: MyBed | undefined,
  isInAllSizes: boolean = false,
): readonly string[] => {
  if (bed === undefined) return [];
  const all = isInAllSizes ? [`${ALL_SIZES_PARAM}=${ALL_SIZES}`] : [];
  return [`${BED_PARAM}=${formatBed(bed)}`, ...all];
};

/** The address with this bed in place of any other, or with none; keeps its fragment. */
export function withBed(url: string, bed: MyBed | undefined): string {
  const isWithout =
    !url.includes('?') || !parseQuery(splitUrl(url).query).some(({ name }) => isBedParam(name));
  return bed === undefined && isWithout
    ? url
    : replaceParameters(url, isBedParam, bedParameters(bed));
}

/**
 * An address for this bed. One that says a bed of its own, in all sizes or not, stays as it is, and so
 * does one that is no path of the shop.
 */
export const addressForBed = (url: string, bed: MyBed | undefined): string =>
  !url.startsWith('/') || bedOfQuery(splitUrl(url).query) ? url : withBed(url, bed);

const isBedParam = (name: string): boolean =>
  name === BED_PARAM || name === ALL_SIZES_PARAM || FORM_FIELDS.includes(name);

/** Where the form of the bed on a page leads: its first page, without a bed. */
export type BedFormAction = {
  readonly path: string;
  /** Parameters of the page that the form keeps. */
  readonly kept: readonly QueryParameter[];
  readonly url: string;
};

/** Number of memoized form actions: those of the pages rendered between two waits. */
const CACHED_ACTIONS = 16;

/** The action of the form of the bed at an address. Memoized, as no link is written while a page renders. */
export const bedFormAction: (url: string) => BedFormAction = memoizeRecent(
  CACHED_ACTIONS,
  (url) => {
    const { path, query } = splitUrl(url);
    const kept = parseQuery(query).filter(({ name }) => name !== 'page' && !isBedParam(name));
    return { path, kept, url: path + formatQuery(kept) + anchorOf(url) };
  },
);

/** Fields of the form of the bed: a GET form of any page, which works without script. */
export const BED_FIELDS = {
  width: 'bed-width',
  length: 'bed-length',
  mattresses: 'bed-mattresses',
  mattressHeight: 'bed-height',
} as const;

const FORM_FIELDS: readonly string[] = Object.values(BED_FIELDS);

/** Whether a query string comes from the form of the bed. */
export const isBedForm = (query: string): boolean =>
  parseQuery(query).some(({ name }) => FORM_FIELDS.includes(name));

/**
 * The bed that the form says; `undefined` if a field is missing or no bed is like that. A bed that
 * cannot hold two mattresses has one.
 */
export function bedOfForm(query: string): MyBed | undefined {
  const field = (name: keyof typeof BED_FIELDS) => queryValue(query, BED_FIELDS[name])?.trim();
  const height = field('mattressHeight') ?? '';
  const bed = {
    width: numberIn(field('width')),
    length: numberIn(field('length')),
    ...(height !== '' && { mattressHeight: numberIn(height) }),
  };
  const isForTwo = field('mattresses') === '2' && halfSize(bed) !== undefined;
  return bedOf({ ...bed, mattresses: isForTwo ? 2 : 1 });
}

const numberIn = (text: string | undefined): number =>
  /^\d{1,4}$/u.test(text ?? '') ? Number(text) : Number.NaN;

/**
 * Address of the page that the form of the bed was sent from, with the bed that it says in its short
 * form, on the first page of a listing. A form that says no bed leaves the address's own.
 */
export function bedFormTarget(path: string, query: string): string {
  const others = parseQuery(query).filter(
    ({ name }) => name !== 'page' && !FORM_FIELDS.includes(name),
  );
  const address = path + formatQuery(others);
  const bed = bedOfForm(query);
  return bed ? withBed(address, bed) : address;
}
