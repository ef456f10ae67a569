import { describe, expect, it } from 'vitest';
import { cardUrl } from '#src/listing/listing-url.ts';
import { withBed } from '#src/my-bed/my-bed.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { failedSearch } from '#src/search/search-result.ts';
import { changedListingUrl } from '#src/use-cases/changed-listing-url.ts';
import type { ListingPage, PageModel } from '#src/use-cases/page-model.ts';
import { showPage, type PageOutcome } from '#src/use-cases/show-page.ts';
import { demoPorts } from '../../support/demo-ports.ts';
import { SITE } from '../../support/visit.ts';

const visit = (url: string, ports = demoPorts()): Promise<PageOutcome> =>
  showPage(ports, SITE, { locale: 'nl-nl', hostKnown: true, ...splitUrl(url) });

async function pageAt(url: string, ports = demoPorts()): Promise<PageModel> {
  const outcome = await visit(url, ports);
  if (outcome.kind !== 'page') throw new Error(`moved to ${outcome.location}`);
  return outcome.model;
}

async function listingAt(url: string, ports = demoPorts()): Promise<ListingPage> {
  const page = await pageAt(url, ports);
  if (page.type !== 'listing' && page.type !== 'search') throw new Error(page.type);
  return page;
}

const hitsOf = ({ slots }: ListingPage) =>
  slots.flatMap((slot) => (slot.kind === 'product' ? [slot.hit] : []));
const skusOf = (listing: ListingPage) => hitsOf(listing).map(({ sku }) => sku);
const sizesOf = (listing: ListingPage) => new Set(hitsOf(listing).map(({ size }) => size));

describe('a listing for a bed', () => {
  it('MB5 shows each product by its offer in the size of the bed, and opens it so', async () => {
    const [all, ofBed] = await Promise.all([
      listingAt('/matrassen'),
      listingAt('/matrassen?bed=160x200'),
    ]);
    expect(sizesOf(ofBed)).toEqual(new Set(['160x200']));
    expect(ofBed.appliedFilters).toEqual([]);
    expect(ofBed.ofBed?.others).toBe(all.nbHits - ofBed.nbHits);
    const [hit] = hitsOf(ofBed);
    expect(hit && cardUrl(hit, ofBed)).toBe(`${hit?.url}?maat=160x200&bed=160x200`);
  });

  it.each([
    ['/matrassen?bed=2x80x200', ['80x200']],
    ['/bedbodems?bed=160x200', ['80x200']],
    ['/dekbedden?bed=90x200', ['140x220', '140x200']],
    ['/search?q=topper&bed=180x200', ['180x200']],
  ])('MB5 shows %s in %j', async (url, sizes) => {
    expect(sizesOf(await listingAt(url))).toEqual(new Set(sizes));
  });

  it.each(['/hoofdkussens', '/accessoires', '/matrassen/maat/140x200'])(
    'MB5 leaves %s as it is: it has no goods for beds, or a chosen size',
    async (url) => {
      const page = await listingAt(`${url}?bed=160x200`);
      expect(page.ofBed).toBeUndefined();
      expect(hitsOf(page)).toEqual(hitsOf(await listingAt(url)));
    },
  );

  it('MB5 lists all of several kinds of goods, each in the size of the bed or marked', async () => {
    const page = await listingAt('/beddengoed?bed=180x200');
    expect(page.ofBed).toBeUndefined();
    expect(page.nbHits).toBe((await listingAt('/beddengoed')).nbHits);
    const kinds = new Set(hitsOf(page).map(({ forBed }) => forBed?.unfit ?? typeof forBed?.stock));
    expect(kinds).toContain('number');
    const others = hitsOf(page).filter(
      ({ size = '', forBed }) =>
        forBed?.stock !== undefined && !/^(?:180x200|2[2-8]0x2[0-2]0|1[34]0x2)/u.test(size),
    );
    expect(others).toEqual([]);
  });

  it('MB5 lists what does not come in it on request, marked, beside the other offers', async () => {
    const page = await listingAt('/matrassen?bed=160x200&sizes=all');
    expect(page.nbHits).toBe((await listingAt('/matrassen')).nbHits);
    const sizes = (isLacking: boolean) =>
      hitsOf(page).flatMap(({ size, forBed }) =>
        (forBed?.unfit === 'size') === isLacking ? [size] : [],
      );
    expect(sizes(true)).not.toContain('160x200');
    expect(sizes(true).length).toBeGreaterThan(0);
    expect(new Set(sizes(false))).toEqual(new Set(['160x200']));
  });

  it.each([
    ['/hoeslakens/kleur/grijs?bed=160x200h34', 'kleur', 'grijs'],
    ['/beddengoed/kleur/grijs?bed=180x200', 'kleur', 'grijs'],
    ['/matrassen/hardheid/stevig?bed=160x200&sizes=all', 'matras_hardheid', 'stevig'],
    ['/search?q=topper&hardheid=stevig&bed=180x200&sizes=all', 'topper_hardheid', 'stevig'],
  ])('MB5 shows in %s what the other filters chose', async (url, option, chosen) => {
    const keys = hitsOf(await listingAt(url)).flatMap(({ options = [] }) =>
      options.flatMap(({ code, key }) => (code === option ? [key] : [])),
    );
    expect(new Set(keys)).toEqual(new Set([chosen]));
  });

  it('MB5 F4 shows nothing in the size of the bed that costs more than is chosen', async () => {
    const hits = hitsOf(await listingAt('/matrassen/prijs/0-300?bed=180x200&sizes=all'));
    expect(hits.filter(({ price }) => price.final.cents > 30_000)).toEqual([]);
    expect(hits.length).toBeGreaterThan(0);
  });

  it('MB5 lists all, marked, where nothing comes in the size of the bed', async () => {
    const page = await listingAt('/matrassen?bed=147x200');
    expect(page.ofBed).toEqual({
      sizes: [],
      nearest: ['140x200'],
      others: page.nbHits,
      isInAllSizes: true,
    });
    expect(new Set(hitsOf(page).map(({ forBed }) => forBed?.unfit))).toEqual(new Set(['size']));
  });

  it('MB5 lists all, and says no number, if it cannot be counted what comes in the size', async () => {
    const ports = demoPorts();
    const search: typeof ports.search = {
      productsAndFilters: (request) =>
        request.itemsPerPage === 0
          ? Promise.resolve(failedSearch(503, 'away'))
          : ports.search.productsAndFilters(request),
    };
    const page = await listingAt('/matrassen?bed=160x200', { ...ports, search });
    expect(page.ofBed).toBeUndefined();
    expect(skusOf(page)).toEqual(skusOf(await listingAt('/matrassen')));
  });

  it('MB2 keeps the bed in its links, and is without it the page that it was', async () => {
    const page = await listingAt('/matrassen?sorting=rating&bed=160x200');
    expect(changedListingUrl(page, { page: 2 })).toBe(
      '/matrassen?page=2&sorting=rating&bed=160x200',
    );
    const without = changedListingUrl(page, { bed: undefined });
    expect(without).toBe('/matrassen?sorting=rating');
    expect(withBed(page.url, undefined)).toBe(without);
  });

  it.each([
    ['/matrassen?bed=160X200', '/matrassen?bed=160x200'],
    ['/matrassen?bed=wide&page=2', '/matrassen?page=2'],
    ['/matrassen?bed=160x200&bed=90x200', '/matrassen?bed=160x200'],
  ])('MB2 H3 redirects %s to %s', async (url, location) => {
    expect(await visit(url)).toEqual({ kind: 'moved', status: 308, location });
  });

  it('MB2 H3 names its page without a bed as canonical', async () => {
    const { head } = await pageAt('/matrassen?bed=160x200&sizes=all');
    expect(head).toMatchObject({ canonical: 'https://nl.example/matrassen', inSitemap: false });
  });

  it('MB3 S1 reads the form of any page, also of a search', async () => {
    const fields = 'bed-width=160&bed-length=200&bed-mattresses=2&bed-height=';
    const locations = await Promise.all(
      ['/?', '/search?q=topper&', '/contact?utm_source=x&'].map((url) => visit(url + fields)),
    );
    expect(locations).toEqual(
      ['/?bed=2x80x200', '/search?q=topper&bed=2x80x200', '/contact?bed=2x80x200&utm_source=x'].map(
        (location) => ({ kind: 'moved', status: 303, location }),
      ),
    );
  });
});

describe('other pages for a bed', () => {
  const LUND = '/halmstad-lund-pocketveermatras';

  it.each([
    [`${LUND}?bed=90x200`, '90x200'],
    [`${LUND}?bed=2x80x200`, '80x200'],
    [`${LUND}?maat=140x200&bed=90x200`, '140x200'],
    [`${LUND}?bed=91x200`, '160x200'],
  ])('MB6 %s shows the product in %s', async (url, size) => {
    expect(await pageAt(url)).toMatchObject({ type: 'product', chosen: { size } });
  });

  it('MB5 the home page shows its products in the size of the bed, and a comparison too', async () => {
    const home = await pageAt('/?bed=180x200');
    const blocks = home.type === 'home' ? home.blocks : [];
    const hits = blocks.flatMap((block) => (block.type === 'products' ? (block.hits ?? []) : []));
    const fitting = hits.filter(({ forBed }) => forBed?.unfit === undefined);
    expect(new Set(fitting.map(({ size }) => size))).toEqual(new Set(['180x200']));
    expect(await pageAt('/compare?compare=HAL-LUND&bed=90x200')).toMatchObject({ size: '90x200' });
  });
});
