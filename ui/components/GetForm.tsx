import type { ReactNode } from 'react';
import { PREVIEW_PARAMS } from '#src/routing/preview-query.ts';
import type { QueryParameter } from '#src/routing/url-parts.ts';

type HiddenInputsProps = { readonly inputs: readonly Pick<QueryParameter, 'name' | 'value'>[] };

/**
 * Query parameters as hidden inputs: a GET form drops the query of its action. The key of a preview
 * is left out, as of links.
 */
export function HiddenInputs({ inputs }: HiddenInputsProps): ReactNode {
  return inputs
    .filter(({ name }) => !PREVIEW_PARAMS.has(name))
    .map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />);
}

/** Text fields of a form as a URL query. */
export function formQuery(form: FormData): string {
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return `?${new URLSearchParams(fields)}`;
}
