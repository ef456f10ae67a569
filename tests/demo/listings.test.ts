import { describe, expect, it } from 'vitest';
import { facetsByUrlName } from '#src/filters/facet-url-names.ts';
import { facetKind, facetNames, type Facet } from '#src/filters/facet.ts';
import { facetValueSlugs } from '#src/filters/filter-slug.ts';
import type { ListingSlot } from '#src/listing/banner-slots.ts';
import { DEFAULT_PAGE_SIZE } from '#src/search/sorting-and-page-size.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { showPageByUrl } from '#src/use-cases/show-page.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { demoPorts } from '../support/demo-ports.ts';

const ports = demoPorts();
const site = { domains: {}, remap: {} };

async function outcomeAt(locale: Locale, url: string) {
  const request = { locale, hostKnown: true, ...splitUrl(url) };
  const outcome = await showPageByUrl(ports, site, request, url);
  return outcome.kind === 'page' ? outcome.model : outcome;
}

/** The category of mattresses: its path, and its filters by URL name. */
async function mattressesIn(locale: Locale) {
  const pages = await ports.content.sitemapPages(locale);
  const url = (pages.ok ? pages.value : []).find(({ uid }) => uid === 'mattresses')?.url ?? '';
  const model = await outcomeAt(locale, url);
  if (!('facets' in model)) throw new Error(`${url} is no listing.`);
  return { url, filters: facetsByUrlName(model.facets, locale) };
}

const mattresses = new Map<Locale, Awaited<ReturnType<typeof mattressesIn>>>();
for (const locale of LOCALES) mattresses.set(locale, await mattressesIn(locale));

/** A value of a filter as URLs write it. */
const valueOf = (facet: Facet, locale: Locale): string =>
  facetKind(facet.name) === 'price'
    ? '1-99999'
    : (facetValueSlugs(facet, locale).find((slug) => slug !== '') ?? '');

/** What a filter is called in any locale: URL names, labels, attribute keys. */
const namesOf = ({ name: key }: Facet): readonly string[] =>
  [...mattresses.values()].flatMap(({ filters }) =>
    [...filters]
      .filter(([, facet]) => facet.name === key)
      .flatMap(([name, facet]) => [name, facet.label].concat(facetNames(facet))),
  );

describe.each(LOCALES)('the filters of mattresses in %s', (locale) => {
  const { url = '', filters = new Map<string, Facet>() } = mattresses.get(locale) ?? {};

  it('F7 answer to one name each: keys and other names are redirected to it or not found', async () => {
    const answers = new Set<string>();
    for (const [own, facet] of filters) {
      const value = valueOf(facet, locale);
      expect(await outcomeAt(locale, `${url}/${own}/${value}`)).toHaveProperty('head.status', 200);
      for (const name of new Set(namesOf(facet))) {
        if (filters.has(name)) continue;
        const written = `${url}/${encodeURIComponent(name)}/${value}`;
        const outcome = await outcomeAt(locale, written);
        answers.add(
          'head' in outcome
            ? `${outcome.head.status}`
            : `${outcome.status} ${outcome.location.startsWith(`${url}/${own}/`)}`,
        );
      }
    }
    expect([...answers].filter((answer) => !/^(404|30[18] true)$/.test(answer))).toEqual([]);
    expect(answers).toContain('308 true');
  });
});

describe('the bed frames', () => {
  it('L2 are all on one page, with their banner once', async () => {
    const page = await outcomeAt('nl-nl', '/bedden');
    expect(page).toMatchObject({ nbHits: 15, pages: 1, bannersCount: 1 });
  });
});

describe('the promotions', () => {
  it.each([
    ['nl-nl', '/aanbiedingen'],
    ['nl-be', '/promoties'],
    ['de-de', '/angebote'],
    ['de-at', '/angebote'],
    ['en-us', '/deals'],
  ] as const)('L2 show their banner once in a full grid, in %s', async (locale, url) => {
    const page = await outcomeAt(locale, url);
    expect(page).toMatchObject({ bannersCount: 1, slots: { length: DEFAULT_PAGE_SIZE } });
  });
});

describe('a category of 14 or 15 products and a banner', () => {
  it.each(['/boxsprings', '/bedden', '/dekbedden', '/hoofdkussens'])(
    'L2 fills the grid of its only page: %s',
    async (url) => {
      const page = await outcomeAt('nl-nl', url);
      expect(page).toMatchObject({
        pages: 1,
        bannersCount: 1,
        slots: { length: expect.toSatisfy((count: number) => count % 4 === 0 || count === 15) },
      });
    },
  );
});

describe('the picture above the mattresses', () => {
  it('F11 shows one brand, and so is above none that is chosen', async () => {
    expect(await outcomeAt('nl-nl', '/matrassen')).toHaveProperty('image');
    expect(await outcomeAt('nl-nl', '/matrassen/maat/160x200')).toHaveProperty('image');
    expect(await outcomeAt('nl-nl', '/matrassen/merk/halmstad')).not.toHaveProperty('image');
  });
});

describe('the width of furniture', () => {
  it.each([
    ['nl-nl', '/kasten', 'breedte'],
    ['nl-be', '/kasten', 'breedte'],
    ['de-de', '/schraenke', 'breite'],
    ['de-at', '/kaesten', 'breite'],
    ['en-us', '/cabinets', 'width'],
  ] as const)('F6 is a filter in %s: %s/%s', async (locale, url, name) => {
    const pages = await ports.content.sitemapPages(locale);
    const cabinets = (pages.ok ? pages.value : []).find(({ uid }) => uid === 'cabinets');
    expect(cabinets?.url).toMatch(new RegExp(`${url}$`));
    const page = await outcomeAt(locale, `${cabinets?.url}/${name}/46-cm`);
    expect(page).toMatchObject({
      nbHits: expect.toSatisfy((count: number) => count > 0),
      appliedFilters: [{ kind: 'values', name: 'breedte', values: ['46 cm'] }],
    });
  });
});

describe('the maximum load of mattresses', () => {
  it.each([
    ['nl-nl', 'belasting'],
    ['nl-be', 'belasting'],
    ['de-de', 'belastbarkeit'],
    ['de-at', 'belastbarkeit'],
    ['en-us', 'max-weight'],
  ] as const)('L8 has a short name of the editors in %s: %s', async (locale, name) => {
    const { url = '', filters = new Map<string, Facet>() } = mattresses.get(locale) ?? {};
    const facet = filters.get(name);
    expect(facet?.name).toBe('matras_maximale_belasting');
    const [value = ''] = facet ? facetValueSlugs(facet, locale) : [];
    expect(await outcomeAt(locale, `${url}/${name}/${value}`)).toMatchObject({
      appliedFilters: [{ name: 'matras_maximale_belasting' }],
    });
  });
});

/** Whether all products of a listing are shown in a size, and there are some. */
const showsSizes =
  (size: RegExp) =>
  (slots: readonly ListingSlot[]): boolean => {
    const shown = slots.flatMap((slot) => (slot.kind === 'product' ? [slot.hit.size ?? ''] : []));
    return shown.length > 0 && shown.every((text) => size.test(text));
  };

describe('the length of mattresses', () => {
  it.each([
    ['nl-nl', 'lengte'],
    ['nl-be', 'lengte'],
    ['de-de', 'laenge'],
    ['de-at', 'laenge'],
    ['en-us', 'length'],
  ] as const)('F6 is a filter in %s, %s, that shows sizes of that length', async (locale, name) => {
    const { url = '' } = mattresses.get(locale) ?? {};
    const page = await outcomeAt(locale, `${url}/${name}/210-cm`);
    expect(page).toMatchObject({
      appliedFilters: [{ kind: 'values', name: 'lengte', values: ['210 cm'] }],
      slots: expect.toSatisfy(showsSizes(/x210$/)),
    });
  });

  it('F6 is that of the chosen size, in one variant', async () => {
    const page = await outcomeAt('nl-nl', '/matrassen/lengte/210-cm/maat/160x210');
    expect(page).toMatchObject({ slots: expect.toSatisfy(showsSizes(/^160x210$/)) });
    const other = await outcomeAt('nl-nl', '/matrassen/lengte/210-cm/maat/160x200');
    expect(other).toMatchObject({ head: { status: 200 }, nbHits: 0 });
  });

  it('H2 F11 leaves the robots tag and alternates out, as of any filtered page', async () => {
    const page = await outcomeAt('nl-nl', '/matrassen/lengte/210-cm');
    expect(page).toMatchObject({ head: { status: 200, alternates: [] } });
    expect(page).not.toHaveProperty('head.robots');
  });
});

describe('the names of filters in German', () => {
  it.each(['hartegrad', 'H%C3%A4rtegrad', 'matras_hardheid'])(
    'F5 redirects %s to haertegrad',
    async (name) => {
      const outcome = await outcomeAt('de-de', `/matratzen/${name.toLowerCase()}/fest`);
      expect(outcome).toEqual({
        kind: 'moved',
        status: 308,
        location: '/matratzen/haertegrad/fest',
      });
    },
  );
});
