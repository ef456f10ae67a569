/**
 * A filter in conjunctive normal form, the only one that Algolia supports: a record has to match
 * one condition of each group.
 */
export type Filter = readonly FilterGroup[];

export type FilterGroup = readonly Condition[];

/** `score` is the weight of a match in ranking; 1 by default. */
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

/** Both bounds are included. */
type RangeCondition = {
  readonly kind: 'range';
  readonly attribute: string;
  readonly low: number;
  readonly high: number;
};

type TagCondition = { readonly kind: 'tag'; readonly value: string };

export const NUMERIC_OPERATORS = ['<=', '>=', '!=', '<', '>', '='] as const;

export type NumericOperator = (typeof NUMERIC_OPERATORS)[number];

/** Returns the type of a condition; a group may not mix types. */
export const familyOf = ({ kind }: Condition): 'facet' | 'numeric' | 'tag' =>
  kind === 'range' ? 'numeric' : kind;

/** The attribute with a record's tags. */
export const TAGS = '_tags';

/** Returns a facet condition, or a tag condition for `_tags`. */
export const facetCondition = (
  attribute: string,
  value: string,
  isNegated = false,
  score = 1,
): Condition =>
  attribute === TAGS
    ? { kind: 'tag', value, isNegated, score }
    : { kind: 'facet', attribute, value, isNegated, score };
