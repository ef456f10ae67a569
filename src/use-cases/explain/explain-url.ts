import type { PageEntry } from '../../content/page-entry.ts';
import { withoutPreview } from '../../content/preview.ts';
import { normalizeUrl } from '../../routing/normalize-url.ts';
import { type Domains, parseLocation, type ShopLocation } from '../../routing/parse-location.ts';
import { pathRejection } from '../../routing/path-rejection.ts';
import { PREVIEW_PARAMS } from '../../routing/preview-query.ts';
import { parseQuery, splitUrl } from '../../routing/url-parts.ts';
import type { PagePorts } from '../page-request.ts';
import { isEntryPath, showPageByUrl } from '../show-page.ts';
import { facetsElsewhere, pagesElsewhere } from './ask-elsewhere.ts';
import type { FilterWords } from './explain-filters.ts';
import { explainParameters, withoutSecrets } from './explain-parameters.ts';
import { explainRedirect, redirectRows, remapRows } from './explain-redirects.ts';
import { explainSeo } from './explain-seo.ts';
import { explainSegments, type ListingFacts, listingFactsOf } from './explain-segments.ts';
import type { ExplainedAnswer, Explanation, MissingReason } from './explanation.ts';
import type { MadePage, UrlToExplain } from './made-page.ts';
import { recordAnswers } from './recorded-answers.ts';

/**
 * Explains how the shop answers a URL: its page is made as for a visitor without a cart, with ports
 * that keep their answers. Previews are not explained: a draft is for its editors. Only a URL of
 * the shop's own hosts is asked about.
 */
export async function explainUrl(ports: PagePorts, asked: UrlToExplain): Promise<Explanation> {
  const { domains } = asked.site;
  const { host, target } = splitHost(asked.url, domains);
  const published = hasAnyPreview(target) ? withoutPreview(target) : target;
  const location = parseLocation(host ?? asked.host, published, domains);
  const { locale, hostKnown } = location;
  const { path, query } = splitUrl(target);
  const normal = normalizeUrl(target);
  const rejection = pathRejection(target);
  const origin = domains[locale];
  return {
    url: withoutSecrets(asked.url),
    host: {
      ...(host !== undefined && { written: host }),
      isKnown: hostKnown,
      locale,
      ...(origin !== undefined && { origin }),
      isStrict: asked.isStrictHosts,
    },
    path: {
      written: path,
      ...(normal !== undefined && { normal: splitUrl(normal).path }),
      ...(rejection && { rejection }),
    },
    ...NOTHING_FOUND,
    parameters: explainParameters(query, { locale, path }),
    ...(await explainLocation(ports, asked, location, { target: published, query })),
  };
}

/** Otherwise the target stays as it is written, needless separators included. */
const hasAnyPreview = (target: string): boolean =>
  parseQuery(splitUrl(target).query).some(({ name }) => PREVIEW_PARAMS.has(name));

const NOTHING_FOUND = {
  segments: [],
  pagesElsewhere: [],
  redirects: [],
  remaps: [],
  calls: [],
} as const;

/** Host and target of a URL. A host of the shop needs no scheme; a fragment is not sent. */
function splitHost(
  url: string,
  domains: Domains,
): { readonly host?: string; readonly target: string } {
  const [sent = ''] = url.trim().split('#', 1);
  const { scheme, host = '', target = '' } = ABSOLUTE.exec(sent)?.groups ?? {};
  const isHost = scheme !== undefined || parseLocation(host, '/', domains).hostKnown;
  const written = isHost ? target : sent;
  const rooted = written.startsWith('/') ? written : `/${written}`;
  return { ...(isHost && { host }), target: rooted };
}

const ABSOLUTE = /^(?<scheme>https?:\/\/)?(?<host>[^/?]*)(?<target>.*)$/isu;

/** A target without its preview, and the query string with it. */
type Asked = { readonly target: string; readonly query: string };

type Found = Pick<Explanation, 'answer'> & Partial<Explanation>;

async function explainLocation(
  ports: PagePorts,
  asked: UrlToExplain,
  location: ShopLocation,
  { target, query }: Asked,
): Promise<Found> {
  if (!location.hostKnown)
    return { answer: { kind: 'unknown-host', ...(asked.isStrictHosts && { status: 421 }) } };
  const first = await asked.answerBeforePages(location, target);
  if (first) return { answer: first, calls: asked.calls() };
  const recorded = recordAnswers(ports);
  const site = await asked.loadSite(location.locale);
  const outcome = await showPageByUrl(recorded.ports, site, location, target);
  const calls = asked.calls();
  const facts = { ports, asked, location, target, query, site, outcome };
  return { ...(await explainPage({ ...facts, answers: recorded.answers })), calls };
}

async function explainPage(page: MadePage): Promise<Found> {
  const { ports, location, target, outcome, answers, asked } = page;
  const { locale, query } = location;
  const { path } = splitUrl(normalizeUrl(target) ?? target);
  const { entry } = answers;
  const listing = listingFactsOf(page, path);
  const model = outcome.kind === 'page' ? outcome.model : undefined;
  const isLost = model?.head.status === 404 && (!entry || !isEntryPath(entry, path));
  const words = listing?.words && (await withOtherLocales(page, path, listing.words));
  return {
    ...(entry && { entry: entryFacts(entry, path) }),
    segments: explainSegments(path, entry, words, model?.head.status),
    parameters: parametersOf(page, path, words),
    ...(listing?.filters && { filters: listing.filters }),
    pagesElsewhere: isLost ? await pagesElsewhere(ports, asked.site, locale, path) : [],
    redirects: redirectRows(page, path),
    remaps: remapRows(page, path),
    answer: answerOf(page, path, listing),
    ...(model && { seo: explainSeo(page, model, splitUrl(path + query)) }),
  };
}

/** Asks for the words of other locales only if some word is unknown here. */
async function withOtherLocales(
  page: MadePage,
  path: string,
  words: FilterWords,
): Promise<FilterWords> {
  const { outcome } = page;
  const isRefused = outcome.kind === 'page' && outcome.model.head.status === 404;
  const hasUnknown = () => parametersOf(page, path, words).some(({ kind }) => kind === 'unknown');
  const isAsked = isRefused || (page.answers.entry?.type === 'Search' && hasUnknown());
  return isAsked ? { ...words, others: await facetsElsewhere(page) } : words;
}

function parametersOf(page: MadePage, path: string, words: FilterWords | undefined) {
  const { entry, product, laterPage } = page.answers;
  const { locale } = page.location;
  const isOnSearchPage = entry?.type === 'Search' && entry.url === path;
  return explainParameters(page.query, {
    locale,
    path,
    type: entry?.type,
    pages: laterPage?.pages,
    product,
    ...(isOnSearchPage && { words }),
  });
}

function answerOf(
  page: MadePage,
  path: string,
  listing: ListingFacts | undefined,
): ExplainedAnswer {
  const { outcome, asked, target } = page;
  if (outcome.kind === 'moved') {
    const { status, location } = outcome;
    const reason = explainRedirect(page, outcome, path);
    return { kind: 'moved', status, location: withoutSecrets(location), reason };
  }
  const { type, head } = outcome.model;
  const { status, title } = head;
  if (status === 404 && asked.hasExtraSlashes(target))
    return { kind: 'refused', status: 400, reason: 'doubled-slashes' };
  const shown = { kind: 'page', status, type, title } as const;
  return status === 200 ? shown : { ...shown, reason: reasonOf(page, path, listing) };
}

/** Why a page is an error page. */
function reasonOf(
  { outcome, answers: { entry } }: MadePage,
  path: string,
  listing: ListingFacts | undefined,
): MissingReason {
  const status = outcome.kind === 'page' ? outcome.model.head.status : outcome.status;
  if (status === 410) return 'gone';
  if (status === 503) return 'unavailable';
  if (!entry || entry.type === 'Error') return 'no-page';
  if (!isEntryPath(entry, path)) return 'below-page';
  if (entry.type === 'Product') return 'product-not-found';
  return listing?.isRefused ? 'filters' : 'beyond-last-page';
}

const entryFacts = ({ type, uid, title, url }: PageEntry, path: string) => ({
  type,
  uid,
  title,
  url,
  rest: path.slice(url.length),
});
