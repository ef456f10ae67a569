import type { Typed } from '#src/shared/form.ts';
import { errorsOf, type FormState } from './form-state.ts';

/** What a browser without script has sent, and what was wrong with it. */
export type PostedValues = {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly { readonly field: string; readonly reason: string }[];
};

/** A form as a page begins with it: as it was posted, where it was; else with what is known. */
export function formBeginning<Field extends string>(
  fields: readonly Field[],
  values: Typed<Field>,
  posted: PostedValues | undefined,
): FormState<Field> {
  if (!posted) return { values, errors: {}, refusals: 0 };
  const slips = fields.flatMap((field) =>
    posted.errors.filter((error) => error.field === field).map(({ reason }) => ({ field, reason })),
  );
  const typed = Object.fromEntries(fields.map((field) => [field, posted.values[field] ?? '']));
  return { values: typed as Typed<Field>, errors: errorsOf(slips), refusals: 1 };
}
