import { describe, expect, it } from 'vitest';
import { toDefaultHit } from '#src/catalog/hit-of-variant.ts';
import type { Hit, Product } from '#src/catalog/product.ts';
import { parseBed } from '#src/my-bed/my-bed.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { findCompatibleProducts } from '#src/use-cases/find-compatible-products.ts';
import { fittingFirst, hitsForBed } from '#src/use-cases/hits-for-bed.ts';
import type { ProductPage } from '#src/use-cases/page-model.ts';
import { showPage } from '#src/use-cases/show-page.ts';
import { demoPorts } from '../../support/demo-ports.ts';
import { mattress } from '../../support/fake-shop.ts';
import { SITE } from '../../support/visit.ts';

const ports = demoPorts();

async function productOf(sku: string): Promise<Product> {
  const answer = await ports.catalog.product('nl-nl', sku);
  if (!answer.ok) throw new Error(`The demo shop has no ${sku}.`);
  return answer.value;
}

/** A product of the demo shop as a row shows it for a bed. */
async function shownFor(code: string, sku: string): Promise<string> {
  const hit = toDefaultHit(await productOf(sku));
  const context = { ports, request: { locale: 'nl-nl' } } as const;
  const [shown = hit] = await hitsForBed(context, [hit], { bed: parseBed(code) });
  return `${shown.size} ${shown.forBed?.unfit ?? shown.forBed?.stock}`;
}

describe('hitsForBed', () => {
  it.each([
    ['mattress', '160x200', 'HAL-LUND', '160x200 40'],
    ['mattress', '2x80x200', 'HAL-LUND', '80x200 40'],
    ['mattress', '160x220', 'HAL-LUND', '160x200 size'],
    ['mattress', '2x80x200', 'NOO-AURORA', '160x200 40'],
    ['frame by its inner size', '2x80x200', 'HAL-BJORK', '160x200 40'],
    ['frame', '200x200', 'HAL-BJORK', '160x200 size'],
    ['box spring', '140x200', 'HAL-SUND', '140x200 40'],
    ['base, two beside each other', '180x200', 'HAL-ASP', '90x200 40'],
    ['base', '140x200', 'HAL-GRAN', '140x200 40'],
    ['topper', '2x90x200', 'LUN-NUBE', '180x200 40'],
    ['topper', '120x200', 'LUN-NUBE', '160x200 size'],
    ['split topper', '2x80x200', 'LUN-GEMELA', '160x200 40'],
    ['split topper', '160x200', 'LUN-GEMELA', '160x200 split'],
    ['sheet', '160x200', 'HAL-VARDAG', '160x200 40'],
    ['sheet of 25 cm', '160x200h22', 'HAL-VARDAG', '160x200 40'],
    ['sheet of 25 cm', '160x200h24', 'HAL-VARDAG', '160x200 shallow'],
    ['sheet of 40 cm', '160x200h34', 'BLE-HOCHSTAND', '160x200 40'],
    ['sheet of 40 cm', '160x200h24', 'BLE-HOCHSTAND', '160x200 deep'],
    ['sheet for a topper', '160x200h34', 'DON-LAAGLAND', '160x200 40'],
    ['sheet for a split topper', '160x200', 'DON-TWEELING', '160x200 split'],
    ['molton', '90x220', 'DON-VLAK', '90x220 40'],
    ['molton', '160x220', 'DON-VLAK', '160x200 size'],
    ['duvet', '180x200', 'HAL-ARSTID', '240x220 40'],
    ['duvet', '90x200', 'HAL-SOMMAR', '140x200 40'],
    ['duvet cover', '180x220', 'VLA-NEVEL', '240x220 40'],
    ['pillow', '160x200', 'HAL-MOLN', '60x70 undefined'],
  ])('MB8 MB4 a %s for a bed of %s: %s as %s', async (_kind, code, sku, expected) => {
    expect(await shownFor(code, sku)).toBe(expected);
  });

  it('MB8 leaves a hit that the catalogue does not know, and all without a bed', async () => {
    const hit: Hit = { ...toDefaultHit(await productOf('HAL-LUND')), sku: 'GONE' };
    const context = { ports, request: { locale: 'nl-nl' } } as const;
    expect(await hitsForBed(context, [hit], { bed: parseBed('90x200') })).toEqual([hit]);
    expect(await hitsForBed(context, [hit], { bed: undefined })).toEqual([hit]);
  });

  it('MB8 asks the catalogue for goods only whose fit depends on the bed', async () => {
    const asked: string[] = [];
    const product: typeof ports.catalog.product = (locale, sku) => {
      asked.push(sku);
      return ports.catalog.product(locale, sku);
    };
    const catalog = { ...ports.catalog, product };
    const context = { ports: { ...ports, catalog }, request: { locale: 'nl-nl' } } as const;
    const products = await Promise.all(['HAL-MOLN', 'HAL-LUND', 'HAL-LJUS'].map(productOf));
    const hits = products.map(toDefaultHit);
    const shown = await hitsForBed(context, hits, { bed: parseBed('90x200') });
    expect(asked).toEqual(['HAL-LUND']);
    expect(shown.map(({ forBed }) => forBed?.stock)).toEqual([undefined, 40, undefined]);
  });
});

const hit = (sku: string, forBed?: Hit['forBed']): Hit => ({
  ...mattress(1).hit,
  sku,
  ...(forBed && { forBed }),
});

describe('fittingFirst', () => {
  it('MB9 puts what does not fit last, and keeps the order of both parts', () => {
    const hits = [
      hit('wide', { unfit: 'size' }),
      hit('one', { stock: 1 }),
      hit('split', { unfit: 'split' }),
      hit('two'),
    ];
    expect(fittingFirst(hits).map(({ sku }) => sku)).toEqual(['one', 'two', 'wide', 'split']);
  });
});

const isUnfit = ({ forBed }: Hit): boolean => forBed?.unfit !== undefined;

async function productPage(url: string): Promise<ProductPage> {
  const request = { locale: 'nl-nl', hostKnown: true, ...splitUrl(url) } as const;
  const outcome = await showPage(ports, SITE, request);
  if (outcome.kind !== 'page' || outcome.model.type !== 'product') throw new Error(url);
  return outcome.model;
}

const rowsOf = ({ recommended = [] }: ProductPage) => recommended.map(({ hits }) => hits);

describe('rows for a bed', () => {
  const LUND = '/halmstad-lund-pocketveermatras';

  it('MB9 recommendations are the same products, in the size of the bed or marked, what fits first', async () => {
    const [plain, ofBed] = await Promise.all([
      productPage(LUND),
      productPage(`${LUND}?bed=90x210`),
    ]);
    const skusOf = (page: ProductPage) =>
      rowsOf(page).map((hits) => hits.map(({ sku }) => sku).toSorted());
    expect(skusOf(ofBed)).toEqual(skusOf(plain));
    expect(
      rowsOf(plain)
        .flat()
        .some(({ forBed }) => forBed),
    ).toBe(false);
    const shown = rowsOf(ofBed).flat();
    expect(shown.some(isUnfit)).toBe(true);
    expect(shown.some(({ size, forBed }) => size === '90x210' && forBed?.stock)).toBe(true);
    for (const hits of rowsOf(ofBed)) expect(hits).toEqual(fittingFirst(hits));
  });

  it('MB9 compatible products fit the bed as well: a sheet covers its mattress with the topper', async () => {
    const product = await productOf('LUN-VITA');
    const sheetFor = async (code: string | undefined) => {
      const bed = code === undefined ? undefined : parseBed(code);
      const found = await findCompatibleProducts(ports, 'nl-nl', product, { size: '160x200', bed });
      const sheet = found.find(({ kind }) => kind === 'sheet');
      const { attributes = [] } = sheet ? await productOf(sheet.productSku) : {};
      return attributes.find(({ code: key }) => key === 'hoeslaken_hoekhoogte')?.value;
    };
    expect(
      await Promise.all([undefined, '160x200', '160x200h38', '180x200h38'].map(sheetFor)),
    ).toEqual(['25 cm', '25 cm', '40 cm', '25 cm']);
  });

  it.each([
    ['160x200h20', 'BLE-GLATT'],
    ['160x200h24', 'BLE-HOCHSTAND'],
  ])('MB9 MB4 beside a topper of 6 cm for a bed of %s: sheet %s', async (code, expected) => {
    const topper = await productOf('HAL-LAGER');
    const sheets = new Set(['HAL-VARDAG', 'BLE-GLATT', 'BLE-HOCHSTAND']);
    const search: typeof ports.search = {
      ...ports.search,
      productsAndFilters: async (request) => {
        const answer = await ports.search.productsAndFilters(request);
        return { ...answer, hits: answer.hits.filter(({ sku }) => sheets.has(sku)) };
      },
    };
    const found = await findCompatibleProducts({ ...ports, search }, 'nl-nl', topper, {
      size: '160x200',
      bed: parseBed(code),
    });
    expect(found.map(({ productSku }) => productSku)).toEqual([expected]);
  });
});
