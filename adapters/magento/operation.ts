/**
 * An operation as Magento is sent it, and the types of what goes in and comes out. What comes out
 * is Magento's word for it: it is read field by field before anybody relies on it.
 */
export type Operation<Answer, Variables> = {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly source: string;
  /** Never there: it remembers the types. */
  readonly __types?: (variables: Variables) => Answer;
};
