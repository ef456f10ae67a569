import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateSuggestions } from '#src/search/allocate-suggestions.ts';
import { SUGGESTION_PLANS, type Suggestion, type SuggestionGroup } from '#src/search/suggestion.ts';

const NAMES = SUGGESTION_PLANS.panel.shares.map(([name]) => name);

const suggestions = (count: number): readonly Suggestion[] =>
  Array.from({ length: count }, (_, place) => ({ kind: 'text', query: `${place}`, title: [] }));

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

  it('gives what some leave free to the others', () => {
    const [products] = full;
    expect(
      countsOf(allocateSuggestions(products ? [products] : [], SUGGESTION_PLANS.overlay)),
    ).toEqual([['products', 8]]);
  });

  it('shows at most ten suggestions under the field, and eight on a sheet', () => {
    expect(Object.values(SUGGESTION_PLANS).map(({ most }) => most)).toEqual([10, 8]);
    fc.assert(
      fc.property(anyGroups, anyPlan, (groups, plan) => {
        const shown = allocateSuggestions(groups, plan);
        const all = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
        const total = shown.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
        expect(total).toBe(Math.min(plan.most, all));
        for (const { name, suggestions } of shown) {
          const whole = groups.find((group) => group.name === name)?.suggestions ?? [];
          expect(suggestions).toEqual(whole.slice(0, suggestions.length));
          expect(suggestions.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
