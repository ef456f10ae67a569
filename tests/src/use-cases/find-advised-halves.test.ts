import { describe, expect, it } from 'vitest';
import {
  advisedOf,
  allSoft,
  gradedMattress,
  leftMattress,
  praised,
  resultFor,
  rightMattress,
} from '../../support/advised-mattresses.ts';

/** More than are looked up at once, each better than what follows. */
const good = (cents: number) =>
  Array.from({ length: 6 }, (_, index) => praised(leftMattress(`good-${index}`, 25, { cents })));

const lastOf = (sku: string) => gradedMattress(sku, ['medium'], { stock: 1 });

describe('findAdvisedMattresses for two on halves', () => {
  const couple = resultFor(['soft', 'firm']);

  /** Sold as a whole bed as well: 180x200 and its half. */
  const WHOLE = ['90x200', '180x200'];

  it('A6 takes both halves of one product, the left side first', async () => {
    const both = gradedMattress('both', ['soft', 'firm'], {
      prices: { soft: 10_000, firm: 15_000 },
      sizes: WHOLE,
    });
    expect((await advisedOf([both], couple)).beds).toMatchObject([
      {
        size: '180x200',
        cents: 25_000,
        pieces: [{ grades: ['soft', 'firm'], skus: ['both-90x200-soft', 'both-90x200-firm'] }],
        onePiece: { suitsBoth: false, cents: 10_000 },
      },
    ]);
  });

  it('A6 offers no single mattress that is sold out', async () => {
    const both = gradedMattress('both', ['soft', 'firm'], { sizes: WHOLE });
    const [first, ...others] = both.variants.map((variant) =>
      variant.size === '180x200' ? { ...variant, stock: 0 } : variant,
    );
    const { beds } = await advisedOf(
      [{ ...both, variants: [first ?? both.variants[0], ...others] }],
      couple,
    );
    expect(beds).toHaveLength(1);
    expect(beds[0]).not.toHaveProperty('onePiece');
  });

  it('A6 looks for no pair while a whole bed is within the budget', async () => {
    const both = gradedMattress('both', ['soft', 'firm'], { sizes: WHOLE });
    const { skus } = await advisedOf(
      [
        gradedMattress('left', ['soft'], { cents: 100 }),
        gradedMattress('right', ['firm'], { cents: 100 }),
        both,
      ],
      couple,
      { budgetCents: 60_000 },
    );
    expect(skus).toEqual(['both']);
  });

  it('A6 names a bed over the budget once, not as a pair of its halves again', async () => {
    const both = gradedMattress('both', ['soft', 'firm'], { sizes: WHOLE });
    const { skus, beds } = await advisedOf([both], couple, { budgetCents: 50_000 });
    expect(skus).toEqual(['both']);
    expect(beds[0]).toMatchObject({ isOverBudget: true });
    expect(beds[0]?.pieces).toHaveLength(1);
  });

  it('A6 finds a pair within the budget of a half of such a bed, and a cheaper one', async () => {
    const both = gradedMattress('both', ['soft', 'firm'], {
      prices: { soft: 10_000, firm: 40_000 },
      sizes: WHOLE,
    });
    const right = gradedMattress('right', ['firm'], { cents: 15_000 });
    const { skus, beds } = await advisedOf([both, right], couple, { budgetCents: 30_000 });
    expect(skus).toEqual(['both+right']);
    expect(beds[0]).toMatchObject({
      size: '180x200',
      cents: 25_000,
      next: { name: 'both', isBehindIn: 'over-budget' },
    });
  });

  it('A6 names both mattresses of a pair that would be the next', async () => {
    const both = gradedMattress('both', ['soft', 'firm'], { sizes: WHOLE });
    const { beds, skus } = await advisedOf([praised(leftMattress('left')), both], couple, {
      budgetCents: 1,
    });
    expect(skus).toEqual(['both', 'left+both']);
    expect(beds[0]?.next?.name).toBe('left + both');
  });

  it('A6 asks of a whole bed that it bears the heavier one, of a pair what each side bears', async () => {
    const both = gradedMattress('both', ['soft', 'firm'], { sizes: WHOLE, load: 130 });
    const strong = gradedMattress('strong', ['firm'], { load: 150 });
    for (const products of [
      [both, strong],
      [strong, both],
    ])
      expect((await advisedOf(products, couple, { loads: [60, 140] })).skus).toEqual([
        'both+strong',
      ]);
    const turned = await advisedOf(
      [both, gradedMattress('strong', ['soft'], { load: 150 })],
      couple,
      {
        loads: [140, 60],
      },
    );
    expect(turned.skus).toEqual(['strong+both']);
  });

  it('A6 looks up a mattress of one firmness for its side only', async () => {
    const fixed = allSoft(gradedMattress('fixed', ['soft']));
    const { skus, lookedUp } = await advisedOf([fixed, gradedMattress('right', ['firm'])], couple);
    expect(skus).toEqual(['fixed+right']);
    expect(lookedUp.filter((sku) => sku === 'fixed')).toHaveLength(1);
  });

  it('A6 takes no half twice of which one is left', async () => {
    const alike = resultFor(['medium', 'medium']);
    expect((await advisedOf([lastOf('one')], alike)).skus).toEqual([]);
    expect((await advisedOf([lastOf('one'), lastOf('other')], alike)).skus).toEqual(['one+other']);
    expect(
      (await advisedOf([gradedMattress('one', ['medium'], { stock: 2 })], alike)).skus,
    ).toEqual(['one']);
  });

  it.each([
    [
      'the higher one is beside it',
      [leftMattress('low', 20), leftMattress('even', 24), rightMattress('right', 25)],
    ],
    [
      'the lower one is beside it',
      [leftMattress('high', 30), leftMattress('even', 26), rightMattress('right', 25)],
    ],
    [
      'one says no height',
      [leftMattress('unsaid'), leftMattress('even', 24), rightMattress('right', 25)],
    ],
    [
      'the other side says none',
      [leftMattress('high', 30), leftMattress('even', 2), rightMattress('right')],
    ],
  ])('A6 takes the pair that is as even in height as can be: %s', async (_, products) => {
    expect((await advisedOf(products, couple)).skus).toEqual(['even+right']);
  });

  it('A6 takes a pair within the budget before one that is more even', async () => {
    const { skus } = await advisedOf(
      [
        leftMattress('even', 25, { cents: 30_000 }),
        leftMattress('cheap', 15, { cents: 20_000 }),
        rightMattress('right', 25, { cents: 20_000 }),
      ],
      couple,
      { budgetCents: 40_000 },
    );
    expect(skus).toEqual(['cheap+right']);
  });

  it('A6 looks among the cheapest where no pair of the best is within the budget', async () => {
    const { skus } = await advisedOf(
      [
        ...good(25_000),
        leftMattress('cheap', 25, { cents: 10_000 }),
        rightMattress('right', 25, { cents: 40_000 }),
      ],
      couple,
      { budgetCents: 50_000 },
    );
    expect(skus).toEqual(['cheap+right']);
  });

  it('A6 stays with the best where a pair of them is within the budget', async () => {
    const { skus } = await advisedOf(
      [
        ...good(25_000),
        leftMattress('cheap', 25, { cents: 10_000 }),
        rightMattress('right', 25, { cents: 20_000 }),
      ],
      couple,
      { budgetCents: 50_000 },
    );
    expect(skus).toEqual(['good-0+right']);
  });

  it('A6 stays with the best, over the budget, where the cheapest are sold out', async () => {
    const soldOut = Array.from({ length: 18 }, (_, index) =>
      allSoft(leftMattress(`out-${index}`, 25, { cents: 1000, stock: 0 })),
    );
    const { skus, beds } = await advisedOf(
      [
        praised(leftMattress('good', 25, { cents: 15_000 })),
        ...soldOut,
        rightMattress('right', 25, { cents: 20_000 }),
      ],
      couple,
      { budgetCents: 30_000 },
    );
    expect(skus).toEqual(['good+right']);
    expect(beds[0]).toMatchObject({ isOverBudget: true, cents: 35_000 });
  });
});
