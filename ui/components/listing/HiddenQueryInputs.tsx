import type { ReactNode } from 'react';
import { parseQuery } from '#src/routing/query-string.ts';

/** Query parameters as hidden inputs: a GET form drops the query of its action. */
export function HiddenQueryInputs({ query }: { readonly query: string }): ReactNode {
  return parseQuery(query).map(({ name, value }) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
