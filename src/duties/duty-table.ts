import type { Country } from '../shared/locale.ts';
import type { GoodsFacts } from './goods-facts.ts';

/** Page types as the law tells them apart: those of the page models. */
export const DUTY_PAGES = [
  'home',
  'listing',
  'search',
  'compare',
  'product',
  'content',
  'cart',
  'checkout',
  'form',
  'error',
] as const;

export type DutyPage = (typeof DUTY_PAGES)[number];

/**
 * How a block is shown. `open`: on the page, folded into nothing. `beside-price`: in the same view
 * as the price. `linked`: a link that leads to it. `before-ordering`: on the way to the order, above
 * the button that leads on.
 */
export type Shown = 'open' | 'beside-price' | 'linked' | 'before-ordering';

/** A product as a page shows it. */
export type ShownGoods = {
  readonly facts: GoodsFacts;
  /** `none` if it cannot be bought, and so has no price (P3). */
  readonly price: 'regular' | 'reduced' | 'none';
  readonly hasReviews: boolean;
  /** Whether shoppers choose its parts, so that they may take it for made to measure. */
  readonly hasParts: boolean;
};

/** A row of the table of duties: what a shop must show, why, since when, where and how. */
export type Duty = {
  /** What is to be told, as a lawyer names it. */
  readonly duty: string;
  /** The act and its article; for all markets, or with the country's own. */
  readonly source: string;
  /** First day on which it applies, `2026-09-27`. */
  readonly since: string;
  /** Last day on which it applied; absent while it does. */
  readonly until?: string;
  readonly markets: readonly Country[];
  /** The pages that show it, each with how. */
  readonly pages: Readonly<Partial<Record<DutyPage, Shown>>>;
  /** The goods that it applies to: one of those on the page is enough. Absent if to any page. */
  readonly goods?: {
    readonly which: string;
    readonly areSuch: (goods: ShownGoods) => boolean;
  };
  /** Set if editors write the link, which the shop cannot tell from others: it has no block. */
  readonly byEditors?: true;
};

const ALL_MARKETS: readonly Country[] = ['NL', 'BE', 'DE', 'AT'];

const onEveryPage = (shown: Shown): Duty['pages'] =>
  Object.fromEntries(DUTY_PAGES.map((page) => [page, shown]));

/** Pages with product cards, whose prices are offers as well. */
const CARD_PAGES = ['home', 'listing', 'search', 'compare', 'content'] as const;

const besidePrices = (...pages: readonly DutyPage[]): Duty['pages'] =>
  Object.fromEntries(pages.map((page) => [page, 'beside-price']));

const PRICED = {
  which: 'goods with a price',
  areSuch: ({ price }: ShownGoods) => price !== 'none',
};

/**
 * The duties, by the key that their block carries on the page (`data-duty`). Notes for a lawyer, not
 * advice; what obliges nobody here is named with its reason in `docs/duties.md`.
 */
export const DUTIES = {
  'legal-guarantee': {
    duty: 'Harmonised notice on the legal guarantee of conformity',
    source:
      'Directive 2011/83/EU, articles 6(1)(l) and 22a(2), as amended by Directive (EU) 2024/825; Implementing Regulation (EU) 2025/1960, annex I',
    since: '2026-09-27',
    markets: ALL_MARKETS,
    pages: {
      ...onEveryPage('linked'),
      product: 'beside-price',
      cart: 'before-ordering',
      checkout: 'before-ordering',
    },
  },
  guarantee: {
    duty: 'Statement of the producer’s guarantee: scope, duration, guarantor, and that the rights by law stay',
    source:
      'Directive (EU) 2019/771, article 17; Directive 2011/83/EU, article 6(1)(m); Germany: BGB, section 479',
    since: '2022-01-01',
    markets: ALL_MARKETS,
    pages: { product: 'open' },
    goods: {
      which: 'goods with a guarantee of their producer',
      areSuch: ({ facts }) => facts.guarantee !== undefined,
    },
  },
  'withdrawal-function': {
    duty: 'Withdrawal function',
    source: 'Directive 2011/83/EU, article 11a, inserted by Directive (EU) 2023/2673',
    since: '2026-06-19',
    markets: ALL_MARKETS,
    pages: onEveryPage('linked'),
  },
  'withdrawal-right': {
    duty: 'Conditions and period of the right of withdrawal',
    source: 'Directive 2011/83/EU, articles 6(1)(h) and 9',
    since: '2014-06-13',
    markets: ALL_MARKETS,
    pages: { product: 'open' },
    goods: {
      which: 'goods that are not made to measure',
      areSuch: ({ facts }) => !facts.madeToMeasure,
    },
  },
  'no-withdrawal': {
    duty: 'That there is no right of withdrawal from goods made to the shopper’s specification',
    source: 'Directive 2011/83/EU, articles 6(1)(k) and 16(c)',
    since: '2014-06-13',
    markets: ALL_MARKETS,
    pages: { product: 'before-ordering' },
    goods: {
      which: 'goods made to measure',
      areSuch: ({ facts }) => facts.madeToMeasure,
    },
  },
  'configured-goods': {
    duty: 'Whether goods composed of parts are made to measure, and so whether they can be withdrawn from',
    source: 'Directive 2011/83/EU, articles 6(1)(h), 6(1)(k) and 16(c); CJEU C-529/19',
    since: '2014-06-13',
    markets: ALL_MARKETS,
    pages: { product: 'before-ordering' },
    goods: {
      which: 'goods whose parts the shopper chooses',
      areSuch: ({ hasParts }) => hasParts,
    },
  },
  'prior-price': {
    duty: 'Lowest price of the 30 days before a price reduction',
    source:
      'Directive 98/6/EC, article 6a; CJEU C-330/23; Germany: PAngV, section 11, and BGH I ZR 183/24',
    since: '2022-05-28',
    markets: ALL_MARKETS,
    pages: besidePrices(...CARD_PAGES, 'product', 'cart', 'checkout'),
    goods: {
      which: 'goods with a reduced price',
      areSuch: ({ price }) => price === 'reduced',
    },
  },
  vat: {
    duty: 'That the price includes VAT',
    source:
      'Germany: PAngV, section 6(1) no. 1; Austria: ECG, section 5(2), and PrAG, section 9(1)',
    since: '2022-05-28',
    markets: ['DE', 'AT'],
    pages: besidePrices(...CARD_PAGES, 'product'),
    goods: PRICED,
  },
  'delivery-cost': {
    duty: 'Whether delivery costs are added, and which',
    source:
      'Directive 2011/83/EU, article 6(1)(e); Germany: PAngV, section 6(1) no. 2 and (2); Austria: ECG, section 5(2)',
    since: '2022-05-28',
    markets: ALL_MARKETS,
    // Beside a card there is no room for it: the footer of its page says it.
    pages: {
      home: 'linked',
      listing: 'linked',
      search: 'linked',
      compare: 'linked',
      content: 'linked',
      product: 'beside-price',
    },
    goods: PRICED,
  },
  'unit-price': {
    duty: 'Price per unit of measurement',
    source:
      'Directive 98/6/EC, article 3(1); Germany: PAngV, section 4; Austria: PrAG, section 10a',
    since: '2022-05-28',
    markets: ALL_MARKETS,
    pages: { product: 'beside-price' },
    goods: {
      which: 'goods sold by weight, volume or area',
      areSuch: ({ facts, price }) =>
        price !== 'none' && facts.quantity !== undefined && facts.quantity.unit !== 'piece',
    },
  },
  'product-safety': {
    duty: 'Manufacturer with postal and e-mail address, type of the product, warnings',
    source: 'Regulation (EU) 2023/988, article 19(a), (c) and (d)',
    since: '2024-12-13',
    markets: ALL_MARKETS,
    pages: { product: 'open' },
    goods: { which: 'any goods', areSuch: () => true },
  },
  'responsible-person': {
    duty: 'Responsible person in the EU with postal and e-mail address',
    source: 'Regulation (EU) 2023/988, articles 16 and 19(b)',
    since: '2024-12-13',
    markets: ALL_MARKETS,
    pages: { product: 'open' },
    goods: {
      which: 'goods of a manufacturer outside the EU',
      areSuch: ({ facts }) => facts.safety?.responsiblePerson !== undefined,
    },
  },
  'energy-label': {
    duty: 'Arrow with the energy class, as large as the price, and product information sheet',
    source:
      'Regulation (EU) 2017/1369, articles 5 and 6; Delegated Regulation (EU) 2019/2015, article 4 and annex VII',
    since: '2021-09-01',
    markets: ALL_MARKETS,
    pages: besidePrices(...CARD_PAGES, 'product', 'cart', 'checkout'),
    goods: {
      which: 'light sources',
      areSuch: ({ facts }) => facts.energy?.kind === 'light-source',
    },
  },
  'contains-light-source': {
    duty: 'That the product contains a light source of an energy class, without a label',
    source: 'Delegated Regulation (EU) 2019/2015, article 3(2) and annex V',
    since: '2021-09-01',
    markets: ALL_MARKETS,
    pages: { product: 'open' },
    goods: {
      which: 'goods that contain a light source',
      areSuch: ({ facts }) => facts.energy?.kind === 'contains-light-source',
    },
  },
  fibres: {
    duty: 'Textile fibres by name and percentage',
    source: 'Regulation (EU) No 1007/2011, articles 5, 9, 11 and 16(1)',
    since: '2012-05-08',
    markets: ALL_MARKETS,
    pages: { product: 'open' },
    goods: {
      which: 'goods with textile components',
      areSuch: ({ facts }) => facts.fibres.length > 0,
    },
  },
  'weee-number': {
    duty: 'Registration number of the producer of electrical goods',
    source: 'Germany: ElektroG, section 6(3)',
    since: '2018-08-15',
    markets: ['DE'],
    pages: { product: 'open' },
    goods: {
      which: 'electrical goods',
      areSuch: ({ facts }) => facts.electrical !== undefined,
    },
  },
  'take-back': {
    duty: 'That old electrical goods are taken back',
    source: 'Germany: ElektroG, sections 17 and 18; Austria: EAG-VO, section 5(2) and (3)',
    since: '2015-10-24',
    markets: ['DE', 'AT'],
    pages: { product: 'open' },
    goods: {
      which: 'electrical goods',
      areSuch: ({ facts }) => facts.electrical !== undefined,
    },
  },
  battery: {
    duty: 'How batteries are disposed of and where they are taken back',
    source: 'Regulation (EU) 2023/1542, articles 62 and 74; Germany: BattDG',
    since: '2025-08-18',
    markets: ALL_MARKETS,
    pages: { product: 'open' },
    goods: {
      which: 'goods with a battery in the box',
      areSuch: ({ facts }) => facts.electrical?.battery === true,
    },
  },
  certificates: {
    duty: 'Certificates with number, institute, and what they were issued for',
    source:
      'Directive 2005/29/EC, articles 6 and 7 and annex I no. 2a, as amended by Directive (EU) 2024/825',
    since: '2026-09-27',
    markets: ALL_MARKETS,
    pages: { product: 'open' },
    goods: {
      which: 'goods with a certificate',
      areSuch: ({ facts }) => facts.certificates.length > 0,
    },
  },
  'review-check': {
    duty: 'Whether and how reviews are checked to be of shoppers who bought the goods',
    source: 'Directive 2005/29/EC, article 7(6), inserted by Directive (EU) 2019/2161',
    since: '2022-05-28',
    markets: ALL_MARKETS,
    pages: { product: 'open' },
    goods: {
      which: 'goods with reviews',
      areSuch: ({ hasReviews }) => hasReviews,
    },
  },
  imprint: {
    duty: 'Name and address of the trader, and how to reach him',
    source:
      'Directive 2000/31/EC, article 5; Netherlands: BW, article 3:15d; Belgium: WER, article XII.6; Germany: DDG, section 5; Austria: ECG, section 5(1)',
    since: '2002-01-17',
    markets: ALL_MARKETS,
    pages: onEveryPage('linked'),
  },
  'accessibility-statement': {
    duty: 'How the shop meets the requirements of accessibility',
    source:
      'Directive (EU) 2019/882, article 13(2) and annex V; Germany: BFSG, section 14 and annex 3; Austria: BaFG',
    since: '2025-06-28',
    markets: ALL_MARKETS,
    pages: onEveryPage('linked'),
    byEditors: true,
  },
  'dispute-platform': {
    duty: 'Link to the platform for online dispute resolution, which is closed: no link may stay',
    source: 'Regulation (EU) No 524/2013, article 14(1), repealed by Regulation (EU) 2024/3228',
    since: '2016-01-09',
    until: '2025-07-19',
    markets: ALL_MARKETS,
    pages: onEveryPage('linked'),
  },
} as const satisfies Readonly<Record<string, Duty>>;

export type DutyKey = keyof typeof DUTIES;

export const DUTY_KEYS = Object.keys(DUTIES) as readonly DutyKey[];
