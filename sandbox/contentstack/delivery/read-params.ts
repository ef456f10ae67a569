import { splitUrl } from '#src/routing/url-parts.ts';
import { MASTER_LOCALE } from '../entries/entry-store.ts';

/** Query parameters of a request for entries or assets. */
export type DeliveryParams = {
  readonly locale: string;
  readonly environment: string | undefined;
  readonly withFallback: boolean;
  /** Paths of references to resolve: `breadcrumbs`, `blocks.hero.link`. */
  readonly include: readonly string[];
  /** Lists of fields to leave out, by scope: `BASE`, or the path of a reference. */
  readonly except: ReadonlyMap<string, readonly string[]>;
  /** Raw JSON; `undefined` if not given. */
  readonly query: string | undefined;
  readonly skip: number;
  readonly limit: number;
  readonly ascending: string | undefined;
  readonly withCount: boolean;
  readonly withDimension: boolean;
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
    except: fieldLists(pairs),
    query: value('query'),
    skip: wholeNumber(value('skip'), 0),
    limit: Math.min(wholeNumber(value('limit'), MAX_PER_REPLY), MAX_PER_REPLY),
    ascending: value('asc'),
    withCount: isTrue('include_count'),
    withDimension: isTrue('include_dimension'),
  };
}

type Pair = readonly [key: string, value: string];

/** Parses `except[BASE][]=title`, `except[BASE][0]=title`, `except[breadcrumbs][]=url`. */
function fieldLists(pairs: readonly Pair[]): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>();
  for (const [key, field] of pairs) {
    const { place } = FIELD_LIST.exec(key)?.groups ?? {};
    if (place) lists.set(place, [...(lists.get(place) ?? []), field]);
  }
  return lists;
}

const FIELD_LIST = /^except\[(?<place>[^\]]+)\](?:\[\d*\])+$/u;

const wholeNumber = (text: string | undefined, fallback: number): number =>
  text !== undefined && /^\d{1,9}$/u.test(text) ? Number(text) : fallback;
