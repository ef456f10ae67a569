import { parseEmail } from '../shared/email.ts';
import {
  type FieldError,
  type FieldReason,
  type FieldRule,
  type FormInput,
  matchesPattern,
  optionalField,
  parseName,
  readForm,
  requiredField,
} from '../shared/form.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** Identifies a subscriber's e-mail preferences (N2), as in the link that was mailed. */
export type PreferencesRequest = { readonly email: string; readonly customer_id: string };

/** New preferences of a customer (N2). */
export type PreferencesChange = PreferencesRequest & { readonly customer: PreferencesCustomer };

/** The commerce side's field names; an omitted field stays unchanged, an empty one is removed. */
export type PreferencesCustomer = {
  readonly is_subscribed: boolean;
  readonly firstname?: string;
  readonly lastname?: string;
};

type PreferencesField = keyof PreferencesRequest | keyof PreferencesCustomer;

export type PreferencesError = FieldError<PreferencesField, FieldReason>;

export const readPreferencesRequest = (
  fields: FormInput<keyof PreferencesRequest>,
): Result<PreferencesRequest, readonly PreferencesError[]> =>
  readForm<PreferencesRequest, FieldReason>(REQUEST_RULES, fields);

/**
 * Parses the form of e-mail preferences: the fields of {@link readPreferencesRequest} and those of
 * a customer. A box that is not ticked is an omitted field.
 */
export function readPreferencesChange(
  fields: FormInput<PreferencesField>,
): Result<PreferencesChange, readonly PreferencesError[]> {
  const form = readForm<PreferencesRequest & PreferencesCustomer, FieldReason>(
    { ...REQUEST_RULES, ...CUSTOMER_RULES },
    fields,
  );
  if (!form.ok) return form;
  const { email, customer_id, ...customer } = form.value;
  return ok({ email, customer_id, customer: { ...emptied(fields), ...customer } });
}

/** Names whose fields were in the form and stayed empty, unlike those that were not in it. */
const emptied = (
  fields: FormInput<PreferencesField>,
): Pick<PreferencesCustomer, 'firstname' | 'lastname'> => ({
  ...(fields.firstname !== undefined && { firstname: '' }),
  ...(fields.lastname !== undefined && { lastname: '' }),
});

/** Numbers, and the encoded ids that commerce systems make of them. */
const MAX_ID_LENGTH = 128;
const readId = requiredField<string, FieldReason>(MAX_ID_LENGTH, matchesPattern(/^[\w=+/-]+$/));

/** A ticked box sends `on`, or the value that its form sets. */
const readCheckbox: FieldRule<boolean, FieldReason> = (typed) => {
  if (['', 'false', '0'].includes(typed)) return ok(false);
  return ['on', 'true', '1'].includes(typed) ? ok(true) : err('malformed');
};

const REQUEST_RULES = { email: parseEmail, customer_id: readId };

const CUSTOMER_RULES = {
  is_subscribed: readCheckbox,
  firstname: optionalField(parseName),
  lastname: optionalField(parseName),
};
