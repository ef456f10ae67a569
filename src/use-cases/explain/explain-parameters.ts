import { COUPON_PARAM } from '../../cart/coupon.ts';
import { chooseVariant } from '../../catalog/choose-variant.ts';
import { halvesParamNames } from '../../catalog/halves-query.ts';
import {
  choiceParamValues,
  CONFIGURATOR_PARAM,
  partParamNames,
  sizeParamNames,
} from '../../catalog/product-url-params.ts';
import {
  optionParamNames,
  parseVariantRequest,
  withoutUnmade,
} from '../../catalog/variant-query.ts';
import type { Product } from '../../catalog/product.ts';
import { REVIEW_PARAMS } from '../../catalog/review-params.ts';
import {
  COMPARE_PARAM,
  COMPARE_PATH,
  COMPARED_SIZE_PARAM,
  SHOW_PARAM,
} from '../../compare/compare-list.ts';
import type { PageType } from '../../content/page-entry.ts';
import { NOTICE_PARAM } from '../../forms/form-notice.ts';
import { normalListingQuery } from '../../listing/normal-listing-query.ts';
import { DELIVERED_PARAM } from '../../delivery/delivered-by.ts';
import { ALL_SIZES_PARAM, BED_FIELDS, BED_PARAM, parseBed } from '../../my-bed/my-bed.ts';
import { isBeyondLastPage, parsePageNumber } from '../../listing/pagination.ts';
import { PREVIEW_PARAMS } from '../../routing/preview-query.ts';
import {
  isPersonalParam,
  isTrackingParam,
  SEARCH_TEXT_PARAM,
} from '../../routing/reserved-params.ts';
import {
  formatQuery,
  MAX_PARAMETERS,
  parseQuery,
  queryValue,
  type QueryParameter,
} from '../../routing/url-parts.ts';
import { PLAN_PARAMS } from '../../room/plan-form.ts';
import { ROOM_PARAM } from '../../room/room-query.ts';
import { WAY_PARAMS } from '../../room/way-form.ts';
import { parseSorting } from '../../search/sorting-and-page-size.ts';
import { normalizeSearchText } from '../../search/search-text.ts';
import type { Locale } from '../../shared/locale.ts';
import { explainFilterName, explainFilterValues, type FilterWords } from './explain-filters.ts';
import type { ExplainedParameter, ParameterEffect, ParameterKind } from './explanation.ts';

/** The page that reads a query string. */
export type ParameterReader = {
  readonly locale: Locale;
  readonly path: string;
  /** Type of the page's entry; absent if the path has none. */
  readonly type?: PageType | undefined;
  /** Number of pages of the listing, if a later one was asked for. */
  readonly pages?: number | undefined;
  /** Set for a product page. */
  readonly product?: Product | undefined;
  /** Set for a search page whose filters are in the query string. */
  readonly words?: FilterWords | undefined;
};

/** Explains each parameter of a query string, in order, as the page reads it. */
export function explainParameters(
  query: string,
  reader: ParameterReader,
): readonly ExplainedParameter[] {
  const parameters = parseQuery(query);
  return parameters.map((parameter) => {
    const { name } = parameter;
    const isFirst = parameters.find((other) => other.name === name) === parameter;
    const explained = explainParameter(parameter, query, reader);
    const isRepeated = !isFirst && explained.effect === 'read' && READ_ONCE.has(explained.kind);
    const value = isSecretParam(name) ? HIDDEN : parameter.value;
    return Object.assign(explained, { name, value }, isRepeated && { effect: 'repeated' });
  });
}

/** Stands for a value that is not shown. */
export const HIDDEN = '…';

/** Whether a parameter holds a visitor's data or a key, so that its value is not shown. */
const isSecretParam = (name: string): boolean => PREVIEW_PARAMS.has(name) || isPersonalParam(name);

/**
 * A URL whose query string has {@link HIDDEN} for each value that is not to be shown. Parameters
 * that nothing reads, because there are too many, may be secret as well: they are left out.
 */
export function withoutSecrets(url: string): string {
  const [address = ''] = url.split('?', 1);
  const parameters = parseQuery(url.slice(address.length));
  const isWhole = parameters.length < MAX_PARAMETERS;
  if (isWhole && !parameters.some(({ name }) => isSecretParam(name))) return url;
  return (
    address +
    formatQuery(
      parameters.map(({ name, value, written }) => ({
        name,
        value,
        written: isSecretParam(name) ? `${name}=${HIDDEN}` : written,
      })),
    )
  );
}

/** Kinds of which the first parameter alone is read. */
const READ_ONCE: ReadonlySet<ParameterKind> = new Set([
  'page',
  'price-form',
  'coupon',
  'bed',
  'delivered',
  'notice',
  'variant',
  'part',
  'halves',
  'reviews',
  'configurator',
  'room',
]);

type Explained = Omit<ExplainedParameter, 'name' | 'value'>;

function explainParameter(
  parameter: QueryParameter,
  query: string,
  reader: ParameterReader,
): Explained {
  const { name } = parameter;
  if (isTrackingParam(name)) return { kind: 'tracking', effect: 'kept-by-browser' };
  if (PREVIEW_PARAMS.has(name)) return { kind: 'preview', effect: 'not-explained' };
  const listed = LISTING_PARAMS.get(name);
  if (listed) return explainListingParameter(parameter, query, reader, listed);
  if (name === COUPON_PARAM) return { kind: 'coupon', effect: 'read' };
  if (BED_PARAMS.has(name)) return explainBed(parameter);
  if (name === NOTICE_PARAM) return { kind: 'notice', effect: 'read' };
  const ofProduct =
    reader.product && explainProductParameter(parameter, query, reader.product, reader.locale);
  if (ofProduct) return ofProduct;
  const ofSearch = reader.words && explainFilterParameter(parameter, reader.words);
  if (ofSearch) return ofSearch;
  if (isPersonalParam(name)) return { kind: 'personal', effect: 'read' };
  if ([SHOW_PARAM, COMPARED_SIZE_PARAM].includes(name) && reader.path === COMPARE_PATH)
    return { kind: 'comparison', effect: 'read' };
  return { kind: 'unknown', effect: 'part-of-address' };
}

const BED_PARAMS: ReadonlySet<string> = new Set([
  BED_PARAM,
  ALL_SIZES_PARAM,
  ...Object.values(BED_FIELDS),
]);

/** The fields of the form lead to the bed in its short form. */
function explainBed({ name, value }: QueryParameter): Explained {
  if (name === BED_PARAM && parseBed(value) === undefined)
    return { kind: 'bed', effect: 'invalid' };
  const isRead = name === BED_PARAM || name === ALL_SIZES_PARAM;
  return { kind: 'bed', effect: isRead ? 'read' : 'redirected' };
}

const LISTING_PARAMS: ReadonlyMap<string, ParameterKind> = new Map([
  ['page', 'page'],
  ['sorting', 'sorting'],
  [SEARCH_TEXT_PARAM, 'text'],
  ['min', 'price-form'],
  ['max', 'price-form'],
  [COMPARE_PARAM, 'comparison'],
  [DELIVERED_PARAM, 'delivered'],
]);

function explainListingParameter(
  { name, value, written }: QueryParameter,
  query: string,
  { type, path, pages }: ParameterReader,
  kind: ParameterKind,
): Explained {
  const isListing = type === 'Lister' || type === 'Search';
  const isComparison = kind === 'comparison' && path === COMPARE_PATH;
  if (!isListing) return { kind, effect: isComparison ? 'read' : 'without-effect' };
  if (kind === 'price-form') return { kind, effect: 'redirected' };
  if (kind === 'page') return explainPage(value, pages);
  if (!parseQuery(normalListingQuery(query)).some((kept) => kept.written === written))
    return { kind, effect: 'redirected' };
  if (kind === 'sorting') return { kind, effect: 'read', meaning: parseSorting(value) };
  const text = normalizeSearchText(value);
  return { kind, effect: 'read', ...(name === SEARCH_TEXT_PARAM && { meaning: text }) };
}

function explainPage(value: string, pages: number | undefined): Explained {
  const page = parsePageNumber(value);
  if (page === undefined) return { kind: 'page', effect: 'invalid' };
  const isBeyond = pages !== undefined && isBeyondLastPage(page, pages);
  const meaning = pages === undefined ? {} : { meaning: `of ${pages}` };
  return { kind: 'page', effect: isBeyond ? 'refused' : 'read', ...meaning };
}

function explainFilterParameter(
  { name, value, written }: QueryParameter,
  words: FilterWords,
): Explained | undefined {
  const filter = explainFilterName(name, words);
  if (filter.match === 'refused')
    return filter.elsewhere.length > 0
      ? { kind: 'filter', effect: 'without-effect', filter }
      : undefined;
  if (value.trim() === '') return { kind: 'filter', effect: 'invalid', filter };
  const [urlName = '', joined = ''] = splitWritten(written);
  const values = explainFilterValues([urlName, joined], words);
  return { kind: 'filter', effect: values.refusal ? 'refused' : 'read', filter, values };
}

const splitWritten = (written: string): readonly string[] => {
  const [name = ''] = written.split('=', 1);
  return [name, written.slice(name.length + 1)];
};

function explainProductParameter(
  { name, value, written }: QueryParameter,
  query: string,
  product: Product,
  locale: Locale,
): Explained | undefined {
  const named = (asked: string) => queryValue(query, asked);
  const isVariant = [
    sizeParamNames(locale),
    ...product.variants
      .flatMap(({ options = [] }) => options)
      .map((option) => optionParamNames(option, locale)),
  ].some((names) => names.includes(name));
  if (isVariant) {
    const { chosen } = chooseVariant(product, parseVariantRequest(product, named, locale));
    const made = parseQuery(withoutUnmade(product, chosen, query, locale));
    const isMade = made.some((kept) => kept.written === written);
    return { kind: 'variant', effect: isMade ? 'read' : 'redirected' };
  }
  const part = product.parts?.find((one) => partParamNames(one, locale).includes(name));
  if (part) {
    const isChoice = part.choices.some((one) => choiceParamValues(one, locale).includes(value));
    return { kind: 'part', effect: isChoice ? 'read' : 'invalid', meaning: part.label };
  }
  const kind = PRODUCT_PARAMS.get(name) ?? (halvesParamNames(locale).includes(name) && 'halves');
  return kind ? { kind, effect: 'read' as ParameterEffect } : undefined;
}

const PRODUCT_PARAMS: ReadonlyMap<string, ParameterKind> = new Map([
  ...REVIEW_PARAMS.map((name) => [name, 'reviews'] as const),
  [CONFIGURATOR_PARAM, 'configurator'],
  ...[ROOM_PARAM, ...WAY_PARAMS, ...PLAN_PARAMS].map((name) => [name, 'room'] as const),
]);
