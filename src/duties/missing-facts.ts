import * as page from '../catalog/page-attributes.ts';
import type { ProductType } from '../catalog/attributes/attribute-key.ts';
import type { Country } from '../shared/locale.ts';
import type { ReadGoodsFacts } from './goods-facts.ts';

/** A fact without which the law forbids to offer goods at a distance. */
type RequiredFact = {
  /** The attributes that are to be filled. */
  readonly attributes: readonly string[];
  /** Law and article. */
  readonly source: string;
  /** First day: `2024-12-13`. */
  readonly since: string;
  /** Countries in which it is asked for; absent if in all. */
  readonly countries?: readonly Country[];
  readonly isAskedOf: (goods: ReadGoodsFacts, type: ProductType | undefined) => boolean;
  readonly isTold: (goods: ReadGoodsFacts) => boolean;
};

/** Goods that are of textile, or have a cover of it. */
const TEXTILES: ReadonlySet<ProductType | undefined> = new Set([
  'mattress',
  'topper',
  'box-spring',
  'duvet',
  'duvet-cover',
  'bedding',
  'fitted-sheet',
  'mattress-protector',
  'pillow',
  'cushion',
  'stool',
]);

const tells =
  (code: string) =>
  ({ told }: ReadGoodsFacts): boolean =>
    told.includes(code);

const REQUIRED: readonly RequiredFact[] = [
  {
    attributes: [page.MANUFACTURER, page.MANUFACTURER_ADDRESS, page.MANUFACTURER_EMAIL],
    source: 'Regulation (EU) 2023/988, article 19(a)',
    since: '2024-12-13',
    isAskedOf: () => true,
    isTold: ({ safety }) => safety !== undefined,
  },
  {
    attributes: page.RESPONSIBLE_PERSON_ATTRIBUTES,
    source: 'Regulation (EU) 2023/988, article 19(b)',
    since: '2024-12-13',
    // Where a maker is whose address has no country, nobody but the merchandiser knows.
    isAskedOf: ({ unreadable, safety }) =>
      page.RESPONSIBLE_PERSON_ATTRIBUTES.some((code) => unreadable.includes(code)) ||
      isOutsideEu(safety?.address ?? ''),
    isTold: ({ safety }) => safety?.responsiblePerson !== undefined,
  },
  {
    attributes: [page.FIBRES_CODE],
    source: 'Regulation (EU) No 1007/2011, article 16(1)',
    since: '2012-05-08',
    isAskedOf: (_, type) => TEXTILES.has(type),
    isTold: tells(page.FIBRES_CODE),
  },
  {
    attributes: [page.LIGHT_SOURCE_CODE],
    source: 'Delegated Regulation (EU) 2019/2015, article 4 and Annex VII',
    since: '2021-09-01',
    isAskedOf: (_, type) => type === 'bedside-lamp',
    isTold: (goods) =>
      tells(page.LIGHT_SOURCE_CODE)(goods) &&
      (goods.energy?.kind !== 'light-source' || goods.energy.sheetUrl !== undefined),
  },
  {
    attributes: [page.WEEE_NUMBER],
    source: 'ElektroG, section 6(3)',
    since: '2015-10-24',
    countries: ['DE'],
    isAskedOf: ({ electrical }, type) => electrical !== undefined || type === 'bedside-lamp',
    isTold: ({ electrical }) => electrical?.weee !== undefined,
  },
];

/** Whether an address ends with the code of a country outside the EU: `12 Road, Shenzhen, CN`. */
function isOutsideEu(address: string): boolean {
  const [, code] = /,\s*([A-Z]{2})\s*$/u.exec(address) ?? [];
  if (code === undefined || EU_COUNTRIES.has(code)) return false;
  // A code that names no country may be that of a province.
  return REGIONS.of(code) !== code;
}

const REGIONS = new Intl.DisplayNames('en', { type: 'region' });

/** By ISO 3166-1; Greece also by the code that the EU writes. */
const EU_COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** What a product lacks to be sold in a country: attributes, and the law that asks for them. */
export type MissingFact = Pick<RequiredFact, 'attributes' | 'source'>;

/**
 * What a product lacks to be sold in a country on a day (`2026-11-27`). Only duties count without
 * which it may not be offered; others are shown as far as their facts are known.
 */
export const missingFacts = (
  goods: ReadGoodsFacts,
  type: ProductType | undefined,
  country: Country,
  day: string,
): readonly MissingFact[] =>
  REQUIRED.filter(
    ({ since, countries, isAskedOf, isTold }) =>
      day >= since &&
      (countries?.includes(country) ?? true) &&
      isAskedOf(goods, type) &&
      !isTold(goods),
  ).map(({ attributes, source }) => ({ attributes, source }));
