import { ok } from '#src/shared/result.ts';
import { forEveryLocale, type Locale } from '#src/shared/locale.ts';
import type { Site } from '#src/seo/site.ts';
import { explainUrl } from '#src/use-cases/explain/explain-url.ts';
import type { Explanation } from '#src/use-cases/explain/explanation.ts';
import type { AnsweredFirst } from '#src/use-cases/explain/made-page.ts';
import { createFakePorts, type FakePorts, type FakeShop, type Outage } from './fake-ports.ts';
import { SHOP } from './fake-shop.ts';

/* Explanations of the URLs of a shop of a few pages. */

export type Change = {
  readonly shop?: Partial<FakeShop>;
  readonly outages?: readonly Outage[];
  readonly host?: string | undefined;
  readonly domains?: Site['domains'];
  readonly remap?: Site['remap'];
  readonly isStrictHosts?: boolean;
  readonly first?: AnsweredFirst;
  readonly hasExtraSlashes?: boolean;
  /** The only locale that has pages. */
  readonly onlyIn?: Locale;
  /** Labels of the filters in German. */
  readonly german?: Readonly<Record<string, string>>;
  /** What the search finds in German, if that differs. */
  readonly germanProducts?: FakeShop['searchProducts'];
  /** Ports that are watched, in place of those of the changed shop. */
  readonly ports?: FakePorts;
};

export const DOMAINS = forEveryLocale((locale) => `https://${locale}.example`);

/** The calls that every explanation has. */
export const CALLS = [{ port: 'search', method: 'find', args: '[]', duration: 1 }];

/** What a small shop explains, at the Dutch host unless the URL or the change has another. */
export function explained(url: string, change: Change = {}): Promise<Explanation> {
  const { domains = DOMAINS, remap = {}, outages = [], german } = change;
  const site = { domains, remap };
  const ports = change.ports ?? createFakePorts({ ...SHOP, ...change.shop }, ...outages);
  const inGerman =
    german &&
    createFakePorts({
      ...SHOP,
      labels: german,
      searchProducts: change.germanProducts ?? SHOP.searchProducts,
    });
  const search: typeof ports.search = {
    productsAndFilters: (request) =>
      (request.locale === 'de-de' && inGerman ? inGerman : ports).search.productsAndFilters(
        request,
      ),
  };
  const pageByUrl: typeof ports.content.pageByUrl = (locale, path) =>
    locale === (change.onlyIn ?? locale)
      ? ports.content.pageByUrl(locale, path)
      : Promise.resolve(ok(undefined));
  return explainUrl(
    { ...ports, search, content: { ...ports.content, pageByUrl } },
    {
      url,
      host: 'host' in change ? change.host : 'nl-nl.example',
      site,
      isStrictHosts: change.isStrictHosts ?? false,
      loadSite: () => Promise.resolve(site),
      answerBeforePages: () => Promise.resolve(change.first),
      hasExtraSlashes: () => change.hasExtraSlashes ?? false,
      calls: () => CALLS,
    },
  );
}
