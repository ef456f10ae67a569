import type { ReactNode } from 'react';
import { BED_PARAM, formatBed } from '#src/my-bed/my-bed.ts';
import { PREVIEW_PARAMS } from '#src/routing/preview-query.ts';
import type { QueryParameter } from '#src/routing/url-parts.ts';
import { usePage } from '../shop-context.tsx';

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

/** The shopper's bed as a hidden input, on a page for a bed: the page that a form leads to has it, too. */
export function BedInput(): ReactNode {
  const { bed } = usePage();
  return bed && <input type="hidden" name={BED_PARAM} value={formatBed(bed)} />;
}

/** Text fields of a form as a URL query. */
export function formQuery(form: FormData): string {
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return `?${new URLSearchParams(fields)}`;
}
