import type { AnswerSource } from '#ports/answer-source.ts';
import type { PageType } from '../../content/page-entry.ts';
import type { FilterRefusal } from '../../filters/url-grammar.ts';
import type { PathRejection } from '../../routing/path-rejection.ts';
import type { Alternate, Robots } from '../../seo/head.ts';
import type { SeoRule } from '../../seo/seo-rules.ts';
import type { Locale } from '../../shared/locale.ts';
import type { PageModel } from '../page-model.ts';
import type { RedirectStatus } from '../page-request.ts';

/**
 * Why a URL is answered as it is, as plain data. Values of parameters that hold a visitor's data or
 * a key are replaced by `…`, wherever they occur.
 */
export type Explanation = {
  /** The URL as it was asked about. */
  readonly url: string;
  readonly host: ExplainedHost;
  readonly path: ExplainedPath;
  /** Those of the normal path, in order. Empty for `/`, and if no page was asked for. */
  readonly segments: readonly ExplainedSegment[];
  readonly parameters: readonly ExplainedParameter[];
  /** Filters in their canonical order and spelling; absent if the URL has none that are known. */
  readonly filters?: { readonly written: string; readonly canonical: string };
  /** Entry whose URL is the longest prefix of the path; absent if there is none. */
  readonly entry?: ExplainedEntry;
  /** Pages of other locales at this path, for a path that leads to none. */
  readonly pagesElsewhere: readonly PageElsewhere[];
  /** Rows of the editors' redirects that the path leads through. */
  readonly redirects: readonly ExplainedRow[];
  /** Rows of the remaps (H3) that the path leads through. */
  readonly remaps: readonly ExplainedRow[];
  readonly answer: ExplainedAnswer;
  /** Absent if the answer is no page. */
  readonly seo?: ExplainedSeo;
  /** Ports that were asked for the answer, in the order of their answers. */
  readonly calls: readonly ExplainedCall[];
};

export type ExplainedHost = {
  /** Absent if the URL is only a path. */
  readonly written?: string;
  readonly isKnown: boolean;
  readonly locale: Locale;
  /** Absent if the locale has no domain. */
  readonly origin?: string;
  /** `STRICT_HOSTS`. */
  readonly isStrict: boolean;
};

export type ExplainedPath = {
  readonly written: string;
  /** In its normal form (decision 29); absent if programs read it differently. */
  readonly normal?: string;
  readonly rejection?: PathRejection;
};

export type ExplainedEntry = {
  readonly type: PageType;
  readonly uid: string;
  readonly title: string;
  readonly url: string;
  /** What follows its URL in the path: filters of a listing, or what makes it a 404. */
  readonly rest: string;
};

export type PageElsewhere = {
  readonly locale: Locale;
  readonly title: string;
  /** Path of the same page in the locale of the URL, if it has one. */
  readonly here?: string;
};

export type ExplainedRow = { readonly from: string; readonly to: string; readonly status?: number };

/** A segment of the path: `text` is decoded. */
export type ExplainedSegment = { readonly text: string } & (
  | { readonly role: 'page' | 'unmatched' | 'text-name' | 'text' | 'unread' }
  | ({ readonly role: 'filter' } & ExplainedFilter)
  | ({ readonly role: 'values' } & ExplainedValues)
);

/** The name of a filter. */
export type ExplainedFilter =
  | {
      /** `named-otherwise`: the URL is redirected to the locale's own name. */
      readonly match: 'matched' | 'named-otherwise';
      readonly key: string;
      readonly label: string;
      /** Its name in URLs of this locale. */
      readonly urlName: string;
    }
  | {
      readonly match: 'refused';
      readonly refusal: FilterRefusal['kind'];
      /** The word in other locales. */
      readonly elsewhere: readonly WordElsewhere[];
    };

/** The values of a filter, as written and as matched. */
export type ExplainedValues = {
  readonly values: readonly ExplainedValue[];
  /** Why all of them together are refused. */
  readonly refusal?: FilterRefusal['kind'];
};

export type ExplainedValue = {
  readonly text: string;
  /** Values of the facet that the word stands for, or a price range; empty if there is none. */
  readonly matches: readonly string[];
  readonly refusal?: FilterRefusal['kind'];
  readonly elsewhere: readonly WordElsewhere[];
};

/** A word of another locale, and what this locale writes instead. */
export type WordElsewhere = {
  readonly locale: Locale;
  readonly meaning: string;
  readonly here?: string;
};

export type ParameterKind =
  | 'tracking'
  | 'preview'
  | 'personal'
  | 'page'
  | 'sorting'
  | 'text'
  | 'filter'
  | 'price-form'
  | 'comparison'
  | 'bed'
  | 'delivered'
  | 'coupon'
  | 'notice'
  | 'variant'
  | 'part'
  | 'halves'
  | 'reviews'
  | 'configurator'
  | 'room'
  | 'unknown';

/**
 * Effect of a parameter. `kept-by-browser`: no page has it in its address. `redirected`: the URL is redirected to one without it. `repeated`: only
 * the first one counts. `invalid`: it counts as absent. `without-effect`: this page does not read
 * it. `part-of-address`: neither, but its canonical link keeps it. `refused`: it makes the page a 404.
 */
export type ParameterEffect =
  | 'read'
  | 'kept-by-browser'
  | 'redirected'
  | 'repeated'
  | 'invalid'
  | 'without-effect'
  | 'part-of-address'
  | 'refused'
  | 'not-explained';

export type ExplainedParameter = {
  readonly name: string;
  readonly value: string;
  readonly kind: ParameterKind;
  readonly effect: ParameterEffect;
  /** Meaning of the value: a text or order as it is read, the number of pages, a part's label. */
  readonly meaning?: string;
  readonly filter?: ExplainedFilter;
  readonly values?: ExplainedValues;
};

/**
 * Why a URL is redirected. `spelling`: another spelling of a page's path. `parameters`: parameters
 * that change nothing. `filter-names`: filters named as in another locale, or by their key.
 */
export type RedirectReason =
  | 'spelling'
  | 'editors'
  | 'parameters'
  | 'filter-names'
  | 'price-form'
  | 'article-number'
  | 'variant-not-made'
  | 'external-checkout';

export type ExplainedAnswer =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly type: PageModel['type'];
      readonly title: string;
      /** Set unless the status is 200. */
      readonly reason?: MissingReason;
    }
  | {
      readonly kind: 'moved';
      readonly status: RedirectStatus;
      readonly location: string;
      readonly reason: RedirectReason;
    }
  | Refused
  | AnsweredElsewhere
  | {
      /** Nothing was asked, as the URL is not the shop's; without a status it gets the default locale. */
      readonly kind: 'unknown-host';
      readonly status?: 421;
    };

/**
 * Why a page is an error page. `below-page`: only listings have paths below their own. `filters`:
 * those of the path, or of the query string of a search, are no selection of the listing.
 */
export type MissingReason =
  | 'no-page'
  | 'below-page'
  | 'filters'
  | 'beyond-last-page'
  | 'product-not-found'
  | 'gone'
  | 'unavailable';

/** Refused before any page is asked for, or because of doubled slashes before a missing page. */
export type Refused = {
  readonly kind: 'refused';
  readonly status: 400 | 414;
  readonly reason: PathRejection | 'doubled-slashes';
};

/** Answered by another part of the server than its pages: `file`, `sitemap`, `bff`, `maintenance` … */
export type AnsweredElsewhere = { readonly kind: 'no-page'; readonly by: string };

export type ExplainedSeo = {
  readonly rule: SeoRule;
  /** Which pages the row is for. */
  readonly row: string;
  readonly robots?: Robots;
  readonly isRobotsInHeader: boolean;
  readonly canonical?: string;
  readonly alternates: readonly Alternate[];
  readonly prev?: string;
  readonly next?: string;
  readonly inSitemap: boolean;
  readonly reasons: readonly SeoReason[];
};

/** Why a page gets less than its row grants, or is in this row. */
export type SeoReason =
  | 'no-domain'
  | 'canonical-hidden'
  | 'remapped'
  | 'has-query'
  | 'disabled-by-page'
  | 'disabled-by-shop';

export type ExplainedCall = {
  readonly port: string;
  readonly method: string;
  /** As JSON, shortened. */
  readonly args: string;
  /** Duration in milliseconds. */
  readonly duration: number;
  /** Absent if no cache was asked. */
  readonly source?: AnswerSource;
  readonly failure?: string;
};
