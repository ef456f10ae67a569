import { describe, expect, it } from 'vitest';
import {
  nextSearchBoxState,
  initialSearchBoxState,
  suggestionsOf,
  type SearchBoxAnswer,
} from '#src/search/search-box-state.ts';
import { SUGGESTION_PLANS } from '#src/search/suggestion.ts';
import type { Locale } from '#src/shared/locale.ts';
import { SuggestionList } from '#ui/components/search/SuggestionList.tsx';
import { mattress } from '../../../support/fake-shop.ts';
import { aShell } from '../../../support/shown-pages.ts';
import { found, markup, pageAt, shopAround, tags } from '../../render-page.tsx';

const titled = (text: string) => [{ text, isMatch: false }];
const entry = (title: string, url: string) => ({ title: titled(title), url });

const VITA = {
  ...mattress(4).hit,
  name: 'Matras Vita',
  priceFrom: true,
  reviews: { average: 4.3, count: 18 },
};

const ANSWER: SearchBoxAnswer = {
  text: 'mat',
  found: {
    products: [{ hit: VITA, name: titled('Matras Vita') }],
    categories: [entry('Matrassen', '/matrassen')],
    filteredCategories: [entry('Stevige matrassen', '/matrassen/hardheid/stevig')],
    pages: [entry('Welk matras past bij mij?', '/advies/matras')],
  },
  didYouMean: ['matras'],
  arePagesFirst: false,
};

/** The suggestions for "mat". */
async function suggestions(locale: Locale = 'nl-nl') {
  const typed = nextSearchBoxState(initialSearchBoxState(''), { type: 'typed', text: 'mat' });
  const state = nextSearchBoxState(typed, {
    type: 'answered',
    answer: ANSWER,
    plan: SUGGESTION_PLANS.panel,
  });
  const groups = suggestionsOf(state, SUGGESTION_PLANS.panel);
  const { shop } = shopAround(await pageAt('/', { locale }), aShell);
  return markup(shop, <SuggestionList groups={groups} listId="list" />);
}

/** Each group of a list: its accessible name, and its contents. */
const groupsIn = (html: string) =>
  html
    .split('role="group"')
    .slice(1)
    .map((group) => {
      const [id = ''] = found(group, /^ aria-labelledby="([^"]*)"/g);
      const [name] = found(html, new RegExp(`id="${id}"[^>]*>([^<]*)<`, 'g'));
      return { name, group };
    });

const groupNamed = async (name: string) =>
  groupsIn(await suggestions()).find((one) => one.name === name)?.group ?? '';

describe('SuggestionList', () => {
  it.each([
    ['nl-nl', ['Zoekopdrachten', 'Categorieën', 'Advies en service', 'Producten']],
    ['de-de', ['Suchbegriffe', 'Kategorien', 'Beratung und Service', 'Produkte']],
    ['en-us', ['Searches', 'Categories', 'Advice and service', 'Products']],
  ] as const)('ES2 in %s has groups, each labeled by its heading', async (locale, names) => {
    const html = await suggestions(locale);
    expect(tags(html, 'role="listbox"', 'aria-label=')).toHaveLength(1);
    expect(groupsIn(html).map(({ name }) => name)).toEqual(names);
  });

  it('ES2 links a search to its results', async () => {
    const group = await groupNamed('Zoekopdrachten');
    expect(tags(group, 'role="option"', 'href="/search?q=matras"')).toHaveLength(1);
  });

  it('ES2 names the parent of a filtered category', async () => {
    const group = await groupNamed('Categorieën');
    expect(group).toContain('Stevige matrassen<small> in Matrassen</small>');
    expect(group).not.toContain('Matrassen<small>');
  });

  it('ES2 shows a product with its image, its lowest price and its rating', async () => {
    const group = await groupNamed('Producten');
    expect(tags(group, '<img', 'aurora')).toHaveLength(1);
    expect(group).toContain('vanaf €\u00A0<span data-price="">400,-<');
    expect(group).toContain('4,3 van 5 sterren');
    expect(group).toContain('18 beoordelingen');
  });

  it('ES2 links to advice pages', async () => {
    const group = await groupNamed('Advies en service');
    expect(tags(group, 'role="option"', 'href="/advies/matras"')).toHaveLength(1);
  });
});
