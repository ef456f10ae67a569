import { describe, expect, it } from 'vitest';
import { DEFAULT_PAGE_SIZE, THREE_COLUMN_PAGE_SIZE } from '#src/search/sorting-and-page-size.ts';
import { SHOP } from '#tests/support/fake-shop.ts';
import { found, markupAt, tags } from '../render-page.tsx';

const SKUS = /data-product="([^"]*)"/g;

/** The fake shop, whose products have sizes. */
const SIZED = {
  ...SHOP,
  searchProducts: {
    '7': (SHOP.searchProducts['7'] ?? []).map(({ hit, values }) => ({
      hit: { ...hit, size: values['maat']?.[0] ?? '' },
      values,
    })),
  },
};

/** The fake shop, whose category has a picture of this format. */
const pictured = (width: number, height: number) => ({
  ...SHOP,
  pages: SHOP.pages.map((page) =>
    page.type === 'Lister' ? Object.assign({}, page, { image: picture(width, height) }) : page,
  ),
});

/** The fake shop with this number of places per page. */
const withPageSize = (productsPerPage: number) => ({
  ...SHOP,
  pages: SHOP.pages.map((page) =>
    page.type === 'Lister' ? Object.assign({}, page, { productsPerPage }) : page,
  ),
});

const picture = (width: number, height: number) => ({
  path: 'kop.webp',
  width,
  height,
  alt: 'Bed',
});

describe('ListingPage', () => {
  it('P6 starts with the category image if that is wide', async () => {
    const [first] = tags(await markupAt('/matrassen', { shop: pictured(1920, 900) }), '<img');
    expect(first).toContain('/remote-image/kop.webp');
    expect(first).toContain('alt=""');
    expect(await markupAt('/matrassen', { shop: pictured(1200, 900) })).not.toContain('kop.webp');
  });

  it('L2 shows the products of a page in order, and its banners between them', async () => {
    const html = await markupAt('/matrassen');
    const order = found(html, /data-(product|banner)=/g);
    expect(found(html, SKUS)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `matras-${number}`));
    expect(order.map((kind, index) => (kind === 'banner' ? index + 1 : 0)).filter(Boolean)).toEqual(
      [3, 6],
    );
  });

  it('L9 L9a has three columns if a page fills rows of three, otherwise four', async () => {
    expect(await columnsAt(THREE_COLUMN_PAGE_SIZE)).toBe('three');
    expect(await columnsAt(DEFAULT_PAGE_SIZE)).toBe('four');
  });

  it('shows the number of products as text and in data-total', async () => {
    const html = await markupAt('/matrassen');
    expect(html).toMatch(/<output[^>]*data-total="14"[^>]*>14 producten<\/output>/);
  });

  it('P1 formats a price without currency inside data-price', async () => {
    const html = await markupAt('/matrassen');
    expect(found(html, /data-price="">([^<]*)</g).slice(0, 2)).toEqual(['100,-', '200,-']);
  });

  it('has one h1, the title of the category', async () => {
    expect(found(await markupAt('/matrassen'), /<h1[^>]*>(.*?)<\/h1>/g)).toEqual(['Matrassen']);
  });

  it('never needs an inline style or script', async () => {
    expect(await markupAt('/matrassen/maat/90x200')).not.toMatch(/ style=|<script|javascript:/);
  });

  it('loads the first images eagerly and the others lazily', async () => {
    const [first, , third] = tags(await markupAt('/matrassen'), '<img');
    expect(first).toContain('fetchPriority="high"');
    expect(first).not.toContain('loading="lazy"');
    expect(third).toContain('loading="lazy"');
  });

  it('has width and height on every image', async () => {
    for (const image of tags(await markupAt('/matrassen'), '<img')) {
      expect(image).toMatch(/width="\d+" height="\d+"/);
    }
  });

  it('shows the introduction on the first page only', async () => {
    expect(await markupAt('/matrassen')).toContain('Voor elke slaper.');
    expect(await markupAt('/matrassen?page=2')).not.toContain('Voor elke slaper.');
  });

  it('links to products with the size of the filter', async () => {
    expect(await markupAt('/matrassen', { shop: SIZED })).toContain('href="/matras-2"');
    expect(await markupAt('/matrassen/maat/160x200', { shop: SIZED })).toContain(
      'href="/matras-2?maat=160x200"',
    );
  });

  it('links to products with the firmness of the filter', async () => {
    const medium = { code: 'matras_hardheid', label: 'Hardheid', value: 'Medium', key: 'medium' };
    const products = (SIZED.searchProducts['7'] ?? []).map(({ hit, values }) => ({
      hit: { ...hit, options: [medium] },
      values,
    }));
    const shop = { ...SIZED, searchProducts: { '7': products } };
    expect(await markupAt('/matrassen/maat/160x200', { shop })).toContain(
      'href="/matras-2?maat=160x200"',
    );
    expect(await markupAt('/matrassen/hardheid/medium', { shop })).toContain(
      'href="/matras-2?hardheid=medium"',
    );
  });
});

describe('ListingPage without products', () => {
  it('offers to remove each filter when there are no results', async () => {
    const html = await markupAt('/matrassen/hardheid/stevig/prijs/100-200');
    expect(html).toContain('Geen product past bij al je filters');
    expect(tags(html, 'href="/matrassen/hardheid/stevig"').length).toBeGreaterThanOrEqual(2);
    expect(tags(html, 'href="/matrassen/prijs/100-200"').length).toBeGreaterThanOrEqual(2);
    expect(html).toContain('data-total="0"');
  });

  it('shows an error instead of zero results while the search is unavailable', async () => {
    const html = await markupAt('/matrassen', { outages: ['search'] });
    expect(html).toContain('role="alert"');
    expect(tags(html, '<a ', 'href="/matrassen"')).not.toEqual([]);
    expect(html).not.toContain('data-total');
  });
});

describe('Pagination', () => {
  it('H5 links to the previous and next page, without a page number for the first', async () => {
    const html = await markupAt('/matrassen?page=2&sorting=price-desc');
    expect(tags(html, 'rel="prev"')[0]).toContain('href="/matrassen?sorting=price-desc"');
    expect(tags(html, 'rel="next"')[0]).toContain(
      'href="/matrassen?page=3&amp;sorting=price-desc"',
    );
  });

  it('has no link before the first page or after the last', async () => {
    expect(tags(await markupAt('/matrassen'), 'rel="prev"')).toEqual([]);
    expect(tags(await markupAt('/matrassen?page=3'), 'rel="next"')).toEqual([]);
  });

  it('shows the range of products on the page', async () => {
    expect(await markupAt('/matrassen?page=2')).toContain('7 tot en met 12 van 14 producten');
    expect(await markupAt('/matrassen?page=3')).toContain('13 tot en met 14 van 14 producten');
  });

  it('is absent where there is one page', async () => {
    expect(await markupAt('/matrassen/hardheid/stevig')).not.toContain('aria-label="Pagina');
  });
});

const columnsAt = async (productsPerPage: number): Promise<string | undefined> =>
  /<ul class="[^"]*grid[^"]*(three|four)/.exec(
    await markupAt('/matrassen', { shop: withPageSize(productsPerPage) }),
  )?.[1];
