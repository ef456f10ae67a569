import { describe, expect, it } from 'vitest';
import { adviceRules as rules } from '#demo/advice/rules.ts';
import {
  advisedOf,
  allSoft,
  gradedMattress,
  manyMattresses,
  resultFor,
} from '../../support/advised-mattresses.ts';

describe('findAdvisedMattresses', () => {
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
      const { searched, beds } = await advisedOf([], resultFor(grades, size));
      expect(beds).toEqual([]);
      expect(searched).toEqual(
        [220, 210, 200].flatMap((length) =>
          widths.map((width) => `${width / mattresses}x${length}`),
        ),
      );
    },
  );

  it('A6 asks for a bounded number of best sellers of the mattresses in a size', async () => {
    const { requests } = await advisedOf(manyMattresses(1, 'medium'), resultFor(['medium']));
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
    const { searched } = await advisedOf([], resultFor(['medium'], { length: 210 }));
    expect(searched).toEqual(['90x210', '90x200']);
  });

  it('A6 advises what is sold most first, and says which would be the next', async () => {
    const { beds, skus } = await advisedOf(manyMattresses(4, 'medium'), resultFor(['medium']));
    expect(skus).toEqual(['m-1', 'm-2', 'm-3']);
    expect(beds.map(({ next }) => next)).toEqual(
      ['m-2', 'm-3', 'm-4'].map((name) => ({ name, isBehindIn: 'order' })),
    );
    expect(beds[0]).toMatchObject({ size: '90x200', cents: 30_000, reasons: [{ code: 'grade' }] });
  });

  it('A6 looks up a bounded number of the best, and more while too few can be bought', async () => {
    const all = await advisedOf(manyMattresses(14, 'medium'), resultFor(['medium']));
    expect(all.lookedUp).toEqual(['m-1', 'm-2', 'm-3', 'm-4', 'm-5', 'm-6']);
    const fourLeft = await advisedOf(
      manyMattresses(14, 'medium', (place) => ({ stock: place > 2 ? 9 : 0 })),
      resultFor(['medium']),
    );
    expect(fourLeft.lookedUp).toHaveLength(6);
    const threeLeft = await advisedOf(
      manyMattresses(14, 'medium', (place) => ({ stock: place > 3 ? 9 : 0 })),
      resultFor(['medium']),
    );
    expect(threeLeft.lookedUp).toHaveLength(12);
  });

  it('A6 gives up after a bounded number of the best', async () => {
    const { beds, lookedUp } = await advisedOf(
      manyMattresses(20, 'medium', () => ({ stock: 0 })),
      resultFor(['medium'], { length: 200 }),
    );
    expect(beds).toEqual([]);
    expect(lookedUp).toHaveLength(18);
  });

  it('A6 advises nothing without a price, in one piece or in halves', async () => {
    const sizes = ['90x200', '180x200'];
    const free = gradedMattress('free', ['soft', 'firm'], { cents: 0, sizes });
    expect((await advisedOf([free], resultFor(['soft']))).skus).toEqual([]);
    expect((await advisedOf([free], resultFor(['soft', 'firm']))).skus).toEqual([]);
  });

  it('A6 looks no further if one of the first is within the budget', async () => {
    const dear = Array.from({ length: 5 }, (_, index) =>
      gradedMattress(`dear-${index}`, ['soft', 'medium'], {
        prices: { soft: 10_000, medium: 50_000 },
      }),
    );
    const good = gradedMattress('good', ['medium'], { cents: 20_000 });
    const { lookedUp, skus } = await advisedOf(
      [...dear, good, ...manyMattresses(6, 'medium', () => ({ cents: 20_000 }))],
      resultFor(['medium']),
      { budgetCents: 20_000 },
    );
    expect(lookedUp).toHaveLength(6);
    expect(skus).toEqual(['good']);
  });

  it('A6 looks further while nothing within the budget can be bought', async () => {
    // The search shows the soft one, which is cheaper than what is asked for.
    const dear = Array.from({ length: 6 }, (_, index) =>
      gradedMattress(`dear-${index}`, ['soft', 'medium'], {
        prices: { soft: 10_000, medium: 50_000 },
      }),
    );
    const { skus, lookedUp } = await advisedOf(
      [...dear, gradedMattress('good', ['medium'], { cents: 20_000 })],
      resultFor(['medium']),
      { budgetCents: 20_000 },
    );
    expect(lookedUp).toHaveLength(7);
    expect(skus).toEqual(['good']);
  });

  it('A6 reads the budget as that of the whole bed: each half costs half of it', async () => {
    const pairs = [
      gradedMattress('dear', ['medium'], { cents: 26_000 }),
      gradedMattress('good', ['medium'], { cents: 25_000 }),
    ];
    const { skus, lookedUp } = await advisedOf(pairs, resultFor(['medium', 'medium']), {
      budgetCents: 50_000,
    });
    expect(skus).toEqual(['good']);
    expect(lookedUp[0]).toBe('good');
  });

  it('A6 leaves out what has another firmness in all variants, without looking it up', async () => {
    const soft = allSoft(gradedMattress('soft', ['medium']));
    const { skus, lookedUp } = await advisedOf(
      [soft, gradedMattress('good', ['medium'])],
      resultFor(['medium']),
    );
    expect(skus).toEqual(['good']);
    expect(lookedUp).toEqual(['good']);
  });

  it('A6 advises nothing whose load is unknown, or less than the rules ask for everybody', async () => {
    const { skus } = await advisedOf(
      [
        gradedMattress('weak', ['medium'], { load: rules.minLoad - 1 }),
        gradedMattress('enough', ['medium'], { load: rules.minLoad }),
        { ...gradedMattress('unknown', ['medium']), attributes: [] },
      ],
      resultFor(['medium']),
    );
    expect(skus).toEqual(['enough']);
  });

  describe('a sleeper heavier than every mattress of the firmness bears', () => {
    const soft = gradedMattress('soft', ['soft'], { load: 120 });
    const firm = gradedMattress('firm', ['firm'], { load: 150 });
    const hard = gradedMattress('hard', ['extra-firm'], { load: 180 });

    it.each([
      ['soft', 140, 'firm'],
      ['soft', 160, 'hard'],
      ['extra-firm', 170, 'hard'],
    ] as const)(
      'A6 gets as little more than %s at %i kg as can be: %s',
      async (grade, load, sku) => {
        const { skus } = await advisedOf([hard, firm, soft], resultFor([grade]), { loads: [load] });
        expect(skus).toEqual([sku]);
      },
    );

    it('A6 gets nothing softer', async () => {
      const supple = gradedMattress('supple', ['soft'], { load: 180 });
      const { skus } = await advisedOf([supple, hard], resultFor(['firm']), { loads: [160] });
      expect(skus).toEqual(['hard']);
    });

    it('A6 does not name the firmness as a reason for a firmer one', async () => {
      const { beds } = await advisedOf([hard, firm], resultFor(['soft']), { loads: [140] });
      expect(beds).toMatchObject([
        {
          isFirmer: true,
          reasons: [{ code: 'load', kilograms: 150 }],
          pieces: [{ grades: ['firm'] }],
        },
      ]);
    });

    it('A6 begins above the load that every mattress bears', async () => {
      expect(
        (await advisedOf([firm], resultFor(['soft']), { loads: [rules.minLoad] })).skus,
      ).toEqual([]);
      expect((await advisedOf([firm], resultFor(['soft']), { loads: [] })).skus).toEqual([]);
      expect(
        (await advisedOf([firm], resultFor(['soft']), { loads: [rules.minLoad + 1] })).skus,
      ).toEqual(['firm']);
    });

    it('A6 makes one mattress firmer for both, whichever of the two is heavy', async () => {
      const alike = resultFor(['soft', 'soft'], { mattresses: 1, width: 90 });
      for (const loads of [
        [140, 60],
        [60, 140],
      ])
        expect((await advisedOf([hard, firm, soft], alike, { loads })).beds).toMatchObject([
          { cents: 30_000, pieces: [{ hit: { sku: 'firm' }, skus: ['firm-90x200-firm'] }] },
        ]);
    });

    it('A6 makes only the side of the heavy one firmer', async () => {
      const { beds } = await advisedOf([soft, firm, hard], resultFor(['soft', 'soft']), {
        loads: [60, 140],
      });
      expect(beds[0]?.pieces.map(({ grades }) => grades)).toEqual([['soft'], ['firm']]);
      const turned = await advisedOf([soft, firm, hard], resultFor(['soft', 'soft']), {
        loads: [140, 60],
      });
      expect(turned.beds[0]?.pieces.map(({ grades }) => grades)).toEqual([['firm'], ['soft']]);
    });

    it('A6 makes one firmer by one grade before the other by two', async () => {
      const products = [
        gradedMattress('last', ['soft'], { load: 150, stock: 1 }),
        gradedMattress('medium', ['medium'], { load: 130 }),
        gradedMattress('firm', ['firm'], { load: 150 }),
      ];
      const { skus } = await advisedOf(products, resultFor(['soft', 'soft']), {
        loads: [120, 140],
      });
      expect(skus).toEqual(['medium+last']);
    });

    it('A6 makes two heavy ones firmer by as few grades together as can be', async () => {
      const { beds } = await advisedOf([hard, firm, soft], resultFor(['soft', 'soft']), {
        loads: [140, 160],
      });
      expect(beds[0]?.pieces.map(({ grades }) => grades)).toEqual([['firm'], ['extra-firm']]);
    });
  });

  it.each(['search', 'catalog'] as const)(
    'A6 finds nothing during an outage: %s',
    async (outage) => {
      const sold = manyMattresses(4, 'medium');
      expect((await advisedOf(sold, resultFor(['medium']), {}, [outage])).skus).toEqual([]);
    },
  );

  it('A6 finds nothing where the catalogue does not know what the search has found', async () => {
    const { skus, lookedUp } = await advisedOf(
      [gradedMattress('gone', ['medium']), gradedMattress('firm', ['firm'])],
      resultFor(['medium']),
    );
    expect(skus).toEqual([]);
    expect(lookedUp).toEqual(['gone', 'firm']);
  });
});
