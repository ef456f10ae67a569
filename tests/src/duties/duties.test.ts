import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dutiesOf, isInForce, type Market, marketOf } from '#src/duties/duties.ts';
import {
  DUTIES,
  DUTY_KEYS,
  DUTY_PAGES,
  type Duty,
  type DutyKey,
  type DutyPage,
  type Shown,
  type ShownGoods,
} from '#src/duties/duty-table.ts';
import type { GoodsFacts } from '#src/duties/goods-facts.ts';
import { LOCALES } from '#src/shared/locale.ts';

const NO_FACTS: GoodsFacts = { fibres: [], certificates: [], madeToMeasure: false };

const goods = (facts: Partial<GoodsFacts> = {}, rest: Partial<ShownGoods> = {}): ShownGoods => ({
  facts: { ...NO_FACTS, ...facts },
  price: 'regular',
  hasReviews: false,
  hasParts: false,
  ...rest,
});

const NL: Market = { country: 'NL', language: 'nl' };
const DE: Market = { country: 'DE', language: 'de' };
const AT: Market = { country: 'AT', language: 'de' };
const BE: Market = { country: 'BE', language: 'nl' };
const TODAY = '2026-11-27';

const SAFETY = { manufacturer: 'Ligt', address: 'Shenzhen', email: 'a@b.example', model: 'L' };
const PERSON = { name: 'Ligt Europe', address: 'Kade 1, Rotterdam', email: 'eu@b.example' };

/** A row: the goods that it applies to, goods that it does not, and how which pages show it. */
type Row = {
  readonly such: ShownGoods;
  readonly other?: ShownGoods;
  readonly shown: Readonly<Partial<Record<DutyPage, Shown>>>;
  readonly in: readonly Market[];
  readonly notIn?: readonly Market[];
};

const EVERYWHERE = [NL, BE, DE, AT];
const CARDS = {
  home: 'beside-price',
  listing: 'beside-price',
  search: 'beside-price',
  compare: 'beside-price',
  content: 'beside-price',
  product: 'beside-price',
} as const;
const onAll = (shown: Shown) => Object.fromEntries(DUTY_PAGES.map((page) => [page, shown]));

const ROWS: Readonly<Record<Exclude<DutyKey, 'dispute-platform'>, Row>> = {
  'legal-guarantee': {
    such: goods(),
    shown: {
      ...onAll('linked'),
      product: 'beside-price',
      cart: 'before-ordering',
      checkout: 'before-ordering',
    },
    in: EVERYWHERE,
  },
  guarantee: {
    such: goods({ guarantee: { years: 10, part: 'core', guarantor: 'Lunaro' } }),
    other: goods(),
    shown: { product: 'open' },
    in: EVERYWHERE,
  },
  'withdrawal-function': { such: goods(), shown: onAll('linked'), in: EVERYWHERE },
  'withdrawal-right': {
    such: goods(),
    other: goods({ madeToMeasure: true }),
    shown: { product: 'open' },
    in: EVERYWHERE,
  },
  'no-withdrawal': {
    such: goods({ madeToMeasure: true }),
    other: goods(),
    shown: { product: 'before-ordering' },
    in: EVERYWHERE,
  },
  'configured-goods': {
    such: goods({}, { hasParts: true }),
    other: goods(),
    shown: { product: 'before-ordering' },
    in: EVERYWHERE,
  },
  'prior-price': {
    such: goods({}, { price: 'reduced' }),
    other: goods(),
    shown: { ...CARDS, cart: 'beside-price', checkout: 'beside-price' },
    in: EVERYWHERE,
  },
  vat: {
    such: goods(),
    other: goods({}, { price: 'none' }),
    shown: CARDS,
    in: [DE, AT],
    notIn: [NL, BE],
  },
  'delivery-cost': {
    such: goods(),
    other: goods({}, { price: 'none' }),
    shown: {
      home: 'linked',
      listing: 'linked',
      search: 'linked',
      compare: 'linked',
      content: 'linked',
      product: 'beside-price',
    },
    in: EVERYWHERE,
  },
  'unit-price': {
    such: goods({ quantity: { amount: 0.75, unit: 'kg' } }),
    other: goods({ quantity: { amount: 2, unit: 'piece' } }),
    shown: { product: 'beside-price' },
    in: EVERYWHERE,
  },
  'product-safety': { such: goods(), shown: { product: 'open' }, in: EVERYWHERE },
  'responsible-person': {
    such: goods({ safety: { ...SAFETY, responsiblePerson: PERSON } }),
    other: goods({ safety: SAFETY }),
    shown: { product: 'open' },
    in: EVERYWHERE,
  },
  'energy-label': {
    such: goods({ energy: { kind: 'light-source', energyClass: 'E' } }),
    other: goods({ energy: { kind: 'contains-light-source', energyClass: 'E' } }),
    shown: { ...CARDS, cart: 'beside-price', checkout: 'beside-price' },
    in: EVERYWHERE,
  },
  'contains-light-source': {
    such: goods({ energy: { kind: 'contains-light-source', energyClass: 'F' } }),
    other: goods({ energy: { kind: 'light-source', energyClass: 'F' } }),
    shown: { product: 'open' },
    in: EVERYWHERE,
  },
  fibres: {
    such: goods({ fibres: [{ component: 'cover', fibres: [{ fibre: 'cotton', percent: 100 }] }] }),
    other: goods(),
    shown: { product: 'open' },
    in: EVERYWHERE,
  },
  'weee-number': {
    such: goods({ electrical: { weee: 'DE 12345678', battery: false } }),
    other: goods(),
    shown: { product: 'open' },
    in: [DE],
    notIn: [AT, NL, BE],
  },
  'take-back': {
    such: goods({ electrical: { battery: false } }),
    other: goods(),
    shown: { product: 'open' },
    in: [DE, AT],
    notIn: [NL, BE],
  },
  battery: {
    such: goods({ electrical: { battery: true } }),
    other: goods({ electrical: { battery: false } }),
    shown: { product: 'open' },
    in: EVERYWHERE,
  },
  certificates: {
    such: goods({
      certificates: [
        { name: 'OEKO-TEX Standard 100', number: '1', institute: 'Hohenstein', scope: 'cover' },
      ],
    }),
    other: goods(),
    shown: { product: 'open' },
    in: EVERYWHERE,
  },
  'review-check': {
    such: goods({}, { hasReviews: true }),
    other: goods(),
    shown: { product: 'open' },
    in: EVERYWHERE,
  },
  imprint: { such: goods(), shown: onAll('linked'), in: EVERYWHERE },
  'accessibility-statement': { such: goods(), shown: onAll('linked'), in: EVERYWHERE },
};

const shownOn = (key: DutyKey, one: ShownGoods, market: Market, day = TODAY) =>
  Object.fromEntries(
    DUTY_PAGES.flatMap((page) => {
      const shown = dutiesOf(page, [goods({}, { price: 'none' }), one], market, day)[key];
      return shown === undefined ? [] : [[page, shown]];
    }),
  );

const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

describe('dutiesOf', () => {
  it('has no harmonised notice on 26 September 2026, and has it on the next day', () => {
    const shown = ['2026-09-26', '2026-09-27'].map(
      (day) => dutiesOf('product', [goods()], NL, day)['legal-guarantee'],
    );
    expect(shown).toEqual([undefined, 'beside-price']);
  });

  const rows = Object.entries(ROWS) as (readonly [keyof typeof ROWS, Row])[];
  it.each(rows)('shows %s where its row says, since its day', (key, { such, shown, ...row }) => {
    for (const market of row.in) {
      expect([key, market, shownOn(key, such, market)]).toEqual([key, market, shown]);
      const { since } = DUTIES[key];
      expect(shownOn(key, such, market, since)).toEqual(shown);
      expect(shownOn(key, such, market, dayBefore(since))).toEqual({});
    }
    for (const market of row.notIn ?? []) expect(shownOn(key, such, market)).toEqual({});
  });

  it.each(rows.filter(([, { other }]) => other !== undefined))(
    'asks for no %s of other goods',
    (key, { other, ...row }) => {
      for (const market of row.in) {
        const duties = dutiesOf('product', other ? [other] : [], market, TODAY);
        expect(duties[key]).toBeUndefined();
      }
    },
  );

  it('asks for no link to the dispute platform since it is closed', () => {
    expect(shownOn('dispute-platform', goods(), DE, '2025-07-19')).toEqual(onAll('linked'));
    expect(shownOn('dispute-platform', goods(), DE, '2025-07-20')).toEqual({});
  });

  it('follows the country of a locale and its language', () => {
    expect(marketOf('nl-be')).toEqual(BE);
    expect(marketOf('de-at')).toEqual(AT);
  });

  it('tells of one lamp among other goods', () => {
    const lamp = goods({ energy: { kind: 'light-source', energyClass: 'D' } });
    expect(dutiesOf('listing', [goods(), lamp], BE, TODAY)).toHaveProperty('energy-label');
    expect(dutiesOf('listing', [goods(), goods()], BE, TODAY)).not.toHaveProperty('energy-label');
    expect(dutiesOf('listing', [], BE, TODAY)).not.toHaveProperty('prior-price');
  });

  it('gains a duty on its first day only, and loses it after its last', () => {
    const anyDay = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const anyGoods = fc.constantFrom(...Object.values(ROWS).map(({ such }) => such));
    fc.assert(
      fc.property(
        fc.constantFrom(...DUTY_PAGES),
        fc.array(anyGoods, { maxLength: 3 }),
        fc.constantFrom(...LOCALES.map(marketOf)),
        anyDay,
        (page, shown, market, day) => {
          const now = Object.keys(dutiesOf(page, shown, market, day));
          const before = Object.keys(dutiesOf(page, shown, market, dayBefore(day)));
          const started = now.filter((key) => !before.includes(key)) as DutyKey[];
          const ended = before.filter((key) => !now.includes(key)) as DutyKey[];
          for (const key of started) expect(DUTIES[key].since).toBe(day);
          for (const key of ended) {
            const { until }: Duty = DUTIES[key];
            expect(until).toBe(dayBefore(day));
          }
        },
      ),
    );
  });
});

describe('isInForce', () => {
  it('holds for every duty but the ended one in one of the markets today', () => {
    const silent = DUTY_KEYS.filter(
      (key) => !EVERYWHERE.some((m) => isInForce(DUTIES[key], m, TODAY)),
    );
    expect(silent).toEqual(['dispute-platform']);
  });
});
