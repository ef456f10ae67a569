/**
 * A GraphQL operation and the types of its variables and answer. The answer type is Magento's
 * claim: answers are validated field by field.
 */
export type Operation<Answer, Variables> = {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly source: string;
  /** Never set: carries the types. */
  readonly __types?: (variables: Variables) => Answer;
};
