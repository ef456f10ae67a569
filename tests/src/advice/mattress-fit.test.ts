import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POSITIONS } from '#src/advice/advice-rules.ts';
import {
  type BehindReason,
  bears,
  bestOffers,
  centsOver,
  factsOfBoth,
  fitReasons,
  isOverBudget,
  type MattressFacts,
  mattressFacts,
  type MattressNeeds,
  type Offered,
} from '#src/advice/mattress-fit.ts';
import { attribute } from '../../support/fake-shop.ts';

const CRITERIA = ['pressure', 'support', 'zones', 'still', 'airy', 'warm'] as const;
const PROPERTIES = ['drukverdeling', 'ondersteuning', 'stabiliteit', 'ventilatie'] as const;

const offerFor = (positions: string): Offered => ({
  facts: mattressFacts({ attributes: [attribute('slaaphouding', positions)], uspAttributes: [] }),
  cents: 100,
});

/** Any mattress whose maker may say little. */
const anyFacts = fc
  .record({
    load: fc.option(fc.integer({ min: 80, max: 200 })),
    zones: fc.option(fc.integer({ min: 1, max: 9 })),
    positions: fc.subarray(['zij', 'rug', 'buik']),
    ratings: fc.subarray([...PROPERTIES]).chain((properties) =>
      fc.tuple(
        ...properties.map((property) =>
          fc.integer({ min: 1, max: 5 }).map((grade) => ({
            code: property,
            label: property,
            value: String(grade),
            icon: '',
            showRating: true,
          })),
        ),
      ),
    ),
  })
  .map(({ load, zones, positions, ratings }) =>
    mattressFacts({
      attributes: [
        ...(load === null ? [] : [attribute('maximale_belasting', `${load} kg`)]),
        ...(zones === null ? [] : [attribute('comfortzones', String(zones))]),
        attribute('slaaphouding', positions.join(', ')),
      ],
      uspAttributes: ratings,
    }),
  );

const anyNeeds = fc.record({
  loads: fc.constant([85, 60]),
  criteria: fc.subarray([...CRITERIA]),
  positions: fc.subarray([...POSITIONS]),
});

const rated = (code: string, value: string, showRating = true) => ({
  code,
  label: code,
  value,
  icon: '',
  showRating,
});

const NO_FACTS: MattressFacts = { grades: [], positions: [], ratings: {}, reviews: 0 };

const OFFER: Offered = { facts: NO_FACTS, cents: 100 };

const anyone: MattressNeeds = { loads: [], criteria: [], positions: [] };

describe('mattressFacts', () => {
  it('A6 reads what the maker says of a mattress, and what the shop has measured', () => {
    expect(
      mattressFacts({
        attributes: [
          attribute('merk', 'Lunaro'),
          attribute('matras_maximale_belasting', ' 120 kg (265 lb)'),
          attribute('matras_comfortzones', '7'),
          attribute('matras_hoogte', '22 cm'),
          attribute('matras_slaaphouding', 'Rug, Zij'),
          attribute('matras_hardheid', 'Medium'),
        ],
        uspAttributes: [
          rated('matras_ventilatie', '4'),
          rated('matras_stabiliteit', '?'),
          rated('matras_drukverdeling', '5', false),
        ],
        reviews: { count: 0, average: 5 },
      }),
    ).toStrictEqual({
      load: 120,
      zones: 7,
      height: 22,
      grades: ['medium'],
      positions: ['side', 'back'],
      ratings: { ventilatie: 4, stabiliteit: 0 },
      warmth: 2,
      reviews: 0,
    });
  });

  it('A6 knows nothing that nobody says', () => {
    const attributes = [attribute('matras_hoogte', 'circa 22 cm')];
    expect(mattressFacts({ attributes, uspAttributes: [] })).toStrictEqual(NO_FACTS);
  });
});

describe('bears', () => {
  it('A6 holds up to the load that the maker says, and for nobody if it says none', () => {
    const facts = { ...NO_FACTS, load: 120 };
    expect([120, 121].map((kilograms) => bears(facts, kilograms))).toEqual([true, false]);
    expect(bears(NO_FACTS, 30)).toBe(false);
  });
});

describe('centsOver', () => {
  it('A6 is what a bed costs over the budget, of which there may be none', () => {
    const over = (cents: number, budgetCents?: number) =>
      centsOver({ facts: NO_FACTS, cents }, { ...anyone, ...(budgetCents && { budgetCents }) });
    expect([over(120, 100), over(100, 100), over(80, 100), over(120)]).toEqual([20, 0, 0, 0]);
    expect(isOverBudget({ facts: NO_FACTS, cents: 100 }, { ...anyone, budgetCents: 100 })).toBe(
      false,
    );
  });
});

const meets = (facts: Partial<MattressFacts>, criterion: 'zones' | 'warm') =>
  fitReasons({ ...NO_FACTS, ...facts }, { ...anyone, criteria: [criterion] }, 0).length === 2;

describe('fitReasons', () => {
  it.each([
    ['pressure', 'drukverdeling'],
    ['support', 'ondersteuning'],
    ['still', 'stabiliteit'],
    ['airy', 'ventilatie'],
  ] as const)('A6 says %s from the fourth of five grades of %s on', (criterion, property) => {
    const said = (ratings: MattressFacts['ratings']) =>
      fitReasons({ ...NO_FACTS, ratings }, { ...anyone, criteria: [criterion] }, 0);
    expect(said({ [property]: 4 })).toEqual([{ code: 'grade' }, { code: criterion }]);
    expect(said({ [property]: 3 })).toEqual([{ code: 'grade' }]);
    expect(said({})).toEqual([{ code: 'grade' }]);
  });

  it('A6 says that a mattress has zones from four on, and is warm if it is little ventilated', () => {
    expect([7, 4, 3].map((zones) => meets({ zones }, 'zones'))).toEqual([true, true, false]);
    expect([4, 3].map((warmth) => meets({ warmth }, 'warm'))).toEqual([true, false]);
    expect([meets({}, 'zones'), meets({}, 'warm')]).toEqual([false, false]);
  });

  it('A6 says the load, the positions of all, and that the bed is within the budget', () => {
    const facts: MattressFacts = { ...NO_FACTS, load: 120, positions: ['side', 'back'] };
    const reasons = (change: Partial<MattressNeeds>, cents = 100, told = facts) =>
      fitReasons(told, { ...anyone, positions: [], ...change }, cents);
    const all = { loads: [70, 80], positions: ['side', 'back'], budgetCents: 100 } as const;
    expect(reasons(all)).toEqual([
      { code: 'grade' },
      { code: 'load', kilograms: 120 },
      { code: 'position' },
      { code: 'budget' },
    ]);
    expect(reasons({ budgetCents: 100 }, 101)).toEqual([{ code: 'grade' }]);
    expect(reasons({})).toEqual([{ code: 'grade' }]);
    expect(reasons({ loads: [70] }, 0, NO_FACTS)).toEqual([{ code: 'grade' }]);
    expect(reasons({ positions: ['side', 'stomach'] })).toEqual([{ code: 'grade' }]);
  });

  it('A6 says that a mattress is made for every position only if it names them all', () => {
    const needs = { loads: [70], criteria: [], positions: ['mixed'] } as const;
    const codes = (positions: string) =>
      fitReasons(offerFor(positions).facts, needs, 0).map(({ code }) => code);
    expect(codes('Back, Side, Stomach')).toContain('position');
    expect(codes('Back, Side')).not.toContain('position');
    expect(codes('')).not.toContain('position');
  });
});

describe('bestOffers', () => {
  it.each<readonly [BehindReason, Partial<MattressNeeds>, Partial<Offered>, Partial<Offered>]>([
    ['over-budget', { budgetCents: 100 }, { cents: 100 }, { cents: 101 }],
    ['further-over', { budgetCents: 10 }, { cents: 100 }, { cents: 101 }],
    [
      'support',
      { criteria: ['pressure', 'support'] },
      { facts: { ...NO_FACTS, ratings: { drukverdeling: 3, ondersteuning: 5 } } },
      { facts: { ...NO_FACTS, ratings: { drukverdeling: 3, ondersteuning: 4 }, reviews: 4500 } },
    ],
    [
      'position',
      { positions: ['side', 'back'] },
      { facts: { ...NO_FACTS, positions: ['side', 'back'] } },
      { facts: { ...NO_FACTS, positions: ['side'], reviews: 4500 } },
    ],
    [
      'reviews',
      { positions: ['side'], criteria: ['airy'] },
      { facts: { ...NO_FACTS, reviews: 4500 }, cents: 200 },
      { facts: { ...NO_FACTS, reviews: 4400 } },
    ],
    ['dearer', {}, { cents: 100 }, { cents: 101 }],
    ['order', {}, { cents: 100 }, { cents: 100 }],
    ['order', {}, { cents: 101 }, { cents: 100 }],
  ])('A6 says that the next one is behind in this first: %s', (isBehindIn, needs, one, other) => {
    const offer = { ...OFFER, ...one };
    const next = { ...OFFER, ...other };
    expect(bestOffers([offer, next], { ...anyone, ...needs }, 1)).toEqual([
      { offer, next: { offer: next, isBehindIn } },
    ]);
  });

  const anyOffer = fc.record({ facts: anyFacts, cents: fc.integer({ min: 1, max: 30 }) });
  const anyOffers = fc.array(anyOffer, { maxLength: 8 });
  const anyNeed = fc
    .tuple(anyNeeds, fc.option(fc.integer({ min: 1, max: 30 }), { nil: Infinity }))
    .map(([needs, budgetCents]): MattressNeeds => Object.assign({ budgetCents }, needs));

  it('A6 has nothing over the budget while there is an offer within it', () => {
    fc.assert(
      fc.property(anyOffers, anyNeed, (offers, needs) => {
        const best = bestOffers(offers, needs, 3).map(({ offer }) => offer);
        const within = offers.filter((offer) => !isOverBudget(offer, needs)).length;
        const withinBest = best.filter((offer) => !isOverBudget(offer, needs)).length;
        expect(withinBest).toBe(Math.min(3, within));
        expect(best).toHaveLength(Math.min(3, within === 0 ? offers.length : within));
      }),
    );
  });

  it('A6 has the cheapest first where all are over the budget', () => {
    fc.assert(
      fc.property(anyOffers, anyNeeds, (offers, needs) => {
        const best = bestOffers(offers, { ...needs, budgetCents: 0 }, 3);
        const cheapest = offers.map(({ cents }) => cents).toSorted((a, b) => a - b);
        expect(best.map(({ offer }) => offer.cents)).toEqual(cheapest.slice(0, 3));
      }),
    );
  });

  it('A6 passes over for the budget nothing that it advises afterwards', () => {
    fc.assert(
      fc.property(anyOffers, anyNeed, (offers, needs) => {
        const best = bestOffers(offers, needs, 3);
        const advised = best.map(({ offer }) => offer);
        const passedOver = best.flatMap(({ next }) =>
          next?.isBehindIn === 'over-budget' ? [next.offer] : [],
        );
        for (const offer of passedOver) {
          expect(isOverBudget(offer, needs)).toBe(true);
          expect(advised).not.toContain(offer);
        }
      }),
    );
  });

  it('A6 says why not the next one, of the one that it advises next', () => {
    fc.assert(
      fc.property(anyOffers, anyNeed, (offers, needs) => {
        const best = bestOffers(offers, needs, 3);
        const following = best.slice(1).map(({ offer }) => offer);
        const passedOver = best.slice(0, -1).map(({ next }) => next?.offer);
        expect(passedOver).toEqual(following);
      }),
    );
  });

  it('A6 ranks what meets the needs before what has better reviews', () => {
    const needs: MattressNeeds = { ...anyone, criteria: ['airy', 'still'] };
    const meeting = {
      ...OFFER,
      facts: { ...NO_FACTS, ratings: { ventilatie: 3, stabiliteit: 4 } },
    };
    const liked = { ...OFFER, facts: { ...NO_FACTS, ratings: { ventilatie: 4 }, reviews: 4500 } };
    expect(bestOffers([liked, meeting], needs, 1)).toMatchObject([{ offer: meeting }]);
    const same = { ...meeting, facts: { ...meeting.facts, reviews: 1 } };
    expect(bestOffers([meeting, same], needs, 1)).toMatchObject([{ offer: same }]);
  });

  it('A6 ranks a mattress for every position before one for two of them', () => {
    const [two, all] = [offerFor('zij, rug'), offerFor('zij, rug, buik')];
    const best = bestOffers([two, all], { loads: [], criteria: [], positions: ['mixed'] }, 3);
    expect(best).toEqual([
      { offer: all, next: { offer: two, isBehindIn: 'position' } },
      { offer: two },
    ]);
  });
});

describe('factsOfBoth', () => {
  it('A6 has what both mattresses of a bed have, and the firmness of each', () => {
    const left: MattressFacts = {
      load: 120,
      zones: 7,
      height: 22,
      warmth: 3,
      grades: ['soft', 'medium'],
      positions: ['side', 'back'],
      ratings: { ventilatie: 3, stabiliteit: 5 },
      reviews: 4500,
    };
    const right: MattressFacts = {
      load: 140,
      height: 20,
      grades: ['medium', 'firm'],
      positions: ['back', 'stomach'],
      ratings: { ventilatie: 4 },
      reviews: 4200,
    };
    expect(factsOfBoth(left, right)).toStrictEqual({
      load: 120,
      height: 20,
      grades: ['soft', 'medium', 'firm'],
      positions: ['back'],
      ratings: { ventilatie: 3 },
      reviews: 4200,
    });
  });

  it('A6 gives a bed no reason that one of its two mattresses does not have', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, anyNeeds, (left, right, needs) => {
        const codes = (facts: typeof left) => fitReasons(facts, needs, 0).map(({ code }) => code);
        const said = codes(factsOfBoth(left, right));
        expect(codes(left)).toEqual(expect.arrayContaining(said));
        expect(codes(right)).toEqual(expect.arrayContaining(said));
      }),
    );
  });

  it('A6 says a load that both bear, and is the same whichever side they are on', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (left, right) => {
        const both = factsOfBoth(left, right);
        expect(both.load ?? 0).toBe(Math.min(left.load ?? 0, right.load ?? 0));
        expect(factsOfBoth(right, left)).toEqual(both);
      }),
    );
  });
});
