import type { TypePrefix } from '#src/catalog/attributes/attribute-key.ts';

/** A store and what it shows; the whole assortment, or brands of a kind of goods, or all of a kind. */
type Display = {
  readonly store: string;
  readonly shows: 'everything' | Readonly<Partial<Record<TypePrefix, 'all' | readonly string[]>>>;
};

/** What is on display where, as the pages of the stores say it. */
const DISPLAYS: readonly Display[] = [
  { store: 'Amersfoort', shows: 'everything' },
  { store: 'Zwolle', shows: { matras: 'all', topper: 'all', hoofdkussen: 'all' } },
  {
    store: 'Gent',
    shows: { matras: ['Lunaro', 'Veluwe Slaapatelier', 'Halmstad'], topper: 'all' },
  },
  { store: 'Münster', shows: { matras: ['Federhaus', 'Lunaro', 'Noorderlicht'] } },
  { store: 'Linz', shows: { matras: ['Federhaus', 'Halmstad'] } },
];

/** The names of the stores that show products of this kind and brand: `Amersfoort, Zwolle`. */
export const storesWith = (prefix: TypePrefix, brand: string): string =>
  DISPLAYS.filter(({ shows }) => {
    if (shows === 'everything') return true;
    const brands = shows[prefix];
    return brands === 'all' || brands?.includes(brand);
  })
    .map(({ store }) => store)
    .join(', ');
