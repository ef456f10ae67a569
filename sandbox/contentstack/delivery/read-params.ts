import { splitUrl } from '#src/routing/url-parts.ts';
import { MASTER_LOCALE } from '../entries/entry-store.ts';

/** Query parameters of a request for entries or assets. */
export type DeliveryParams = {
  readonly locale: string;
  readonly environment: string | undefined;
  readonly withFallback: boolean;
  /** Paths of references to resolve: `breadcrumbs`, `blocks.hero.link`. */
  readonly include: readonly string[];
  /** Field lists by scope: `BASE`, or the path of a reference. */
  readonly only: ReadonlyMap<string, readonly string[]>;
  readonly except: ReadonlyMap<string, readonly string[]>;
  /** Raw JSON; `undefined` if not given. */
  readonly query: string | undefined;
  readonly typeahead: string | undefined;
  readonly skip: number;
  readonly limit: number;
  readonly ascending: string | undefined;
  readonly descending: string | undefined;
  readonly withCount: boolean;
  readonly onlyCount: boolean;
  readonly withContentType: boolean;
  readonly withDimension: boolean;
  readonly withRelativeUrls: boolean;
};

/** Maximum number of items per reply; a larger limit is reduced. */
const MAX_PER_REPLY = 100;

/** Parses the parameters. Lists may be written `include[]`, `include[][]` or `include[0]`. */
export function readParams(url: string): DeliveryParams {
  const pairs = [...new URLSearchParams(splitUrl(url).query)];
  const value = (name: string) => pairs.find(([key]) => key === name)?.[1];
  const isTrue = (name: string) => value(name) === 'true';
  return {
    locale: value('locale') ?? MASTER_LOCALE,
    environment: value('environment'),
    withFallback: isTrue('include_fallback'),
    include: pairs.filter(([key]) => key.startsWith('include[')).map(([, path]) => path),
    only: fieldLists(pairs, 'only'),
    except: fieldLists(pairs, 'except'),
    query: value('query'),
    typeahead: value('typeahead'),
    skip: wholeNumber(value('skip'), 0),
    limit: Math.min(wholeNumber(value('limit'), MAX_PER_REPLY), MAX_PER_REPLY),
    ascending: value('asc'),
    descending: value('desc'),
    withCount: isTrue('include_count'),
    onlyCount: isTrue('count'),
    withContentType: isTrue('include_content_type') || isTrue('include_schema'),
    withDimension: isTrue('include_dimension'),
    withRelativeUrls: isTrue('relative_url') || isTrue('relative_urls'),
  };
}

type Pair = readonly [key: string, value: string];

/** Parses `only[BASE][]=title`, `only[BASE][0]=title`, `only[breadcrumbs][]=url`. */
function fieldLists(pairs: readonly Pair[], name: string): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>();
  for (const [key, field] of pairs) {
    const { own, place } = FIELD_LIST.exec(key)?.groups ?? {};
    if (own === name && place) lists.set(place, [...(lists.get(place) ?? []), field]);
  }
  return lists;
}

const FIELD_LIST = /^(?<own>only|except)\[(?<place>[^\]]+)\](?:\[\d*\])+$/u;

const wholeNumber = (text: string | undefined, fallback: number): number =>
  text !== undefined && /^\d{1,9}$/u.test(text) ? Number(text) : fallback;
