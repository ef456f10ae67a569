import type { ReactNode } from 'react';
import { parseQuery } from '#src/routing/query-string.ts';

/** What the address of a form says beside its path: a form that is sent drops its own query. */
export function HiddenParameters({ query }: { readonly query: string }): ReactNode {
  return parseQuery(query).map(({ name, value }) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
