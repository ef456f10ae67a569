import { describe, expect, it } from 'vitest';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import { kindOfObjectId } from '#src/catalog/categories.ts';
import { toHit } from '#src/catalog/hit-of-variant.ts';
import { PACKAGES_CODE } from '#src/catalog/page-attributes.ts';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { parseBed } from '#src/my-bed/my-bed.ts';
import { emptySearch, failedSearch, type SearchRequest } from '#src/search/search-result.ts';
import { err, ok } from '#src/shared/result.ts';
import { findCompatibleProducts } from '#src/use-cases/find-compatible-products.ts';
import { packingsOfCatalog } from '#src/use-cases/find-packed-models.ts';
import { findPassingModels } from '#src/use-cases/find-passing-models.ts';
import { colorOption } from '../../support/arbitraries/variants.ts';
import { bundleChoice } from '../../support/bundle-choice.ts';
import { AURORA, priceOf } from '../../support/fake-shop.ts';
import { createMemoryLog } from '../../support/memory-log.ts';

/* What other tests show of the demo shop, for goods made for one rule each. */

/** An attribute that tells the kind of goods, and the kind of category that lists them. */
const KINDS = {
  matras_kern: 'mattresses',
  boxspring_kern: 'boxSprings',
  ledikant_materiaal: 'beds',
  bedbodem_soort: 'bedBases',
  topper_kern: 'toppers',
  hoeslaken_hoekhoogte: 'bedding',
  molton_stof: 'bedding',
} as const;
type Code = keyof typeof KINDS;

type Change = {
  readonly cents?: number;
  readonly sizes?: readonly string[];
  readonly stock?: number;
  readonly packages?: string;
  /** Value of the attribute that tells the kind. */
  readonly value?: string;
};

const attribute = (name: string, text: string) => ({ code: name, label: name, value: text });

/** Goods of a kind, in 160x200 unless they come in other sizes. */
function goods(code: Code, sku: string, change: Change = {}): Product {
  const { cents = 30_000, sizes = ['160x200'], stock = 9, packages, value = 'x' } = change;
  const [first = AURORA.variants[0], ...others] = sizes.map((size): Variant => ({
    sku: `${sku}-${size}`,
    size,
    ean: '8719992000012',
    price: priceOf(cents),
    stock,
    deliveryDays: 2,
  }));
  return {
    ...AURORA,
    sku,
    name: sku,
    url: `/${sku}`,
    attributes: [
      attribute(code, value),
      ...(packages === undefined ? [] : [attribute(PACKAGES_CODE, packages)]),
    ],
    variants: [first, ...others],
  };
}

type Outage = 'search' | 'catalog';

/** A shop that sells these goods, in their order, and what it was asked. */
function shopOf(products: readonly Product[], outages: readonly Outage[] = [], more = 0) {
  const searched: SearchRequest[] = [];
  const lookedUp: string[] = [];
  const ports = {
    log: createMemoryLog(),
    search: {
      productsAndFilters(request: SearchRequest) {
        searched.push(request);
        if (outages.includes('search')) return Promise.resolve(failedSearch(503, 'Down'));
        const kind = kindOfObjectId(request.objectId);
        const sizes = new Set(
          request.selection.flatMap((one) => (one.kind === 'values' ? one.values : [])),
        );
        const hits = products.flatMap((product) => {
          const isOfKind = product.attributes.some(
            ({ code }) => code in KINDS && KINDS[code as Code] === kind,
          );
          const variant = product.variants.find(({ size = '' }) => sizes.has(size));
          return isOfKind && variant
            ? [{ ...toHit(product, variant, false), attributes: product.attributes }]
            : [];
        });
        const shown = hits.slice(0, request.itemsPerPage);
        return Promise.resolve({ ...emptySearch(), hits: shown, nbHits: hits.length + more });
      },
    },
    catalog: {
      product(_: unknown, sku: string) {
        lookedUp.push(sku);
        if (outages.includes('catalog'))
          return Promise.resolve(
            err({ kind: 'catalog-unavailable', status: 503, message: 'Down' } as const),
          );
        const product = products.find((one) => one.sku === sku);
        return Promise.resolve(product ? ok(product) : err({ kind: 'product-not-found' } as const));
      },
    },
  };
  return { ports, searched, lookedUp };
}

/** A stair on which rigid mattresses are stopped, and rolled ones pass. */
const NARROW = '?room=way&up=quarter&stair-width=60&upper-width=60&headroom=200';
/** One whose headroom nobody has measured. */
const UNMEASURED = '?room=way&up=quarter&stair-width=80&upper-width=80';

const RIGID = 'mattress rigid w*l*20';
const ROLLED = 'mattress rolled w*30*30';

const SUBJECT = goods('matras_kern', 'subject', { packages: RIGID });

type Asked = {
  readonly subject?: Product;
  readonly query?: string;
  readonly outages?: readonly Outage[];
  /** Products that the search counts but does not list. */
  readonly more?: number;
};

async function passing(
  others: readonly Product[],
  { subject = SUBJECT, query = NARROW, outages = [], more = 0 }: Asked = {},
) {
  const shop = shopOf([subject, ...others], outages, more);
  const [variant] = subject.variants;
  const configuration = configureProduct(subject, variant, []);
  const found = await findPassingModels(shop.ports, 'nl-nl', { configuration }, query);
  return {
    ...shop,
    found,
    models: found?.models.map(({ sku }) => sku),
    instead: found?.instead.map(({ sku }) => sku),
  };
}

const rolled = (sku: string, change: Change = {}) =>
  goods('matras_kern', sku, { packages: ROLLED, ...change });
const many = (count: number, of: (place: number) => Product) =>
  Array.from({ length: count }, (_, index) => of(index + 1));

const three = (of: (sku: string, change: Change) => Product, name: string) =>
  [3, 2, 1].map((cents) => of(`${name}-${cents}`, { cents }));

const packed = (sku: string, packages: string, cents = 30_000) =>
  goods('matras_kern', sku, { packages: `mattress rigid ${packages}`, cents });

const of = async (others: readonly Product[], asked: Asked = {}) => {
  const { found } = await passing(others, asked);
  return [found?.isComplete, found?.isAvailable];
};

describe('findPassingModels in a small shop', () => {
  it('RM9 asks for the cheapest of the kind in the size', async () => {
    const { searched } = await passing([]);
    expect(searched).toMatchObject([
      {
        locale: 'nl-nl',
        objectId: 'kind:mattresses',
        selection: [{ values: ['160x200'] }],
        page: 1,
        sorting: 'price-asc',
        itemsPerPage: 24,
      },
    ]);
  });

  it('RM9 names up to three, the cheapest first, and never the product itself', async () => {
    const { models, found } = await passing([
      rolled('d', { cents: 40_000 }),
      rolled('c', { cents: 30_000 }),
      rolled('b', { cents: 20_000 }),
      rolled('a', { cents: 10_000 }),
    ]);
    expect(models).toEqual(['a', 'b', 'c']);
    expect(found).toMatchObject({ size: '160x200', isComplete: true, isAvailable: true });
    expect(found?.models[0]).toMatchObject({
      name: 'a',
      url: '/a?maat=160x200',
      price: priceOf(10_000),
      days: 2,
    });
    for (const optional of ['headroom', 'chosen', 'two'])
      expect(found?.models[0]).not.toHaveProperty(optional);
  });

  it('RM9 looks six up at a time, until three pass', async () => {
    const three = await passing(
      many(14, (place) => rolled(`m-${place}`, place > 3 ? {} : { packages: RIGID })),
    );
    expect(three.lookedUp).toHaveLength(6);
    expect(three.lookedUp).not.toContain('subject');
    expect(three.found?.isComplete).toBe(false);
    const two = await passing(
      many(14, (place) => rolled(`m-${place}`, place > 4 ? {} : { packages: RIGID })),
    );
    expect(two.lookedUp).toHaveLength(12);
  });

  it('RM9 knows of all only if each was tried, and the catalogue told its packages', async () => {
    const stopped = goods('matras_kern', 'stopped', { packages: RIGID });
    const unpacked = goods('matras_kern', 'unpacked');
    expect(await of([stopped])).toEqual([true, true]);
    expect(await of([stopped, { ...rolled('out'), variants: SUBJECT.variants }])).toEqual([
      true,
      true,
    ]);
    expect(await of([stopped, unpacked])).toEqual([false, true]);
    expect(await of([stopped], { more: 1 })).toEqual([false, true]);
    expect(await of([stopped], { outages: ['catalog'] })).toEqual([false, false]);
    expect(await of([stopped], { outages: ['search'] })).toEqual([false, false]);
  });

  it('RM9 names nothing that is sold out or sold no more, which is no gap', async () => {
    const { models, found } = await passing([rolled('out', { stock: 0 }), rolled('in')]);
    expect(models).toEqual(['in']);
    expect(found?.isComplete).toBe(true);
  });

  it('RM9 counts what the catalogue does not know as tried', async () => {
    const { ports } = shopOf([SUBJECT, rolled('known'), rolled('gone')]);
    const product: ProductCatalog['product'] = (locale, sku) =>
      sku === 'gone'
        ? Promise.resolve(err({ kind: 'product-not-found' }))
        : ports.catalog.product(locale, sku);
    const configuration = configureProduct(SUBJECT, SUBJECT.variants[0], []);
    const asked = { ...ports, catalog: { product } };
    expect(await findPassingModels(asked, 'nl-nl', { configuration }, NARROW)).toMatchObject({
      models: [{ sku: 'known' }],
      isComplete: true,
      isAvailable: true,
    });
  });

  it('RM9 searches for none of goods that no listing of beds has', async () => {
    const subject = goods('hoeslaken_hoekhoogte', 'subject', { packages: 'topper rigid w*l*20' });
    const { found, searched } = await passing([rolled('a')], { subject });
    expect(found).toMatchObject({ models: [], instead: [], isComplete: true, isAvailable: true });
    expect(searched).toEqual([]);
  });

  it('RM9 asks for a base of one sleeper in one size', async () => {
    const sizes = ['90x200'];
    const subject = goods('bedbodem_soort', 'subject', { sizes, packages: 'base rigid w*l*60' });
    const { searched } = await passing([], { subject });
    expect(searched.map(({ selection }) => selection)).toEqual([
      [{ kind: 'values', name: 'maat', values: ['90x200'] }],
    ]);
  });

  it('RM9 asks for nothing without a way, a size or a kind, and for what passes', async () => {
    const [variant] = SUBJECT.variants;
    const { size: _, ...sizeless } = variant;
    const none = [
      await passing([rolled('a')], { query: '?room=way' }),
      await passing([rolled('a')], { query: '?room=way&up=quarter&stair-width=x' }),
      await passing([rolled('a')], { subject: rolled('subject') }),
      await passing([rolled('a')], { subject: { ...SUBJECT, variants: [sizeless] } }),
      await passing([rolled('a')], {
        subject: { ...SUBJECT, attributes: SUBJECT.attributes.slice(1) },
      }),
      await passing([rolled('a')], {
        subject: { ...SUBJECT, attributes: SUBJECT.attributes.slice(0, 1) },
      }),
    ];
    expect(none.map(({ found, searched }) => [found, searched.length])).toEqual(
      none.map(() => [undefined, 0]),
    );
  });

  it('RM9 says what has to be chosen of a model, and its headroom where that is unknown', async () => {
    const parts = [
      {
        key: 'matras',
        label: 'Matras',
        choices: [bundleChoice('foam', 0), bundleChoice('latex', 500)] as const,
      },
    ];
    const model = {
      ...goods('matras_kern', 'set', {
        packages: `mattress:foam ${RIGID.slice(9)}; mattress:latex ${ROLLED.slice(9)}`,
      }),
      parts,
    };
    const { found } = await passing([model]);
    expect(found?.models).toMatchObject([{ sku: 'set', chosen: 'Matras: latex' }]);
    expect(found?.models[0]?.url).toContain('latex');
  });

  describe('of one that takes more headroom than usual', () => {
    /** What each takes on that stair: 221, 204, 200 and 137 cm; the subject takes 259. */
    const [much, more, usual, little] = [
      packed('much', '70*210*60', 100),
      packed('more', '160*150*20', 200),
      packed('usual', '60*200*30', 40_000),
      packed('little', '100*120*20', 50_000),
    ];
    const asked = { query: UNMEASURED };

    it('RM9 names what takes less, the least first', async () => {
      const { models, found } = await passing([much, more], asked);
      expect(models).toEqual(['more', 'much']);
      expect(found?.models.map(({ headroom }) => headroom)).toEqual([204, 221]);
    });

    it('RM9 puts what takes less before what is cheaper', async () => {
      const { models } = await passing([usual, little], asked);
      expect(models).toEqual(['little', 'usual']);
    });

    it('RM9 names no piece of a bed that may not pass', async () => {
      const subject = goods('boxspring_kern', 'subject', { packages: 'box rigid 200*300*100' });
      const frame = goods('ledikant_materiaal', 'frame', { packages: 'frame flat 20*30*100' });
      const base = goods('bedbodem_soort', 'base', { packages: 'base rolled w*18*18' });
      const of = async (mattress: Product) =>
        (await passing([frame, base, mattress], { ...asked, subject })).instead;
      expect(await of(usual)).toEqual(['frame', 'base', 'usual']);
      expect(await of(more)).toEqual([]);
    });

    it('RM9 names nothing that takes as much', async () => {
      const { models } = await passing([goods('matras_kern', 'same', { packages: RIGID })], asked);
      expect(models).toEqual([]);
    });

    it('RM9 goes on looking until three surely pass', async () => {
      const doubtful = many(6, (place) => packed(`more-${place}`, '160*150*20', place));
      const { lookedUp, models } = await passing([...doubtful, little], asked);
      expect(lookedUp).toHaveLength(7);
      expect(models?.[0]).toBe('little');
      const sure = many(6, (place) => packed(`usual-${place}`, '60*200*30', place));
      expect((await passing([...sure, little], asked)).lookedUp).toHaveLength(6);
    });

    it('RM9 puts what surely passes before what is cheaper, for one that is stopped', async () => {
      const wide = goods('matras_kern', 'subject', { packages: 'mattress rigid 200*300*100' });
      const { models } = await passing([much, more, usual, little], { ...asked, subject: wide });
      expect(models).toEqual(['usual', 'little', 'more']);
    });
  });

  describe('of a box spring in one piece', () => {
    const subject = goods('boxspring_kern', 'subject', { packages: 'box rigid w*l*60' });
    const frame = (sku: string, change: Change = {}) =>
      goods('ledikant_materiaal', sku, { packages: 'frame flat 20*30*100', ...change });
    const base = (sku: string, change: Change = {}) =>
      goods('bedbodem_soort', sku, { packages: 'base rolled w*18*18', ...change });
    const PIECES = [frame('frame'), base('base'), rolled('mattress')];

    it('RM9 names a bed in smaller pieces: up to two of each, the cheapest first', async () => {
      const pieces = [
        ...three(frame, 'frame'),
        ...three(base, 'base'),
        ...three(rolled, 'mattress'),
      ];
      const { models, instead, searched } = await passing(pieces, { subject });
      expect(models).toEqual([]);
      expect(instead).toEqual([
        'frame-1',
        'frame-2',
        'base-1',
        'base-2',
        'mattress-1',
        'mattress-2',
      ]);
      expect(searched.map(({ objectId, itemsPerPage }) => `${objectId} ${itemsPerPage}`)).toEqual([
        'kind:boxSprings 24',
        'kind:beds 12',
        'kind:bedBases 12',
        'kind:mattresses 12',
      ]);
    });

    it.each([0, 1, 2])(
      'RM9 names no piece if one of the three does not pass: %i',
      async (missing) => {
        const { instead } = await passing(PIECES.toSpliced(missing, 1), { subject });
        expect(instead).toEqual([]);
        expect((await passing(PIECES, { subject })).instead).toHaveLength(3);
      },
    );

    it('RM9 looks for no pieces if another box spring passes', async () => {
      const other = goods('boxspring_kern', 'other', { packages: 'box rolled w*30*30' });
      const { models, instead, searched } = await passing([...PIECES, other], { subject });
      expect([models, instead, searched.length]).toEqual([['other'], [], 1]);
    });

    it('RM9 takes two bases of half the width, of which two are in stock, at the price of both', async () => {
      const sizes = ['80x200'];
      const halves = await passing(
        [...PIECES.toSpliced(1, 1), base('half', { sizes, cents: 10_000 })],
        { subject },
      );
      expect(halves.searched.at(-2)).toMatchObject({
        selection: [{ values: ['160x200', '80x200'] }],
      });
      expect(halves.found?.instead[1]).toMatchObject({
        sku: 'half',
        url: '/half?maat=80x200',
        two: '80x200',
        price: { final: { cents: 20_000 } },
      });
      const last = [...PIECES.toSpliced(1, 1), base('half', { sizes, stock: 1 })];
      expect((await passing(last, { subject })).instead).toEqual([]);
      const two = [...PIECES.toSpliced(1, 1), base('half', { sizes, stock: 2 })];
      expect((await passing(two, { subject })).instead).toContain('half');
    });

    it('RM9 takes a base of the whole size before two halves', async () => {
      const { found } = await passing(
        [...PIECES.toSpliced(1, 1), base('both', { sizes: ['80x200', '160x200'] })],
        { subject },
      );
      expect(found?.instead[1]).toMatchObject({ sku: 'both', url: '/both?maat=160x200' });
      expect(found?.instead[1]).not.toHaveProperty('two');
    });

    it('RM9 says that it could not ask for a piece', async () => {
      const { found } = await passing(PIECES, { subject, outages: ['catalog'] });
      expect(found).toMatchObject({ instead: [], isAvailable: false });
    });
  });
});

const topper = (height: string): Product => ({
  ...goods('topper_kern', 'subject'),
  attributes: [
    { code: 'topper_kern', label: '', value: 'Latex' },
    { code: 'topper_hoogte', label: '', value: height },
  ],
});

const bed = (code: string) => parseBed(code);

describe('findCompatibleProducts in a small shop', () => {
  const mattress: Product = {
    ...goods('matras_kern', 'subject'),
    attributes: [
      { code: 'matras_kern', label: '', value: 'Latex' },
      { code: 'matras_hoogte', label: '', value: '20 cm' },
    ],
  };
  const sheet = (sku: string, depth: number, change: Change = {}) =>
    goods('hoeslaken_hoekhoogte', sku, { value: `${depth} cm`, ...change });

  async function compatible(
    others: readonly Product[],
    {
      size = '160x200',
      code,
      subject = mattress,
      outages = [],
    }: {
      size?: string | undefined;
      code?: string;
      subject?: Product;
      outages?: readonly Outage[];
    } = {},
  ) {
    const shop = shopOf([subject, ...others], outages);
    const found = await findCompatibleProducts(shop.ports, 'nl-nl', subject, {
      size: size === 'none' ? undefined : size,
      bed: code === undefined ? undefined : bed(code),
    });
    return { ...shop, found, skus: found.map(({ productSku }) => productSku) };
  }

  it('asks once for each category, for two dozen in the size, in the order of the shop', async () => {
    const { searched } = await compatible([]);
    expect(
      searched.map(({ objectId, itemsPerPage, sorting, page }) => [
        objectId,
        itemsPerPage,
        sorting,
        page,
      ]),
    ).toEqual([
      ['kind:bedding', 24, 'popular', 1],
      ['kind:toppers', 24, 'popular', 1],
      ['kind:bedBases', 24, 'popular', 1],
    ]);
    expect(searched[0]?.locale).toBe('nl-nl');
    expect(searched[0]?.selection).toEqual([{ kind: 'values', name: 'maat', values: ['160x200'] }]);
  });

  it('shows each by its variant in the size, with options and price', async () => {
    const topper = goods('topper_kern', 'topper', { sizes: ['90x200', '160x200'] });
    const [narrow, wide] = topper.variants;
    const grey = { ...(wide ?? narrow), options: [colorOption('Zand')] };
    const { found } = await compatible([{ ...topper, variants: [narrow, grey] }]);
    expect(found).toEqual([
      {
        kind: 'topper',
        name: 'topper',
        url: '/topper?maat=160x200&kleur=zand',
        picture: AURORA.pictures[0],
        sku: 'topper-160x200',
        productSku: 'topper',
        size: '160x200',
        options: ['Zand'],
        price: priceOf(30_000),
      },
    ]);
  });

  it('drops what is sold out or cannot be looked up, and what has no size', async () => {
    const topper = goods('topper_kern', 'topper');
    expect((await compatible([goods('topper_kern', 'out', { stock: 0 })])).skus).toEqual([]);
    expect((await compatible([topper], { outages: ['catalog'] })).skus).toEqual([]);
    expect((await compatible([topper], { outages: ['search'] })).skus).toEqual([]);
    const sizeless = await compatible([topper], { size: 'none' });
    expect([sizeless.skus, sizeless.searched]).toEqual([[], []]);
    const lamp = { ...AURORA, sku: 'lamp' };
    expect((await compatible([topper], { subject: lamp })).searched).toEqual([]);
  });

  it('MB9 says stock and delivery for a bed that the size fits, and only then', async () => {
    const topper = goods('topper_kern', 'topper', { stock: 7 });
    const { found } = await compatible([topper], { code: '160x200' });
    expect(found[0]?.options).toEqual([]);
    expect(found[0]?.forBed).toEqual({ stock: 7, deliveryDays: 2, isByVan: true });
    expect((await compatible([topper])).found[0]).not.toHaveProperty('forBed');
    expect((await compatible([topper], { code: '90x200' })).found[0]).not.toHaveProperty('forBed');
  });

  it('MB9 drops a sheet that does not cover the bed, and keeps it without a bed', async () => {
    const sheets = [sheet('shallow', 25), sheet('deep', 40)];
    expect((await compatible(sheets)).skus).toEqual(['shallow']);
    expect((await compatible(sheets, { code: '160x200h30' })).skus).toEqual(['deep']);
    expect((await compatible(sheets, { code: '90x200h30' })).skus).toEqual(['shallow']);
  });

  it('MB9 MB4 takes a sheet beside a topper that covers the bed with the topper', async () => {
    const sheets = [sheet('for-30', 33), sheet('for-36', 39)];
    const beside = (height: string, code: string) =>
      compatible(sheets, { subject: topper(height), code }).then(({ skus }) => skus);
    expect(await beside('6 cm', '160x200h30')).toEqual(['for-36']);
    expect(await beside('6 cm', '160x200h24')).toEqual(['for-30']);
    const deep: Product = {
      ...sheet('deep', 40),
      attributes: [
        { code: 'hoeslaken_hoekhoogte', label: '', value: '40 cm' },
        { code: 'hoeslaken_matrashoogte_min', label: '', value: '35 cm' },
        { code: 'hoeslaken_matrashoogte_max', label: '', value: '38 cm' },
      ],
    };
    const deepFor = async (subject: Product, code?: string) =>
      (await compatible([deep], { subject, ...(code !== undefined && { code }) })).skus;
    expect(await deepFor(topper('6 cm'), '160x200h30')).toEqual(['deep']);
    expect(await deepFor(topper('6 cm'))).toEqual([]);
    // Nothing is claimed of what lies over a topper of unknown height, nor of another mattress.
    expect(await deepFor(topper('unknown'), '160x200h36')).toEqual([]);
    expect(await deepFor(mattress, '160x200h36')).toEqual([]);
  });
});

describe('packingsOfCatalog in a small shop', () => {
  it('RM12 asks for six at a time, and leaves out what the catalogue does not tell', async () => {
    const { ports, lookedUp } = shopOf(many(8, (place) => rolled(`m-${place}`)));
    let waiting = 0;
    let most = 0;
    const product: ProductCatalog['product'] = async (...asked) => {
      waiting += 1;
      most = Math.max(most, waiting);
      const answer = await ports.catalog.product(...asked);
      waiting -= 1;
      return answer;
    };
    const beds = [
      'm-1',
      'gone',
      ...many(7, (place) => rolled(`m-${place + 1}`)).map(({ sku }) => sku),
    ];
    const found = await packingsOfCatalog({ product }).packings(
      'nl-nl',
      beds.map((sku) => ({ sku, size: sku === 'm-2' ? '90x200' : '160x200' })),
    );
    expect(found.ok && found.value.map(({ sku }) => sku)).toEqual(
      beds.filter((sku) => sku !== 'gone' && sku !== 'm-2'),
    );
    expect([lookedUp.length, most]).toEqual([9, 6]);
  });
});
