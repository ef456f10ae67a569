import { describe, expect, it } from 'vitest';
import { adviceRules as rules } from '#demo/advice/rules.ts';
import { SET } from '#demo/catalogue/attribute-sets.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import type { ProductSearch } from '#ports/search.ts';
import { adviceOutcomeOf, sampleRequests } from '#src/advice/advice-moves.ts';
import { BED_WIDTHS } from '#src/advice/advice-request.ts';
import { gradeOf } from '#src/advice/advice-rules.ts';
import type { AdviceResult } from '#src/advice/advise.ts';
import { mattressFacts, type MattressNeeds } from '#src/advice/mattress-fit.ts';
import { firmnessesOf, firmnessesOfSides } from '#src/catalog/firmness.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { variantUrl } from '#src/catalog/variant-url.ts';
import type { Locale } from '#src/shared/locale.ts';
import { memoize } from '#src/shared/memoize.ts';
import { ok } from '#src/shared/result.ts';
import { findAdvisedMattresses } from '#src/use-cases/find-advised-mattresses.ts';
import { FIRMNESS, type Grade, resultFor } from '../support/advised-mattresses.ts';
import { demoPorts } from '../support/demo-ports.ts';
import { LOCALES_IN_SCOPE, inScope } from '../support/test-scope.ts';

/** The heaviest sleeper whom the table advises each grade. */
function heaviestByGrade(): ReadonlyMap<string, number> {
  const heaviest = new Map<string, number>();
  for (const request of sampleRequests(rules, rules)) {
    const [{ kilograms }, other] = request.sleepers;
    const grade = adviceOutcomeOf(rules, request)?.sides[0]?.grade;
    if (other || grade === undefined) continue;
    heaviest.set(grade, Math.max(kilograms, heaviest.get(grade) ?? 0));
  }
  return heaviest;
}

const GRADES = Object.keys(FIRMNESS) as readonly Grade[];

const NO_NEEDS: MattressNeeds = { loads: [], criteria: [], positions: [] };

const find = (
  result: AdviceResult,
  needs: Partial<MattressNeeds> = {},
  locale: Locale = 'nl-nl',
  ports: AdvicePorts = demoPorts(),
) => findAdvisedMattresses(ports, { locale, rules, result, needs: { ...NO_NEEDS, ...needs } });

/** The demo shop, whose answers to the same question are kept: many searches ask for few sizes. */
function rememberingPorts() {
  const { search, catalog, ...ports } = demoPorts();
  const searched = memoize((asked: string) =>
    search.productsAndFilters(...(JSON.parse(asked) as SearchQuestion)),
  );
  const known = memoize((asked: string) =>
    catalog.product(...(JSON.parse(asked) as ProductQuestion)),
  );
  return {
    ...ports,
    search: { productsAndFilters: (...asked: SearchQuestion) => searched(JSON.stringify(asked)) },
    catalog: {
      ...catalog,
      product: (...asked: ProductQuestion) => known(JSON.stringify(asked)),
    },
  };
}

type AdvicePorts = Parameters<typeof findAdvisedMattresses>[0];
type SearchQuestion = Parameters<ProductSearch['productsAndFilters']>;
type ProductQuestion = Parameters<ProductCatalog['product']>;

/** The demo shop with so many left of every variant. */
function withStock(stock: number) {
  const ports = demoPorts();
  const left = (variant: Variant): Variant => ({ ...variant, stock });
  const product: ProductCatalog['product'] = async (...asked) => {
    const answer = await ports.catalog.product(...asked);
    if (!answer.ok) return answer;
    const [first, ...others] = answer.value.variants;
    return ok({ ...answer.value, variants: [left(first), ...others.map(left)] });
  };
  return { ...ports, catalog: { ...ports.catalog, product } };
}

/** Whether a variant has a firmness, or has it on one of two sides. */
const hasGrade = (product: Product, variant: Variant, grade: Grade): boolean => {
  const grades = firmnessesOf(product, variant);
  const isTurned = firmnessesOfSides(product, variant).length > 1;
  return grades.includes(grade) && (grades.length === 1 || isTurned);
};

type Wish = {
  readonly result: AdviceResult;
  readonly budgetCents: number;
  readonly load: number;
};

/** Every mattress of the demo shop that a result can be bought of, in the Netherlands. */
async function suitingSkus(
  { result, budgetCents, load }: Wish,
  { catalog }: AdvicePorts,
): Promise<readonly string[]> {
  const size = `${result.width / result.mattresses}x${result.length}`;
  const all = await Promise.all(MATTRESSES.map((sku) => catalog.product('nl-nl', sku)));
  const suiting = all.filter((answer) => {
    if (!answer.ok || (mattressFacts(answer.value).load ?? 0) < load) return false;
    const sides = result.sides.map(({ firmness }) =>
      answer.value.variants
        .filter((variant) => variant.size === size && variant.stock > 0)
        .filter((variant) => hasGrade(answer.value, variant, gradeOf(rules, firmness)))
        .toSorted((a, b) => a.price.final.cents - b.price.final.cents),
    );
    const [left] = sides[0] ?? [];
    const [right] = sides[1] ?? [left];
    if (!left || !right) return false;
    const isEnough = result.mattresses === 1 || left.sku !== right.sku || left.stock > 1;
    const cents = left.price.final.cents + (result.mattresses === 2 ? right.price.final.cents : 0);
    return isEnough && cents <= budgetCents;
  });
  return suiting.flatMap((answer) => (answer.ok ? answer.value.sku : [])).toSorted();
}

const MATTRESSES = catalogue.products
  .filter(({ attributeSetId }) => attributeSetId === SET.mattresses)
  .map(({ sku }) => sku);

const skusOf = (beds: Awaited<ReturnType<typeof find>>) =>
  beds.map(({ pieces }) => pieces.map(({ hit }) => hit.sku).join('+'));

describe('the mattresses that the demo shop advises', () => {
  it('A6 finds three mattresses of the size and firmness, each with why, and why not the next', async () => {
    const beds = await find(resultFor(['medium'], { width: 140 }), {
      loads: [85],
      criteria: ['airy'],
      positions: ['side'],
    });
    expect(beds).toHaveLength(3);
    for (const { pieces, size, reasons } of beds) {
      expect(size).toBe('140x200');
      expect(pieces).toMatchObject([{ grades: ['medium'], hit: { size: '140x200' } }]);
      expect(reasons).toMatchObject([
        { code: 'grade' },
        { code: 'load' },
        { code: 'airy' },
        { code: 'position' },
      ]);
    }
    const [first, second, third] = beds;
    expect(first?.next?.name).toBe(second?.pieces[0]?.hit.name);
    expect(second?.next?.name).toBe(third?.pieces[0]?.hit.name);
    expect(first?.next?.isBehindIn).toBe('reviews');
  });

  it('A6 finds one mattress with two firmnesses for two, by the price of both halves', async () => {
    const [first] = await find(resultFor(['soft', 'firm'], { width: 160 }), { loads: [60, 95] });
    const [piece] = first?.pieces ?? [];
    expect(piece).toMatchObject({ grades: ['soft', 'firm'], hit: { size: '160x200' } });
    expect(piece?.url).toMatch(/\?maat=160x200.*&per-kant=zacht,stevig$/u);
    expect(first?.cents).toBe(piece?.hit.price.final.cents);
  });

  it('A6 names the same mattress in one piece, in the firmness of both if that is the same', async () => {
    const [alike] = await find(resultFor(['firm', 'firm'], { width: 160 }));
    expect(alike?.onePiece).toMatchObject({ suitsBoth: true });
    expect(alike?.onePiece?.url).toMatch(/\?maat=160x200/u);
    const [alone] = await find(resultFor(['medium'], { width: 140 }));
    expect(alone).not.toHaveProperty('onePiece');
  });

  it('A6 names it in the cheaper of both firmnesses if they differ, and in no other', async () => {
    const ports = demoPorts();
    for (const grades of [
      ['soft', 'firm'],
      ['firm', 'soft'],
      ['medium', 'firm'],
    ] as const) {
      const beds = await find(
        resultFor(grades, { width: 160 }),
        { loads: [60, 60] },
        'nl-nl',
        ports,
      );
      expect(beds).not.toEqual([]);
      for (const { pieces, onePiece } of beds) {
        const answer = await ports.catalog.product('nl-nl', pieces[0]?.hit.sku ?? '');
        if (!answer.ok) throw new Error('no product');
        const suiting = answer.value.variants.filter((variant) => {
          return (
            variant.size === '160x200' &&
            variant.stock > 0 &&
            grades.some((grade) => hasGrade(answer.value, variant, grade))
          );
        });
        const cents = Math.min(...suiting.map(({ price }) => price.final.cents));
        expect(onePiece).toMatchObject({ suitsBoth: false, cents });
        expect(suiting.map((one) => variantUrl(answer.value, one, 'nl-nl'))).toContain(
          onePiece?.url,
        );
      }
    }
  });

  it('A6 says what to put into the cart: a mattress, or both halves, each in its firmness', async () => {
    const ports = demoPorts();
    const bought = async (result: AdviceResult) => {
      const [first] = await find(result, {}, 'nl-nl', ports);
      const [piece] = first?.pieces ?? [];
      const answer = await ports.catalog.product('nl-nl', piece?.hit.sku ?? '');
      if (!answer.ok || !piece) throw new Error('no bed');
      const { variants } = answer.value;
      return piece.skus
        .flatMap((sku) => variants.filter((variant) => variant.sku === sku))
        .map((variant) => ({ size: variant.size, grades: firmnessesOf(answer.value, variant) }));
    };
    expect(await bought(resultFor(['medium'], { width: 140 }))).toEqual([
      { size: '140x200', grades: ['medium'] },
    ]);
    expect(await bought(resultFor(['soft', 'firm'], { width: 160 }))).toEqual([
      { size: '80x200', grades: ['soft'] },
      { size: '80x200', grades: ['firm'] },
    ]);
    expect(await bought(resultFor(['firm', 'firm'], { width: 160 }))).toEqual([
      { size: '80x200', grades: ['firm'] },
      { size: '80x200', grades: ['firm'] },
    ]);
  });

  it('A6 finds a mattress with a firmness on each of its two sides, for either and for both', async () => {
    const ports = rememberingPorts();
    for (const locale of LOCALES_IN_SCOPE) {
      const couple = await find(
        resultFor(['firm', 'soft'], { width: 160 }),
        { budgetCents: 60_000 },
        locale,
        ports,
      );
      expect(skusOf(couple)).toContain('FED-WENDE');
      const { pieces, cents } = couple.find((one) => skusOf([one])[0] === 'FED-WENDE') ?? {};
      expect(pieces).toMatchObject([{ grades: ['firm', 'soft'], isTurned: true }]);
      expect(new Set(pieces?.[0]?.skus).size).toBe(1);
      expect(pieces?.[0]?.skus).toHaveLength(2);
      expect(cents).toBe(59_800);
    }
    for (const grade of ['soft', 'firm'] as const) {
      const alone = await find(resultFor([grade]), { budgetCents: 30_000 }, 'nl-nl', ports);
      const turned = alone.filter(({ pieces: [piece] }) => piece?.isTurned);
      expect(skusOf(turned)).toEqual(['FED-WENDE']);
      expect(turned[0]?.pieces[0]?.grades).toEqual([grade]);
    }
    const medium = await find(resultFor(['medium']), { budgetCents: 30_000 }, 'nl-nl', ports);
    expect(skusOf(medium)).not.toContain('FED-WENDE');
  });

  it('A6 finds fewer than three only if nothing else suits', async () => {
    const ports = rememberingPorts();
    const couples = GRADES.flatMap((grade) =>
      GRADES.map((other) => resultFor([grade, other], { width: 160 })),
    );
    const results = [...couples, ...GRADES.map((grade) => resultFor([grade], { width: 160 }))];
    let few = 0;
    for (const result of results) {
      const loads = result.sides.map(() => 110);
      for (const budgetCents of [50_000, 70_000, 90_000, 120_000, 160_000, 200_000]) {
        const beds = await find(result, { loads, budgetCents }, 'nl-nl', ports);
        const found = beds.filter(
          ({ pieces, isOverBudget }) => pieces.length === 1 && !isOverBudget,
        );
        if (found.length >= 3) continue;
        few += 1;
        const wanted = { result, budgetCents, load: 110 };
        const suiting = await suitingSkus(wanted, ports);
        expect({ ...wanted, skus: skusOf(found).toSorted() }).toEqual({ ...wanted, skus: suiting });
      }
    }
    expect(few).toBeGreaterThan(10);
  });

  it('A6 finds the sides in their order', async () => {
    const [first] = await find(resultFor(['firm', 'soft'], { width: 160 }), { loads: [95, 60] });
    expect(first?.pieces[0]?.url).toMatch(/&per-kant=stevig,zacht$/u);
  });

  it('A6 finds a mattress per side if none bears both, as even in height as can be', async () => {
    const [first, second] = await find(resultFor(['soft', 'extra-firm'], { width: 180 }), {
      loads: [60, 150],
    });
    expect(first?.pieces).toHaveLength(2);
    expect(first?.pieces.map(({ grades }) => grades)).toEqual([['soft'], ['extra-firm']]);
    expect(first?.cents).toBe(
      first?.pieces.reduce((sum, { hit }) => sum + hit.price.final.cents, 0),
    );
    expect(second).toBeUndefined();
  });

  it('A6 says of a bed of two products only what is true of both', async () => {
    const ports = demoPorts();
    for (const [grades, loads] of [
      [
        ['soft', 'extra-firm'],
        [60, 150],
      ],
      [
        ['extra-firm', 'soft'],
        [150, 60],
      ],
    ] as const) {
      const [first] = await find(
        resultFor(grades, { width: 180 }),
        { loads: [...loads] },
        'nl-nl',
        ports,
      );
      const borne = await Promise.all(
        (first?.pieces ?? []).map(async ({ hit }) => {
          const answer = await ports.catalog.product('nl-nl', hit.sku);
          const attributes = answer.ok ? answer.value.attributes : [];
          return mattressFacts({ attributes, uspAttributes: [] }).load ?? 0;
        }),
      );
      expect(new Set(borne).size).toBe(2);
      expect(first?.reasons).toContainEqual({ code: 'load', kilograms: Math.min(...borne) });
    }
  });

  it('A6 finds two products where there is one mattress left of each', async () => {
    const [first] = await find(
      resultFor(['medium', 'medium'], { width: 160 }),
      {},
      'nl-nl',
      withStock(1),
    );
    const skus = first?.pieces.map(({ hit }) => hit.sku) ?? [];
    expect(skus).toHaveLength(2);
    expect(new Set(skus).size).toBe(2);
    expect(
      await find(resultFor(['medium', 'medium'], { width: 160 }), {}, 'nl-nl', withStock(0)),
    ).toEqual([]);
  });

  it('A6 finds a pair within the budget before one that is more even', async () => {
    const budgetCents = 65_000;
    const result = resultFor(['medium', 'medium'], { width: 160 });
    const [first] = await find(result, { budgetCents }, 'nl-nl', withStock(1));
    expect(first?.pieces).toHaveLength(2);
    expect(first?.cents).toBeLessThanOrEqual(budgetCents);
    expect(first?.isOverBudget).toBeUndefined();
  });

  it('A6 advises no mattress that bears less than a sleeper weighs, nor one for children', async () => {
    expect(skusOf(await find(resultFor(['extra-firm']), { loads: [170] }))).toEqual(['FED-BASALT']);
    const skus = skusOf(await find(resultFor(['medium'], { width: 80 })));
    expect(skus.filter((sku) => sku.startsWith('WIE-'))).toEqual([]);
  });

  it('A6 advises nothing over the budget while something within it can be bought', async () => {
    const budgetCents = 45_000;
    const beds = await find(resultFor(['medium'], { width: 160 }), { budgetCents });
    expect(beds.length).toBeGreaterThan(0);
    for (const one of beds) {
      expect(one.cents).toBeLessThanOrEqual(budgetCents);
      expect(one).not.toHaveProperty('isOverBudget');
      expect(one.reasons).toContainEqual({ code: 'budget' });
    }
    const couple = await find(resultFor(['soft', 'firm'], { width: 160 }), {
      loads: [60, 95],
      budgetCents: 90_000,
    });
    const over = couple.filter(({ cents }) => cents > 90_000);
    expect(couple.length).toBeGreaterThan(0);
    expect(over).toEqual([]);
  });

  it('A6 advises beds over the budget only if none is within it, alone or for two', async () => {
    const ports = rememberingPorts();
    const couples = GRADES.flatMap((grade) => [
      resultFor(['soft', grade], { width: 160 }),
      resultFor([grade, 'firm'], { width: 160 }),
    ]);
    const results = [...couples, ...GRADES.map((grade) => resultFor([grade]))];
    for (const result of results) {
      const within = (budgetCents: number) => find(result, { budgetCents }, 'nl-nl', ports);
      const [nearest] = await within(1);
      const least = nearest?.cents ?? 0;
      const enough = await within(least);
      const lacking = await within(least - 1);
      expect(enough.map(({ isOverBudget }) => isOverBudget)).not.toContain(true);
      expect(enough[0]?.cents).toBe(least);
      expect(lacking.every(({ isOverBudget }) => isOverBudget)).toBe(true);
      expect(lacking[0]?.cents).toBe(least);
      expect(new Set(skusOf(lacking)).size).toBe(lacking.length);
    }
  });

  it('A6 advises the cheapest if nothing is within the budget, and says that they are over it', async () => {
    const beds = await find(resultFor(['medium'], { width: 160 }), { budgetCents: 5000 });
    const cents = beds.map((one) => one.cents);
    expect(beds).toHaveLength(3);
    expect(cents).toEqual(cents.toSorted((a, b) => a - b));
    for (const one of beds) {
      expect(one.isOverBudget).toBe(true);
      expect(one.reasons).not.toContainEqual({ code: 'budget' });
    }
  });

  it('A6 finds the next size if nothing is sold in the advised one, and says which', async () => {
    const [first] = await find(resultFor(['extra-firm', 'soft'], { width: 160, length: 210 }));
    expect(first?.size).toBe('180x210');
  });

  it('A6 finds nothing while the search or the catalogue is away', async () => {
    const ports = demoPorts();
    const down = { status: 503, message: 'down' };
    const catalog = {
      product: () =>
        Promise.resolve({ ok: false, error: { kind: 'catalog-unavailable', ...down } } as const),
    };
    expect(await find(resultFor(['medium']), {}, 'nl-nl', { ...ports, catalog })).toEqual([]);
  });

  it('A6 leads every result to something that can be bought, in every shop', async () => {
    const ports = rememberingPorts();
    const alone = GRADES.flatMap((grade) =>
      BED_WIDTHS.map((width) => resultFor([grade], { width })),
    );
    const apart = GRADES.flatMap((grade) =>
      GRADES.flatMap((other) =>
        inScope([160, 180, 200], [180]).map((width) => resultFor([grade, other], { width })),
      ),
    );
    const alike = GRADES.map((grade) => resultFor([grade, grade], { mattresses: 1, width: 140 }));
    const results = [...alone, ...apart, ...alike];
    const all = results.flatMap((one) => rules.lengths.sizes.map((length) => ({ ...one, length })));
    const heaviest = heaviestByGrade();
    for (const locale of LOCALES_IN_SCOPE) {
      for (const result of all) {
        const loads = result.sides.map(
          ({ firmness }) => heaviest.get(gradeOf(rules, firmness)) ?? 0,
        );
        const beds = await find(result, { loads }, locale, ports);
        const lacking = beds.length === 0 && { locale, result, loads };
        expect(lacking).toBe(false);
        await expectBuyable(beds, locale, ports);
        // What bears the heaviest bears all, unless it is firmer than advised.
        const forAll = beds[0]?.isFirmer ? await find(result, {}, locale, ports) : beds;
        expect(forAll.length > 0 || { locale, result }).toBe(true);
      }
    }
  }, 120_000);

  it('A6 finds a firmer mattress where nothing of the firmness bears a sleeper, and says so', async () => {
    const [first] = await find(resultFor(['firm'], { width: 90 }), { loads: [180] });
    expect(first).toMatchObject({ isFirmer: true, pieces: [{ grades: ['extra-firm'] }] });
    expect(first?.reasons).not.toContainEqual({ code: 'grade' });
    expect(first?.reasons).toContainEqual({ code: 'load', kilograms: 180 });
    const [couple] = await find(resultFor(['soft', 'firm'], { width: 160 }), { loads: [60, 180] });
    expect(couple).toMatchObject({ isFirmer: true });
    expect(couple?.pieces.flatMap(({ grades }) => grades)).toEqual(['soft', 'extra-firm']);
    const [light] = await find(resultFor(['firm'], { width: 90 }), { loads: [95] });
    expect(light).not.toHaveProperty('isFirmer');
  });

  it('A6 finds a firmer mattress for two whichever of them is too heavy', async () => {
    const one = resultFor(['firm', 'firm'], { mattresses: 1, width: 160 });
    const [left] = await find(one, { loads: [100, 180] });
    const [right] = await find(one, { loads: [180, 100] });
    expect(left).toMatchObject({ isFirmer: true, pieces: [{ grades: ['extra-firm'] }] });
    expect(right).toEqual(left);
  });
});

async function expectBuyable(
  beds: Awaited<ReturnType<typeof find>>,
  locale: Locale,
  { catalog }: Pick<ReturnType<typeof demoPorts>, 'catalog'>,
): Promise<void> {
  const [first] = beds;
  for (const { hit, grades } of first?.pieces ?? []) {
    const answer = await catalog.product(locale, hit.sku);
    const stocked = answer.ok
      ? answer.value.variants
          .filter(({ stock }) => stock > 0)
          .flatMap((variant) => firmnessesOf(answer.value, variant))
      : [];
    for (const grade of grades) expect(stocked).toContain(grade);
  }
}
