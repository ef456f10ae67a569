import { parseEmail } from '../shared/email.ts';
import {
  filledIn,
  lineWith,
  optional,
  readForm,
  type FieldError,
  type FieldReason,
  type FieldRule,
  type Typed,
} from '../shared/form.ts';
import { parseName } from '../shared/name.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** Whose e-mail preferences are asked for (N2), as the mail that led here names them. */
export type PreferencesRequest = { readonly email: string; readonly customer_id: string };

/** What the customer wants from now on (N2). */
export type PreferencesChange = PreferencesRequest & { readonly customer: PreferencesCustomer };

/** The commerce side's names; a name that is left out stays as it was, an empty one is taken away. */
export type PreferencesCustomer = {
  readonly is_subscribed: boolean;
  readonly firstname?: string;
  readonly lastname?: string;
};

type PreferencesField = keyof PreferencesRequest | keyof PreferencesCustomer;

export type PreferencesError = FieldError<PreferencesField, FieldReason>;

export const readPreferencesRequest = (
  fields: Typed<keyof PreferencesRequest>,
): Result<PreferencesRequest, readonly PreferencesError[]> =>
  readForm<PreferencesRequest, FieldReason>(REQUEST_RULES, fields);

/**
 * Reads the form of e-mail preferences: those of {@link readPreferencesRequest}, and a customer's
 * fields beside them. A box that is not ticked is a field left out.
 */
export function readPreferencesChange(
  fields: Typed<PreferencesField>,
): Result<PreferencesChange, readonly PreferencesError[]> {
  const form = readForm<PreferencesRequest & PreferencesCustomer, FieldReason>(
    { ...REQUEST_RULES, ...CUSTOMER_RULES },
    fields,
  );
  if (!form.ok) return form;
  const { email, customer_id, ...customer } = form.value;
  return ok({ email, customer_id, customer: { ...emptied(fields), ...customer } });
}

/** The names whose fields were there and stayed empty, as against those that were not asked for. */
const emptied = (
  fields: Typed<PreferencesField>,
): Pick<PreferencesCustomer, 'firstname' | 'lastname'> => ({
  ...(fields.firstname !== undefined && { firstname: '' }),
  ...(fields.lastname !== undefined && { lastname: '' }),
});

/** Numbers, and the coded ids that commerce systems make of them. */
const LONGEST_ID = 128;
const readId = filledIn<string, FieldReason>(LONGEST_ID, lineWith(/^[\w=+/-]+$/));

/** A ticked box sends `on`, or a value that its form gives it. */
const readTick: FieldRule<boolean, FieldReason> = (typed) => {
  if (['', 'false', '0'].includes(typed)) return ok(false);
  return ['on', 'true', '1'].includes(typed) ? ok(true) : err('malformed');
};

const REQUEST_RULES = { email: parseEmail, customer_id: readId };

const CUSTOMER_RULES = {
  is_subscribed: readTick,
  firstname: optional(parseName),
  lastname: optional(parseName),
};
