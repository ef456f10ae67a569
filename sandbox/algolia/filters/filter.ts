/**
 * What a record has to be to be found, in the one form that Algolia knows: all groups have to hold,
 * and of each group one condition.
 */
export type Filter = readonly FilterGroup[];

export type FilterGroup = readonly Condition[];

/** `score` says how much a match counts where filters rank: 1 unless it is given. */
export type Condition = {
  readonly isNegated: boolean;
  readonly score: number;
} & (FacetCondition | NumericCondition | RangeCondition | TagCondition);

type FacetCondition = {
  readonly kind: 'facet';
  readonly attribute: string;
  readonly value: string;
};

type NumericCondition = {
  readonly kind: 'numeric';
  readonly attribute: string;
  readonly operator: NumericOperator;
  readonly number: number;
};

/** Both bounds belong to it. */
type RangeCondition = {
  readonly kind: 'range';
  readonly attribute: string;
  readonly low: number;
  readonly high: number;
};

type TagCondition = { readonly kind: 'tag'; readonly value: string };

export const NUMERIC_OPERATORS = ['<=', '>=', '!=', '<', '>', '='] as const;

export type NumericOperator = (typeof NUMERIC_OPERATORS)[number];

/** Which of the three families a condition is of: one group may not mix them. */
export const familyOf = ({ kind }: Condition): 'facet' | 'numeric' | 'tag' =>
  kind === 'range' ? 'numeric' : kind;

/** The attribute under which a record keeps its tags. */
export const TAGS = '_tags';

/** A condition on a facet, or on the tags where that is the attribute. */
export const facetCondition = (
  attribute: string,
  value: string,
  isNegated = false,
  score = 1,
): Condition =>
  attribute === TAGS
    ? { kind: 'tag', value, isNegated, score }
    : { kind: 'facet', attribute, value, isNegated, score };
