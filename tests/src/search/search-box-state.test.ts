import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_COMBINED_SEARCH } from '#src/search/combined-search.ts';
import {
  nextSearchBoxState,
  initialSearchBoxState,
  suggestionsOf,
  type SearchBoxAnswer,
  type SearchBoxEvent,
  type SearchBoxState,
} from '#src/search/search-box-state.ts';
import { tidySearchText } from '#src/search/search-text.ts';
import { SUGGESTION_PLANS, type Suggestion } from '#src/search/suggestion.ts';

const after = (...events: readonly SearchBoxEvent[]): SearchBoxState =>
  events.reduce(nextSearchBoxState, initialSearchBoxState(''));

const answerTo = (text: string, ...titles: readonly string[]): SearchBoxAnswer => ({
  text,
  found: {
    ...EMPTY_COMBINED_SEARCH,
    pages: titles.map((title) => ({ title: [{ text: title, isMatch: true }], url: `/${title}` })),
  },
  didYouMean: [],
});

const typed = (text: string): SearchBoxEvent => ({ type: 'typed', text });
const moved = (to: 'next' | 'previous' | 'first' | 'last', count = 3): SearchBoxEvent => ({
  type: 'moved',
  to,
  count,
});

const nameOf = (one: Suggestion): string => (one.kind === 'text' ? one.query : one.kind);

const rowsOf = (state: SearchBoxState) =>
  suggestionsOf(state, SUGGESTION_PLANS.panel).map(({ name, suggestions }) =>
    [name, suggestions.map(nameOf)].flat(),
  );

describe('nextSearchBoxState', () => {
  it('closes by Escape, and clears by the next one', () => {
    const closed = after(typed('mat'), { type: 'escaped' });
    expect(closed).toMatchObject({ typed: 'mat', isOpen: false });
    expect(nextSearchBoxState(closed, { type: 'escaped' })).toMatchObject({
      typed: '',
      isOpen: false,
    });
  });

  it('leads through the suggestions, and over the field back to the first', () => {
    const places = ['next', 'next', 'next', 'next', 'next', 'previous', 'previous'] as const;
    let state = after(typed('mat'));
    const active = places.map((to) => {
      state = nextSearchBoxState(state, moved(to));
      return state.active;
    });
    expect(active).toEqual([0, 1, 2, undefined, 0, undefined, 2]);
    expect(nextSearchBoxState(state, moved('first')).active).toBe(0);
    expect(nextSearchBoxState(state, moved('last')).active).toBe(2);
    expect(nextSearchBoxState(state, moved('last', 0)).active).toBeUndefined();
  });

  it('opens by the first step, which chooses nothing yet', () => {
    expect(after(moved('next'))).toMatchObject({ isOpen: true, active: undefined });
  });

  it('takes nothing by Enter that the shopper has not seen: new suggestions choose none', () => {
    const state = after(typed('mat'), moved('next'));
    expect(nextSearchBoxState(state, { type: 'answered', answer: answerTo('mat') }).active).toBe(
      undefined,
    );
    expect(nextSearchBoxState(state, typed('matr')).active).toBe(undefined);
  });

  it('never lets an answer stand in for a newer text, however late it comes', () => {
    const anyEvent: fc.Arbitrary<SearchBoxEvent> = fc.oneof(
      fc.constantFrom('', 'm', 'ma', ' ma ').map(typed),
      fc
        .constantFrom('m', 'ma', 'mat')
        .map((text): SearchBoxEvent => ({ type: 'answered', answer: answerTo(text, text) })),
      fc.constantFrom<SearchBoxEvent>({ type: 'escaped' }, { type: 'closed' }, { type: 'opened' }),
    );
    fc.assert(
      fc.property(fc.array(anyEvent), anyEvent, (events, last) => {
        const before = after(...events);
        const state = nextSearchBoxState(before, last);
        const isOfNow = state.answer.text === tidySearchText(state.typed);
        expect(isOfNow || state.answer === before.answer).toBe(true);
      }),
    );
  });
});

describe('suggestionsOf', () => {
  const known = [
    { type: 'recent-searches-loaded', recent: ['topper', 'bed'] },
    { type: 'top-searches-loaded', top: ['matras 160x200', 'topper'] },
  ] as const;

  it('S5 offers what this shopper and what others have looked for before anything is typed', () => {
    expect(rowsOf(after(...known))).toEqual([
      ['recent', 'topper', 'bed'],
      ['top', 'matras 160x200'],
    ]);
  });

  it('S3 offers spellings, completions and what is found once something is typed', () => {
    const answer = { ...answerTo('mat', 'advies'), didYouMean: ['matras'] };
    expect(rowsOf(after(...known, typed('mat'), { type: 'answered', answer }))).toEqual([
      ['queries', 'matras', 'matras 160x200'],
      ['pages', 'entry'],
    ]);
  });

  it('keeps what was found until something newer is, and forgets it when the field is emptied', () => {
    const found = after(typed('mat'), { type: 'answered', answer: answerTo('mat', 'advies') });
    expect(rowsOf(nextSearchBoxState(found, typed('matr')))).toEqual([['pages', 'entry']]);
    expect(rowsOf([typed(''), typed('b')].reduce(nextSearchBoxState, found))).toEqual([]);
  });
});
