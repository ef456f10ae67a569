export type Criterion =
  | { readonly kind: TextCriterion }
  | { readonly kind: 'sort'; readonly attribute: string; readonly isDescending: boolean };

const TEXT_CRITERIA = ['typo', 'words', 'filters', 'proximity', 'attribute', 'exact'] as const;

export type TextCriterion = (typeof TEXT_CRITERIA)[number];

export const DEFAULT_RANKING: readonly string[] = [
  'typo',
  'geo',
  'words',
  'filters',
  'proximity',
  'attribute',
  'exact',
  'custom',
];

/** Returns `ranking` with `custom` replaced by `customRanking`; unknown criteria are ignored. */
export const criteriaOf = (
  ranking: readonly string[],
  customRanking: readonly string[],
): readonly Criterion[] =>
  ranking.flatMap((name): readonly Criterion[] => {
    if (name === 'custom') return customRanking.flatMap(sortCriterion);
    const known = TEXT_CRITERIA.find((criterion) => criterion === name);
    return known ? [{ kind: known }] : sortCriterion(name);
  });

function sortCriterion(text: string): readonly Criterion[] {
  const { direction, attribute } = SORT.exec(text.trim())?.groups ?? {};
  return attribute === undefined
    ? []
    : [{ kind: 'sort', attribute, isDescending: direction === 'desc' }];
}

const SORT = /^(?<direction>asc|desc)\((?<attribute>.+)\)$/s;
