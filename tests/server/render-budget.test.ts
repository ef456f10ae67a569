import { describe, expect, it } from 'vitest';
import { createRenderer } from '#server/render.tsx';
import type { ShownPage } from '#server/renderer.ts';
import { demoPorts } from '../support/demo-ports.ts';
import { type FunctionCalls, functionCalls } from '../support/function-calls.ts';
import { inScope } from '../support/test-scope.ts';
import { configOf, openShop, smallAssets } from './small-shop.ts';

const ports = demoPorts();
const { site } = configOf();
// Without fragments, which hold no more than a page without them calls.
const renderer = createRenderer({ assets: smallAssets, site, ports, fragmentBytes: 0 });
const shownPages: ShownPage[] = [];
const recording = {
  ...renderer,
  page: (page: ShownPage) => {
    shownPages.push(page);
    return renderer.page(page);
  },
};
const shop = await openShop({ ports, renderer: recording });

/** The page model and shell at an address, once they were rendered. */
async function shownAt(address: string): Promise<ShownPage> {
  const { status } = await shop.get(address);
  const shown = shownPages.pop();
  expect(status).toBe(200);
  if (!shown) throw new Error(`${address} was not rendered`);
  return shown;
}

/** Rules of how the shop writes and reads URLs, and of what its links look like. */
const URL_RULES = [
  /^src\/routing\//u,
  /^src\/seo\/link-rules\.ts/u,
  /^src\/content\/(?:link|safe-href|image-url)\.ts/u,
  /^src\/listing\/.*-urls?\.ts/u,
  /^src\/filters\/(?:format-filters|filter-slug|facet-url-names|url-grammar)\.ts/u,
  /^src\/catalog\/(?:variant-url|product-url-params)\.ts/u,
];

/** Functions without a name are those that the test runner reads an import by. */
const isUrlRule = ({ file, name }: FunctionCalls): boolean =>
  name !== '' && URL_RULES.some((rule) => rule.test(file));

const callsOf = (counted: readonly FunctionCalls[], wanted: string): number =>
  counted.reduce((sum, { name, calls }) => (name === wanted ? sum + calls : sum), 0);

const SEARCH = '/search?q=matras';
const FILTERED = '/matrassen/hardheid/medium/maat/160x200';
/** Listings of every kind. Counting calls slows the process: the short run has one for each claim. */
const listings = (one: string): readonly string[] =>
  inScope(['/matrassen', FILTERED, SEARCH], [one]);

describe('rendering a page', () => {
  it.each(listings(SEARCH))('calls no rule of URLs or links for known links: %s', async (url) => {
    const page = await shownAt(url);
    const [counted = []] = functionCalls(() => renderer.page(page));
    expect(callsOf(counted, 'ContentLink')).toBeGreaterThan(100);
    expect(counted.filter(isUrlRule)).toEqual([]);
  });

  it.each(listings(FILTERED))('writes the links of a new listing once: %s', async (url) => {
    const { model, shell } = await shownAt(url);
    if (!('facets' in model)) throw new Error(`${url} is no listing`);
    const { facets } = model;
    const copy = structuredClone(model);
    const [counted = []] = functionCalls(() => renderer.page({ model: copy, shell }));
    const values = facets.flatMap((facet) => facet.values).length;
    // Each value is a link of the panel, and some are shown again above the products.
    expect(callsOf(counted, 'FilterLink')).toBeGreaterThan(100);
    expect(callsOf(counted, 'toggledUrls')).toBe(1);
    expect(callsOf(counted, 'urlPartsAroundFilter')).toBe(facets.length);
    expect(callsOf(counted, 'listingUrl')).toBeLessThan(25);
    expect(callsOf(counted, 'facetValueSlug')).toBeLessThanOrEqual(values);
    expect(callsOf(counted, 'relOfLink')).toBeLessThan(values + 25);
  });
});

/** Most elements of a page, and most characters of its data, in thousands. */
const PAGE_BUDGETS: readonly (readonly [
  string,
  { readonly elements: number; readonly data: number },
])[] = [
  ['/', { elements: 1100, data: 15 }],
  ['/matrassen', { elements: 2150, data: 38 }],
  ['/halmstad-lund-pocketveermatras', { elements: 2140, data: 33 }],
  ['/search?q=matras', { elements: 2380, data: 44 }],
];

describe('a page', () => {
  it.each(PAGE_BUDGETS)('keeps its budget of elements and data: %s', async (url, budget) => {
    const html = await (await shop.get(url)).text();
    const [, data = ''] = /id="boot-data">(.*?)<\/script>/su.exec(html) ?? [];
    const markup = html.replaceAll(/(<script[^>]*>).*?<\/script>/gsu, '$1');
    expect([...markup.matchAll(/<[a-z]/gu)].length).toBeLessThan(budget.elements);
    expect(data.length / 1000).toBeGreaterThan(5);
    expect(data.length / 1000).toBeLessThan(budget.data);
  });

  it('leaves the links of menu and footer out of its data, as its browser keeps them', async () => {
    const html = await (await shop.get('/')).text();
    const [, json = ''] = /id="boot-data">(.*?)<\/script>/su.exec(html) ?? [];
    const { shell } = JSON.parse(json) as Pick<ShownPage, 'shell'>;
    expect(shell.menu.length).toBeGreaterThan(5);
    const groups = [...shell.menu.flatMap((item) => item.groups), ...shell.footer];
    expect(groups.flatMap(({ links }) => links)).toEqual([]);
    expect(html.match(/data-kept="menu-\d"/gu)).toHaveLength(shell.menu.length);
  });

  it('has each link of its menu, and each value of a filter, once', async () => {
    const html = await (await shop.get('/matrassen')).text();
    const hrefs = Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/gu), ([, href = '']) => href);
    const firm = hrefs.filter((href) => href === '/matrassen/hardheid/stevig');
    // In the menu, in the filters, and among the pages that editors recommend.
    expect(firm).toHaveLength(3);
    expect(hrefs.filter((href) => href === '/matrassen/maat/40x80')).toHaveLength(1);
  });
});
