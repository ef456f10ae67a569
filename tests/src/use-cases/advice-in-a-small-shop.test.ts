import { describe, expect, it } from 'vitest';
import { adviceRules as rules } from '#demo/advice/rules.ts';
import type { AdviceResult } from '#src/advice/advise.ts';
import type { MattressNeeds } from '#src/advice/mattress-fit.ts';
import { toHit } from '#src/catalog/hit-of-variant.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { emptySearch, type SearchRequest } from '#src/search/search-result.ts';
import { err, ok } from '#src/shared/result.ts';
import { findAdvisedMattresses } from '#src/use-cases/find-advised-mattresses.ts';
import { firmnessOption } from '../../support/arbitraries/variants.ts';
import { AURORA, priceOf } from '../../support/fake-shop.ts';
import { createMemoryLog } from '../../support/memory-log.ts';

/* What `find-advised-mattresses.test.ts` shows of the demo shop, for mattresses made for one rule. */

/** One measured firmness of each grade, and its word in the catalogue. */
const FIRMNESS = { soft: 3.5, medium: 5, firm: 7, 'extra-firm': 9 } as const;
const WORD = {
  soft: 'Zacht',
  medium: 'Medium',
  firm: 'Stevig',
  'extra-firm': 'Extra stevig',
} as const;
type Grade = keyof typeof FIRMNESS;

type Change = {
  /** Price in cents of a mattress in one grade, or of a grade without a price of its own. */
  readonly cents?: number;
  readonly prices?: { readonly [G in Grade]?: number };
  readonly sizes?: readonly string[];
  readonly load?: number;
  readonly height?: number;
  readonly stock?: number;
  /** Grades that are sold out. */
  readonly soldOut?: readonly Grade[];
};

const attribute = (code: string, value: string) => ({ code, label: code, value });

/** A mattress in some grades, each an option, in 90x200 unless it comes in other sizes. */
function mattress(sku: string, grades: readonly Grade[], change: Change = {}): Product {
  const { cents = 30_000, prices = {}, sizes = ['90x200'], stock = 9, soldOut = [] } = change;
  const variants = sizes.flatMap((size) =>
    grades.map((grade): Variant => ({
      sku: `${sku}-${size}-${grade}`,
      size,
      ean: '8719992000012',
      options: [firmnessOption(WORD[grade])],
      price: priceOf(prices[grade] ?? cents),
      stock: soldOut.includes(grade) ? 0 : stock,
      deliveryDays: 2,
    })),
  );
  const [first = AURORA.variants[0], ...others] = variants;
  return {
    ...AURORA,
    sku,
    name: sku,
    url: `/${sku}`,
    attributes: [
      attribute('maximale_belasting', `${change.load ?? 130} kg`),
      ...(change.height === undefined ? [] : [attribute('hoogte', `${change.height} cm`)]),
    ],
    variants: [first, ...others],
  };
}

/** Whose attributes say that all of its variants are soft. */
const allSoft = (product: Product): Product => ({
  ...product,
  attributes: [
    ...product.attributes,
    { code: 'matras_hardheid', label: 'Hardheid', value: 'Zacht' },
  ],
});

const bed = (
  grades: readonly Grade[],
  size: Partial<Pick<AdviceResult, 'mattresses' | 'width' | 'length'>> = {},
): AdviceResult => ({
  sides: grades.map((grade) => ({ firmness: FIRMNESS[grade], pillow: { from: 10, to: 13 } })),
  mattresses: grades.length === 2 ? 2 : 1,
  width: grades.length === 2 ? 180 : 90,
  length: 200,
  ...size,
});

/**
 * The beds that are advised of these products, the best seller first, and what was looked up. The
 * search shows each product of a size by its cheapest offer there.
 */
async function advised(
  products: readonly Product[],
  result: AdviceResult,
  needs: Partial<MattressNeeds> = {},
) {
  const requests: SearchRequest[] = [];
  const searched: string[] = [];
  const lookedUp: string[] = [];
  const ports = {
    log: createMemoryLog(),
    search: {
      productsAndFilters(request: SearchRequest) {
        const [size = ''] = request.selection.flatMap((one) =>
          one.kind === 'values' ? one.values : [],
        );
        requests.push(request);
        searched.push(size);
        const hits = products.flatMap((product) => {
          const [variant] = product.variants
            .filter((one) => one.size === size)
            .toSorted((a, b) => a.price.final.cents - b.price.final.cents);
          return variant
            ? { ...toHit(product, variant, false), attributes: product.attributes }
            : [];
        });
        return Promise.resolve({ ...emptySearch(), hits: hits.slice(0, request.itemsPerPage) });
      },
    },
    catalog: {
      product(_: unknown, sku: string) {
        lookedUp.push(sku);
        const product = products.find((one) => one.sku === sku && !isGone(one));
        return Promise.resolve(product ? ok(product) : err({ kind: 'product-not-found' } as const));
      },
    },
  };
  const beds = await findAdvisedMattresses(ports, {
    locale: 'nl-nl',
    rules,
    result,
    needs: { loads: [], criteria: [], positions: [], ...needs },
  });
  return {
    beds,
    requests,
    searched,
    lookedUp,
    skus: beds.map(({ pieces }) => pieces.map(({ hit }) => hit.sku).join('+')),
  };
}

/** The search still has it, the catalogue does not. */
const isGone = ({ name }: Product): boolean => name === 'gone';

/** As many mattresses, the best seller first: `m-1`, `m-2` … */
const many = (count: number, grade: Grade, change: (place: number) => Change = () => ({})) =>
  Array.from({ length: count }, (_, index) =>
    mattress(`m-${index + 1}`, [grade], change(index + 1)),
  );

const praised = (product: Product): Product => ({
  ...product,
  reviews: { count: 500, average: 5 },
});

const right = (sku: string, height?: number, change: Change = {}) =>
  mattress(sku, ['firm'], { ...(height !== undefined && { height }), ...change });

const left = (sku: string, height?: number, change: Change = {}) =>
  mattress(sku, ['soft'], { ...(height !== undefined && { height }), ...change });

describe('findAdvisedMattresses in a small shop', () => {
  it.each([
    ['one sleeper', ['medium'], { width: 140, length: 220 }, [140, 90], 1],
    ['one who asks for the usual width', ['medium'], { width: 90, length: 220 }, [90], 1],
    ['two', ['medium', 'firm'], { width: 160, length: 220 }, [160, 180], 2],
    [
      'two on one mattress',
      ['medium', 'medium'],
      { mattresses: 1, width: 140, length: 220 },
      [140, 180],
      1,
    ],
  ] as const)(
    'A6 looks for the size of %s, then for the next as long, then for shorter ones',
    async (_, grades, size, widths, mattresses) => {
      const { searched, beds } = await advised([], bed(grades, size));
      expect(beds).toEqual([]);
      expect(searched).toEqual(
        [220, 210, 200].flatMap((length) =>
          widths.map((width) => `${width / mattresses}x${length}`),
        ),
      );
    },
  );

  it('A6 asks for the sixty best sellers of the mattresses in a size', async () => {
    const { requests } = await advised(many(1, 'medium'), bed(['medium']));
    expect(requests).toMatchObject([
      {
        locale: 'nl-nl',
        objectId: 'kind:mattresses',
        selection: [{ kind: 'values', name: 'maat', values: ['90x200'] }],
        page: 1,
        sorting: 'popular',
        itemsPerPage: 60,
      },
    ]);
  });

  it('A6 looks for no size that is longer than the advised one', async () => {
    const { searched } = await advised([], bed(['medium'], { length: 210 }));
    expect(searched).toEqual(['90x210', '90x200']);
  });

  it('A6 advises what is sold most first, and says which would be the next', async () => {
    const { beds, skus } = await advised(many(4, 'medium'), bed(['medium']));
    expect(skus).toEqual(['m-1', 'm-2', 'm-3']);
    expect(beds.map(({ next }) => next)).toEqual(
      ['m-2', 'm-3', 'm-4'].map((name) => ({ name, isBehindIn: 'order' })),
    );
    expect(beds[0]).toMatchObject({ size: '90x200', cents: 30_000, reasons: [{ code: 'grade' }] });
  });

  it('A6 looks up six of the best, and no more once four of them can be bought', async () => {
    const all = await advised(many(14, 'medium'), bed(['medium']));
    expect(all.lookedUp).toEqual(['m-1', 'm-2', 'm-3', 'm-4', 'm-5', 'm-6']);
    const fourLeft = await advised(
      many(14, 'medium', (place) => ({ stock: place > 2 ? 9 : 0 })),
      bed(['medium']),
    );
    expect(fourLeft.lookedUp).toHaveLength(6);
    const threeLeft = await advised(
      many(14, 'medium', (place) => ({ stock: place > 3 ? 9 : 0 })),
      bed(['medium']),
    );
    expect(threeLeft.lookedUp).toHaveLength(12);
  });

  it('A6 gives up after the eighteen best', async () => {
    const { beds, lookedUp } = await advised(
      many(20, 'medium', () => ({ stock: 0 })),
      bed(['medium'], { length: 200 }),
    );
    expect(beds).toEqual([]);
    expect(lookedUp).toHaveLength(18);
  });

  it('A6 advises nothing without a price, in one piece or in halves', async () => {
    const sizes = ['90x200', '180x200'];
    const free = mattress('free', ['soft', 'firm'], { cents: 0, sizes });
    expect((await advised([free], bed(['soft']))).skus).toEqual([]);
    expect((await advised([free], bed(['soft', 'firm']))).skus).toEqual([]);
  });

  it('A6 looks no further if one of the first is within the budget', async () => {
    const dear = Array.from({ length: 5 }, (_, index) =>
      mattress(`dear-${index}`, ['soft', 'medium'], { prices: { soft: 10_000, medium: 50_000 } }),
    );
    const good = mattress('good', ['medium'], { cents: 20_000 });
    const { lookedUp, skus } = await advised(
      [...dear, good, ...many(6, 'medium', () => ({ cents: 20_000 }))],
      bed(['medium']),
      { budgetCents: 20_000 },
    );
    expect(lookedUp).toHaveLength(6);
    expect(skus).toEqual(['good']);
  });

  it('A6 looks further while nothing within the budget can be bought', async () => {
    // The search shows the soft one, which is cheaper than what is asked for.
    const dear = Array.from({ length: 6 }, (_, index) =>
      mattress(`dear-${index}`, ['soft', 'medium'], { prices: { soft: 10_000, medium: 50_000 } }),
    );
    const { skus, lookedUp } = await advised(
      [...dear, mattress('good', ['medium'], { cents: 20_000 })],
      bed(['medium']),
      { budgetCents: 20_000 },
    );
    expect(lookedUp).toHaveLength(7);
    expect(skus).toEqual(['good']);
  });

  it('A6 reads the budget as that of the whole bed: each half costs half of it', async () => {
    const pairs = [
      mattress('dear', ['medium'], { cents: 26_000 }),
      mattress('good', ['medium'], { cents: 25_000 }),
    ];
    const { skus, lookedUp } = await advised(pairs, bed(['medium', 'medium']), {
      budgetCents: 50_000,
    });
    expect(skus).toEqual(['good']);
    expect(lookedUp[0]).toBe('good');
  });

  it('A6 leaves out what has another firmness in all variants, without looking it up', async () => {
    const soft = allSoft(mattress('soft', ['medium']));
    const { skus, lookedUp } = await advised([soft, mattress('good', ['medium'])], bed(['medium']));
    expect(skus).toEqual(['good']);
    expect(lookedUp).toEqual(['good']);
  });

  it('A6 advises nothing whose load is unknown, or less than the rules ask for everybody', async () => {
    const { skus } = await advised(
      [
        mattress('weak', ['medium'], { load: rules.minLoad - 1 }),
        mattress('enough', ['medium'], { load: rules.minLoad }),
        { ...mattress('unknown', ['medium']), attributes: [] },
      ],
      bed(['medium']),
    );
    expect(skus).toEqual(['enough']);
  });

  describe('a sleeper heavier than every mattress of the firmness bears', () => {
    const soft = mattress('soft', ['soft'], { load: 120 });
    const firm = mattress('firm', ['firm'], { load: 150 });
    const hard = mattress('hard', ['extra-firm'], { load: 180 });

    it('A6 gets one that is as little firmer as can be, which is no reason for it', async () => {
      const { beds, skus } = await advised([hard, firm, soft], bed(['soft']), { loads: [140] });
      expect(skus).toEqual(['firm']);
      expect(beds).toMatchObject([
        {
          isFirmer: true,
          reasons: [{ code: 'load', kilograms: 150 }],
          pieces: [{ grades: ['firm'] }],
        },
      ]);
      expect((await advised([hard, firm], bed(['extra-firm']), { loads: [170] })).skus).toEqual([
        'hard',
      ]);
      const supple = mattress('supple', ['soft'], { load: 180 });
      expect((await advised([supple, hard], bed(['firm']), { loads: [160] })).skus).toEqual([
        'hard',
      ]);
      const heavier = await advised([hard, firm, soft], bed(['soft']), { loads: [160] });
      expect(heavier.skus).toEqual(['hard']);
    });

    it('A6 is one who weighs more than everybody’s mattress bears, and not one who weighs less', async () => {
      expect((await advised([firm], bed(['soft']), { loads: [rules.minLoad] })).skus).toEqual([]);
      expect((await advised([firm], bed(['soft']), { loads: [] })).skus).toEqual([]);
      expect((await advised([firm], bed(['soft']), { loads: [rules.minLoad + 1] })).skus).toEqual([
        'firm',
      ]);
    });

    it('A6 makes one mattress firmer for both, whichever of the two is heavy', async () => {
      const alike = bed(['soft', 'soft'], { mattresses: 1, width: 90 });
      for (const loads of [
        [140, 60],
        [60, 140],
      ])
        expect((await advised([hard, firm, soft], alike, { loads })).beds).toMatchObject([
          { cents: 30_000, pieces: [{ hit: { sku: 'firm' }, skus: ['firm-90x200-firm'] }] },
        ]);
    });

    it('A6 makes only the side of the heavy one firmer', async () => {
      const { beds } = await advised([soft, firm, hard], bed(['soft', 'soft']), {
        loads: [60, 140],
      });
      expect(beds[0]?.pieces.map(({ grades }) => grades)).toEqual([['soft'], ['firm']]);
      const turned = await advised([soft, firm, hard], bed(['soft', 'soft']), { loads: [140, 60] });
      expect(turned.beds[0]?.pieces.map(({ grades }) => grades)).toEqual([['firm'], ['soft']]);
    });

    it('A6 makes one firmer by one grade before the other by two', async () => {
      const products = [
        mattress('last', ['soft'], { load: 150, stock: 1 }),
        mattress('medium', ['medium'], { load: 130 }),
        mattress('firm', ['firm'], { load: 150 }),
      ];
      const { skus } = await advised(products, bed(['soft', 'soft']), { loads: [120, 140] });
      expect(skus).toEqual(['medium+last']);
    });

    it('A6 makes two heavy ones firmer by as few grades together as can be', async () => {
      const { beds } = await advised([hard, firm, soft], bed(['soft', 'soft']), {
        loads: [140, 160],
      });
      expect(beds[0]?.pieces.map(({ grades }) => grades)).toEqual([['firm'], ['extra-firm']]);
    });
  });

  describe('for two on halves', () => {
    const couple = bed(['soft', 'firm']);

    /** Sold as a whole bed as well: 180x200 and its half. */
    const WHOLE = ['90x200', '180x200'];

    it('A6 takes both halves of one product, the left side first', async () => {
      const both = mattress('both', ['soft', 'firm'], {
        prices: { soft: 10_000, firm: 15_000 },
        sizes: WHOLE,
      });
      expect((await advised([both], couple)).beds).toMatchObject([
        {
          size: '180x200',
          cents: 25_000,
          pieces: [{ grades: ['soft', 'firm'], skus: ['both-90x200-soft', 'both-90x200-firm'] }],
          onePiece: { suitsBoth: false, cents: 10_000 },
        },
      ]);
    });

    it('A6 names no one piece where none is sold', async () => {
      const both = mattress('both', ['soft', 'firm'], { sizes: WHOLE });
      const [first, ...others] = both.variants.map((variant) =>
        variant.size === '180x200' ? { ...variant, stock: 0 } : variant,
      );
      const { beds } = await advised(
        [{ ...both, variants: [first ?? both.variants[0], ...others] }],
        couple,
      );
      expect(beds).toHaveLength(1);
      expect(beds[0]).not.toHaveProperty('onePiece');
    });

    it('A6 looks for no pair while a whole bed is within the budget', async () => {
      const both = mattress('both', ['soft', 'firm'], { sizes: WHOLE });
      const { skus } = await advised(
        [
          mattress('left', ['soft'], { cents: 100 }),
          mattress('right', ['firm'], { cents: 100 }),
          both,
        ],
        couple,
        { budgetCents: 60_000 },
      );
      expect(skus).toEqual(['both']);
    });

    it('A6 names a bed over the budget once, not as a pair of its halves again', async () => {
      const both = mattress('both', ['soft', 'firm'], { sizes: WHOLE });
      const { skus, beds } = await advised([both], couple, { budgetCents: 50_000 });
      expect(skus).toEqual(['both']);
      expect(beds[0]).toMatchObject({ isOverBudget: true });
      expect(beds[0]?.pieces).toHaveLength(1);
    });

    it('A6 finds a pair within the budget of a half of such a bed, and a cheaper one', async () => {
      const both = mattress('both', ['soft', 'firm'], {
        prices: { soft: 10_000, firm: 40_000 },
        sizes: WHOLE,
      });
      const right = mattress('right', ['firm'], { cents: 15_000 });
      const { skus, beds } = await advised([both, right], couple, { budgetCents: 30_000 });
      expect(skus).toEqual(['both+right']);
      expect(beds[0]).toMatchObject({
        size: '180x200',
        cents: 25_000,
        next: { name: 'both', isBehindIn: 'over-budget' },
      });
    });

    it('A6 names both mattresses of a pair that would be the next', async () => {
      const both = mattress('both', ['soft', 'firm'], { sizes: WHOLE });
      const { beds, skus } = await advised([praised(left('left')), both], couple, {
        budgetCents: 1,
      });
      expect(skus).toEqual(['both', 'left+both']);
      expect(beds[0]?.next?.name).toBe('left + both');
    });

    it('A6 asks of a whole bed that it bears the heavier one, of a pair what each side bears', async () => {
      const both = mattress('both', ['soft', 'firm'], { sizes: WHOLE, load: 130 });
      const strong = mattress('strong', ['firm'], { load: 150 });
      for (const products of [
        [both, strong],
        [strong, both],
      ])
        expect((await advised(products, couple, { loads: [60, 140] })).skus).toEqual([
          'both+strong',
        ]);
      const turned = await advised([both, mattress('strong', ['soft'], { load: 150 })], couple, {
        loads: [140, 60],
      });
      expect(turned.skus).toEqual(['strong+both']);
    });

    it('A6 looks up a mattress of one firmness for its side only', async () => {
      const fixed = allSoft(mattress('fixed', ['soft']));
      const { skus, lookedUp } = await advised([fixed, mattress('right', ['firm'])], couple);
      expect(skus).toEqual(['fixed+right']);
      expect(lookedUp.filter((sku) => sku === 'fixed')).toHaveLength(1);
    });

    it('A6 takes no half twice of which one is left', async () => {
      const alike = bed(['medium', 'medium']);
      const last = (sku: string) => mattress(sku, ['medium'], { stock: 1 });
      expect((await advised([last('one')], alike)).skus).toEqual([]);
      expect((await advised([last('one'), last('other')], alike)).skus).toEqual(['one+other']);
      expect((await advised([mattress('one', ['medium'], { stock: 2 })], alike)).skus).toEqual([
        'one',
      ]);
    });

    it.each([
      ['the higher one is beside it', [left('low', 20), left('even', 24), right('right', 25)]],
      ['the lower one is beside it', [left('high', 30), left('even', 26), right('right', 25)]],
      ['one says no height', [left('unsaid'), left('even', 24), right('right', 25)]],
      ['the other side says none', [left('high', 30), left('even', 2), right('right')]],
    ])('A6 takes the pair that is as even in height as can be: %s', async (_, products) => {
      expect((await advised(products, couple)).skus).toEqual(['even+right']);
    });

    it('A6 takes a pair within the budget before one that is more even', async () => {
      const { skus } = await advised(
        [
          left('even', 25, { cents: 30_000 }),
          left('cheap', 15, { cents: 20_000 }),
          right('right', 25, { cents: 20_000 }),
        ],
        couple,
        { budgetCents: 40_000 },
      );
      expect(skus).toEqual(['cheap+right']);
    });

    /** More than are looked up at once, each better than what follows. */
    const good = (cents: number) =>
      Array.from({ length: 6 }, (_, index) => praised(left(`good-${index}`, 25, { cents })));

    it('A6 looks among the cheapest where no pair of the best is within the budget', async () => {
      const { skus } = await advised(
        [
          ...good(25_000),
          left('cheap', 25, { cents: 10_000 }),
          right('right', 25, { cents: 40_000 }),
        ],
        couple,
        { budgetCents: 50_000 },
      );
      expect(skus).toEqual(['cheap+right']);
    });

    it('A6 stays with the best where a pair of them is within the budget', async () => {
      const { skus } = await advised(
        [
          ...good(25_000),
          left('cheap', 25, { cents: 10_000 }),
          right('right', 25, { cents: 20_000 }),
        ],
        couple,
        { budgetCents: 50_000 },
      );
      expect(skus).toEqual(['good-0+right']);
    });

    it('A6 stays with the best, over the budget, where the cheapest are sold out', async () => {
      const soldOut = Array.from({ length: 18 }, (_, index) =>
        allSoft(left(`out-${index}`, 25, { cents: 1000, stock: 0 })),
      );
      const { skus, beds } = await advised(
        [
          praised(left('good', 25, { cents: 15_000 })),
          ...soldOut,
          right('right', 25, { cents: 20_000 }),
        ],
        couple,
        { budgetCents: 30_000 },
      );
      expect(skus).toEqual(['good+right']);
      expect(beds[0]).toMatchObject({ isOverBudget: true, cents: 35_000 });
    });
  });

  it('A6 finds nothing where the catalogue does not know what the search has found', async () => {
    const { skus, lookedUp } = await advised(
      [mattress('gone', ['medium']), mattress('firm', ['firm'])],
      bed(['medium']),
    );
    expect(skus).toEqual([]);
    expect(lookedUp).toEqual(['gone', 'firm']);
  });
});
