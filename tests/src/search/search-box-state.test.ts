import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_COMBINED_SEARCH } from '#src/search/combined-search.ts';
import {
  allocateSuggestions,
  completionsOf,
  initialSearchBoxState,
  nextSearchBoxState,
  type SearchBoxAnswer,
  type SearchBoxEvent,
  type SearchBoxState,
  suggestionsOf,
} from '#src/search/search-box-state.ts';
import { normalizeSearchText } from '#src/search/search-text.ts';
import {
  type Suggestion,
  SUGGESTION_PLANS,
  type SuggestionGroup,
  type SuggestionPlan,
} from '#src/search/suggestion.ts';
import { HIT } from '../../support/hit.ts';

const PLAN = SUGGESTION_PLANS.panel;

const after = (...events: readonly SearchBoxEvent[]): SearchBoxState =>
  events.reduce(nextSearchBoxState, initialSearchBoxState(''));

const answerTo = (text: string, ...titles: readonly string[]): SearchBoxAnswer => ({
  text,
  found: {
    ...EMPTY_COMBINED_SEARCH,
    pages: titles.map((title) => ({ title: [{ text: title, isMatch: true }], url: `/${title}` })),
  },
  didYouMean: [],
  arePagesFirst: false,
});

const typed = (text: string): SearchBoxEvent => ({ type: 'typed', text });
const moved = (to: 'next' | 'previous' | 'first' | 'last', count = 3): SearchBoxEvent => ({
  type: 'moved',
  to,
  count,
});

const answered = (answer: SearchBoxAnswer, plan: SuggestionPlan = PLAN): SearchBoxEvent => ({
  type: 'answered',
  answer,
  plan,
});

const nameOf = (one: Suggestion): string => (one.kind === 'text' ? one.query : one.kind);

const rowsOf = (state: SearchBoxState) =>
  suggestionsOf(state, SUGGESTION_PLANS.panel).map(({ name, suggestions }) =>
    [name, suggestions.map(nameOf)].flat(),
  );

const productOf = (sku: string) => ({ hit: { ...HIT, sku }, name: [] });

const activeAfter = (steps: number, before: SearchBoxAnswer, late: SearchBoxAnswer) => {
  const moves = Array.from({ length: steps }, () => moved('next', 9));
  return after(typed('mat'), answered(before), ...moves, answered(late)).active;
};

const spelled = (...didYouMean: readonly string[]) => ({ ...answerTo('mat'), didYouMean });

const withProducts = (...skus: readonly string[]) => {
  const answer = answerTo('mat', 'advies');
  return { ...answer, found: { ...answer.found, products: skus.map(productOf) } };
};

describe('nextSearchBoxState', () => {
  it('closes on Escape, and clears the text on the next Escape', () => {
    const closed = after(typed('mat'), { type: 'escaped' });
    expect(closed).toMatchObject({ typed: 'mat', isOpen: false });
    expect(nextSearchBoxState(closed, { type: 'escaped' })).toMatchObject({
      typed: '',
      isOpen: false,
    });
  });

  it('moves through the suggestions, and over the field back to the first', () => {
    const steps = ['next', 'next', 'next', 'next', 'next', 'previous', 'previous'] as const;
    let state = after(typed('mat'));
    const active = steps.map((to) => {
      state = nextSearchBoxState(state, moved(to));
      return state.active;
    });
    expect(active).toEqual([0, 1, 2, undefined, 0, undefined, 2]);
    expect(nextSearchBoxState(state, moved('first')).active).toBe(0);
    expect(nextSearchBoxState(state, moved('last')).active).toBe(2);
    expect(nextSearchBoxState(state, moved('last', 0)).active).toBeUndefined();
  });

  it('opens, and closes without an active suggestion', () => {
    expect(initialSearchBoxState('mat')).toMatchObject({ typed: 'mat', recent: [], top: [] });
    expect(after({ type: 'opened' }).isOpen).toBe(true);
    const closed = after(typed('mat'), moved('next'), { type: 'closed' });
    expect([closed.isOpen, closed.active, closed.typed]).toEqual([false, undefined, 'mat']);
    expect(nextSearchBoxState(closed, { type: 'closed' }).typed).toBe('mat');
  });

  it('opens on the first move without an active suggestion', () => {
    expect(after(moved('next'))).toMatchObject({ isOpen: true, active: undefined });
  });

  it('clears the active suggestion when an answer lacks it and when the text changes', () => {
    const found = [typed('mat'), answered(answerTo('mat', 'advies'))];
    const state = after(...found, typed('matr'), moved('next'));
    expect(state.active).toBe(0);
    expect(nextSearchBoxState(state, answered(answerTo('matr', 'ruilen'))).active).toBeUndefined();
    expect(nextSearchBoxState(state, typed('matra')).active).toBeUndefined();
  });

  it('S3 keeps the active suggestion, wherever a late answer has it', () => {
    const found = [typed('mat'), answered(answerTo('mat', 'advies'))];
    const state = after(...found, typed('matr'), moved('next'));
    const late = answered({ ...answerTo('matr', 'advies'), didYouMean: ['matras'] });
    const rows = suggestionsOf(nextSearchBoxState(state, late), PLAN);
    expect(rows.flatMap(({ suggestions }) => suggestions.map(nameOf))).toEqual(['matras', 'entry']);
    expect(nextSearchBoxState(state, late).active).toBe(1);
  });

  it('S3 tells suggestions apart by their text, page and product', () => {
    expect(activeAfter(3, withProducts('A', 'B'), withProducts('B', 'A'))).toBe(1);
    expect(activeAfter(3, withProducts('A', 'B'), withProducts('C'))).toBeUndefined();
    expect(activeAfter(1, spelled('matras', 'mat wit'), spelled('mat wit', 'matras'))).toBe(1);
    expect(activeAfter(1, spelled('matras'), spelled('mat wit'))).toBeUndefined();
    expect(activeAfter(0, spelled('matras'), spelled('matras'))).toBeUndefined();
  });

  it('never accepts an answer to a text other than the typed one, however late it arrives', () => {
    const anyEvent: fc.Arbitrary<SearchBoxEvent> = fc.oneof(
      fc.constantFrom('', 'm', 'ma', ' ma ').map(typed),
      fc.constantFrom('m', 'ma', 'mat').map((text) => answered(answerTo(text, text))),
      fc.constantFrom<SearchBoxEvent>({ type: 'escaped' }, { type: 'closed' }, { type: 'opened' }),
    );
    fc.assert(
      fc.property(fc.array(anyEvent), anyEvent, (events, last) => {
        const before = after(...events);
        const state = nextSearchBoxState(before, last);
        const isOfNow = state.answer.text === normalizeSearchText(state.typed);
        expect(isOfNow || state.answer === before.answer).toBe(true);
      }),
    );
  });
});

const entryOf = (title: string) => ({
  title: [{ text: title, isMatch: true }],
  url: `/${title}`,
});

describe('suggestionsOf', () => {
  const known = [
    { type: 'recent-searches-loaded', recent: ['topper', 'bed'] },
    { type: 'top-searches-loaded', top: ['matras 160x200', 'topper'] },
  ] as const;

  it('S5 offers recent and top searches before anything is typed', () => {
    expect(rowsOf(after(...known))).toEqual([
      ['recent', 'topper', 'bed'],
      ['top', 'matras 160x200'],
    ]);
  });

  it('S3 offers spellings, completions and what is found once something is typed', () => {
    const answer = { ...answerTo('mat', 'advies'), didYouMean: ['matras'] };
    expect(rowsOf(after(...known, typed('mat'), answered(answer)))).toEqual([
      ['queries', 'matras', 'matras 160x200'],
      ['pages', 'entry'],
    ]);
  });

  it.each(Object.values(SUGGESTION_PLANS))(
    'S3 offers pages first if they answer the text',
    (plan) => {
      const products = Array.from({ length: 9 }, () => ({ hit: HIT, name: [] }));
      const { found, ...rest } = answerTo(
        'retour',
        'retourneren',
        'garantie',
        'ruilen',
        'herroepen',
      );
      const countsIf = (arePagesFirst: boolean) => {
        const answer = { ...rest, found: { ...found, products }, arePagesFirst };
        const state = after(typed('retour'), answered(answer, plan));
        return suggestionsOf(state, plan).map(({ name, suggestions }) => [
          name,
          suggestions.length,
        ]);
      };
      expect(countsIf(true)).toEqual([
        ['pages', 3],
        ['products', plan.max - 3],
      ]);
      expect(countsIf(false)).not.toEqual(countsIf(true));
    },
  );

  it('S3 offers categories, filtered or not, and products, and marks a whole search', () => {
    const found = {
      ...EMPTY_COMBINED_SEARCH,
      categories: [entryOf('matrassen')],
      filteredCategories: [entryOf('zacht')],
      products: [{ hit: HIT, name: [] }],
    };
    const answer = { ...answerTo('mat'), found, didYouMean: ['matras'] };
    expect(suggestionsOf(after(typed('mat'), answered(answer)), PLAN)).toEqual([
      {
        name: 'queries',
        suggestions: [
          { kind: 'text', query: 'matras', title: [{ text: 'matras', isMatch: true }] },
        ],
      },
      {
        name: 'categories',
        suggestions: ['matrassen', 'zacht'].map((title) => ({
          kind: 'entry',
          entry: entryOf(title),
        })),
      },
      { name: 'products', suggestions: [{ kind: 'product', found: { hit: HIT, name: [] } }] },
    ]);
  });

  it('keeps the last answer until a newer one arrives, and drops it when the field is emptied', () => {
    const found = after(typed('mat'), answered(answerTo('mat', 'advies')));
    expect(rowsOf(nextSearchBoxState(found, typed('matr')))).toEqual([['pages', 'entry']]);
    expect(rowsOf([typed(''), typed('b')].reduce(nextSearchBoxState, found))).toEqual([]);
  });
});

const NAMES = SUGGESTION_PLANS.panel.shares.map(([name]) => name);

const suggestions = (count: number): readonly Suggestion[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'text', query: `${index}`, title: [] }));

const anyGroups: fc.Arbitrary<readonly SuggestionGroup[]> = fc
  .subarray([...NAMES])
  .chain((names) =>
    fc.tuple(
      ...names.map((name) => fc.nat(12).map((n) => ({ name, suggestions: suggestions(n) }))),
    ),
  );

const anyPlan = fc.constantFrom(...Object.values(SUGGESTION_PLANS));

const countsOf = (groups: readonly SuggestionGroup[]) =>
  groups.map(({ name, suggestions }) => [name, suggestions.length]);

describe('allocateSuggestions', () => {
  const full = (['products', 'pages', 'categories', 'queries'] as const).map((name) => ({
    name,
    suggestions: suggestions(9),
  }));

  it('gives each group its share, in the order of the plan', () => {
    expect(countsOf(allocateSuggestions(full, SUGGESTION_PLANS.panel))).toEqual([
      ['queries', 2],
      ['categories', 3],
      ['pages', 1],
      ['products', 4],
    ]);
  });

  it('gives unused shares to the other groups', () => {
    const [products] = full;
    expect(
      countsOf(allocateSuggestions(products ? [products] : [], SUGGESTION_PLANS.overlay)),
    ).toEqual([['products', 8]]);
  });

  it('shows at most ten suggestions in the panel, and eight in the overlay', () => {
    expect(Object.values(SUGGESTION_PLANS).map(({ max }) => max)).toEqual([10, 8]);
    fc.assert(
      fc.property(anyGroups, anyPlan, (groups, plan) => {
        const shown = allocateSuggestions(groups, plan);
        const all = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
        const total = shown.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
        expect(total).toBe(Math.min(plan.max, all));
        for (const { name, suggestions } of shown) {
          const whole = groups.find((group) => group.name === name)?.suggestions ?? [];
          expect(suggestions).toEqual(whole.slice(0, suggestions.length));
          expect(suggestions.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

const TEXTS = ['boxspring 180x200', 'hoge Boxspring', 'matras'];

describe('completionsOf', () => {
  it('offers texts with a word that starts with the typed text, and marks the match', () => {
    expect(completionsOf('box', TEXTS)).toEqual([
      {
        query: 'boxspring 180x200',
        title: [
          { text: 'box', isMatch: true },
          { text: 'spring 180x200', isMatch: false },
        ],
      },
      {
        query: 'hoge Boxspring',
        title: [
          { text: 'hoge ', isMatch: false },
          { text: 'Box', isMatch: true },
          { text: 'spring', isMatch: false },
        ],
      },
    ]);
  });

  it('offers nothing for a match within a word, for a whole text, or for an empty text', () => {
    expect(completionsOf('spring', TEXTS)).toEqual([]);
    expect(completionsOf('matras', TEXTS)).toEqual([]);
    expect(completionsOf('', TEXTS)).toEqual([]);
  });

  it('returns titles whose parts add up to the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (typed, texts) => {
        for (const { query, title } of completionsOf(typed, texts)) {
          expect(title.map(({ text }) => text).join('')).toBe(query);
        }
      }),
    );
  });
});
