import { describe, expect, it } from 'vitest';
import type { Product, Variant } from '#src/catalog/product.ts';
import type { FeedFormat } from '#src/feeds/feed-formats.ts';
import { err, ok } from '#src/shared/result.ts';
import { productFeed } from '#src/use-cases/product-feed.ts';
import { createFakePorts, type Outage } from '../../support/fake-ports.ts';
import { SHOP } from '../../support/fake-shop.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { aProduct, aVariant } from '../../support/shown-pages.ts';

/** A line each for the shop, for an item, and for the end. */
const LINES: FeedFormat = {
  contentType: 'text/plain',
  head: ({ title, link, description, language }) =>
    `${[title, link, description, language].join(', ')}\n`,
  item: ({ id, product_type }) => `${id} in ${product_type}\n`,
  tail: 'end\n',
};

const withVariants = (sku: string, ...variants: readonly Partial<Variant>[]): Product => {
  const usual = aVariant('90x200', 29_900);
  const [first = usual, ...others] = variants.map((variant): Variant =>
    Object.assign({}, usual, variant),
  );
  return { ...aProduct, sku, variants: [first, ...others] };
};

/** The chunks of a feed, and what is logged; an answer of the assortment has a hundred products. */
async function feedOf(products: readonly Product[], failing: readonly (Outage | number)[] = []) {
  const log = createMemoryLog();
  const away = err({ kind: 'catalog-unavailable', status: 503, message: 'Down' } as const);
  const context = {
    ports: {
      content: createFakePorts(SHOP, ...failing.filter((one) => typeof one === 'string')).content,
      log,
      assortment: {
        categories: () =>
          Promise.resolve(
            failing.includes('catalog')
              ? away
              : ok([{ id: '7', name: 'Matrassen', productCount: products.length }]),
          ),
        products: (
          _: unknown,
          { page, productsPerPage: size }: Record<'page' | 'productsPerPage', number>,
        ) =>
          Promise.resolve(
            failing.includes(page)
              ? away
              : ok({
                  products: products.slice((page - 1) * size, page * size),
                  total: products.length,
                }),
          ),
      },
    },
    format: LINES,
    words: {
      locale: 'nl-nl',
      now: Date.parse('2026-11-27T12:45:00Z'),
      absoluteUrl: (path: string) => `https://nl.example${path}`,
      sizeLabel: (size: string) => size,
      serviceName: (service: string) => service,
    },
  } as const;
  const chunks: string[] = [];
  for await (const chunk of productFeed(context)) {
    chunks.push(chunk.ok ? chunk.value : chunk.error.kind);
  }
  return { text: chunks.join(''), log: log.entries };
}

const HEAD = 'Sluimer, https://nl.example/, Matrassen en bedden., nl-NL\n';

describe('productFeed', () => {
  it('tells of the shop, of each variant with its category, and ends', async () => {
    const { text, log } = await feedOf([
      withVariants('A', { sku: 'A-1' }, { sku: 'A-2' }),
      withVariants('B', { sku: 'B-1' }),
    ]);
    expect(text).toBe(`${HEAD}A-1 in Matrassen\nA-2 in Matrassen\nB-1 in Matrassen\nend\n`);
    expect(log).toEqual([]);
  });

  it('has the products of every answer of the assortment, each once', async () => {
    const many = Array.from({ length: 103 }, (_, index) => `P-${index}`);
    const products = many.map((sku) => withVariants(sku, { sku }));
    // A product that sold well meanwhile has pushed this one to the second answer.
    const { text } = await feedOf(products.with(101, withVariants('P-3', { sku: 'P-3' })));
    const ids = text.split('\n').flatMap((line) => /^\S+(?= in )/u.exec(line) ?? []);
    expect(ids).toEqual(many.toSpliced(101, 1));
  });

  it('leaves out variants that lack what Google requires, and logs them with the reason', async () => {
    const { text, log } = await feedOf([
      withVariants('A', { sku: 'A-1' }, { sku: 'A-1' }, { sku: '' }),
    ]);
    expect(text).toBe(`${HEAD}A-1 in Matrassen\nend\n`);
    const omissions = [
      { sku: 'A-1', reason: 'repeated-id' },
      { sku: '', reason: 'unusable-id' },
    ];
    expect(log).toEqual([
      {
        level: 'warn',
        event: 'feed-items-left-out',
        facts: { locale: 'nl-nl', count: 2, omissions },
      },
    ]);
  });

  it('counts all that it leaves out, and names twenty', async () => {
    const { log } = await feedOf([
      withVariants('A', ...Array.from({ length: 25 }, () => ({ sku: 'A-1' }))),
    ]);
    expect(log.map(({ facts }) => facts['count'])).toEqual([24]);
    expect(log.map(({ facts }) => facts['omissions'])).toEqual([
      Array.from({ length: 20 }, () => ({ sku: 'A-1', reason: 'repeated-id' })),
    ]);
  });

  it.each([['shell'], ['catalog']] as const)(
    'FT1 is only a failure while the %s is unavailable, and logs it',
    async (outage) => {
      const { text, log } = await feedOf([withVariants('A')], [outage]);
      expect(text).toBe('pages-unavailable');
      expect(log).toMatchObject([
        { level: 'error', event: 'pages-unavailable', facts: { locale: 'nl-nl', message: 'Down' } },
      ]);
    },
  );

  it('FT1 has no end if the assortment stops answering', async () => {
    const products = Array.from({ length: 101 }, (_, index) =>
      withVariants(`P-${index}`, { sku: `P-${index}` }),
    );
    const { text } = await feedOf(products, [2]);
    expect(text).toMatch(/P-99 in Matrassen\npages-unavailable$/u);
  });
});
