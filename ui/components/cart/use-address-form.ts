import { useEffect, useState } from 'react';
import type { Address, AddressField } from '#src/address/address.ts';
import { parsePostalCode } from '#src/address/postal-code.ts';
import { formatTelephone } from '#src/address/telephone.ts';
import {
  validateAddress,
  validateAddressField,
  type AddressFields,
  type AddressReason,
} from '#src/address/validate-address.ts';
import type { UserError } from '#src/cart/cart.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { COUNTRIES, countryOf, type Country } from '#src/shared/locale.ts';
import type { FieldError } from '#src/shared/form.ts';
import { addressErrorText } from '../../i18n/address-text.ts';
import { useShop } from '../../shop-context.tsx';
import { useForm, type Form } from '../form/use-form.ts';
import { addressFieldOrder } from './address-field-order.ts';

/** Fields of an address, and the checkbox that also makes it the billing address. */
export type AddressFormField = AddressField | 'also_billing';

/** Returns why the commerce backend rejected the address, or `undefined` if it was accepted. */
export type SendAddress = (
  typed: AddressFields,
  isAlsoBilling: boolean,
) => Promise<UserError | undefined>;

type AddressFormInput = {
  readonly kind: 'shipping' | 'billing';
  readonly address: Address | undefined;
  readonly email: string | undefined;
  readonly posted: PostedForm | undefined;
  readonly send: SendAddress;
};

/** Form state of an address, and the selected country, which determines the fields. */
export function useAddressForm({ kind, address, email, posted, send }: AddressFormInput): {
  readonly form: Form<AddressFormField>;
  readonly country: Country;
  /** Why the commerce backend rejected the address as a whole; no field of it is invalid here. */
  readonly refusal: UserError | undefined;
} {
  const { text, locale, stores } = useShop();
  const code = parsePostalCode(stores.deliveries.postalCode, countryOf(locale));
  const kept = kind === 'shipping' && !address && code.ok ? code.value : '';
  const values = {
    country: countryOf(locale),
    ...(kept !== '' && { postalCode: kept }),
    ...(address && { ...address, telephone: formatTelephone(address.telephone, address.country) }),
    ...(email !== undefined && { email }),
  };
  const [country, setCountry] = useState(
    () => countryIn(posted?.values['country']) ?? values.country,
  );
  const [refusal, setRefusal] = useState<UserError>();
  const form = useForm<AddressFormField>({
    name: `${kind}-address`,
    fields: [...addressFieldOrder(country), 'also_billing'],
    values,
    posted,
    validateField: (field, typed, all) => reasonFor(field, typed, all.country ?? ''),
    validate: validationErrorsOf,
    errorText: (field, reason) =>
      field === 'also_billing' ? '' : addressErrorText(text, field, toReason(reason), country),
    onSubmit: () => setRefusal(undefined),
    send: async ({ also_billing, ...typed }) => {
      setRefusal(await send(typed, also_billing === 'on'));
      return [];
    },
  });
  const chosen = countryIn(form.values.country) ?? country;
  if (chosen !== country) setCountry(chosen);
  usePostalCode(form, kept);
  return { form, country, refusal };
}

/** Fills in the postal code that the tab keeps, which it knows only after hydration. */
function usePostalCode({ values, setValues }: Form<AddressFormField>, kept: string): void {
  const isDue = kept !== '' && (values.postalCode ?? '') === '';
  useEffect(() => {
    if (isDue) setValues({ postalCode: kept });
    // oxlint-disable-next-line react/exhaustive-deps -- once: a removed one stays removed
  }, [kept]);
}

const countryIn = (typed: string | undefined): Country | undefined =>
  COUNTRIES.find((country) => country === typed);

function reasonFor(field: AddressFormField, typed: string, country: string): string | undefined {
  if (field === 'also_billing') return undefined;
  const judged = validateAddressField(field, typed, country);
  return judged.ok ? undefined : judged.error;
}

function validationErrorsOf(
  typed: AddressFields,
): readonly FieldError<AddressField, AddressReason>[] {
  const judged = validateAddress(typed);
  return judged.ok ? [] : judged.error;
}

/** A posted reason is untrusted text; an unknown one counts as `malformed`. */
const toReason = (reason: string): AddressReason =>
  REASONS.find((known) => known === reason) ?? 'malformed';

const REASONS: readonly AddressReason[] = [
  'missing',
  'too-long',
  'malformed',
  'unknown-country',
  'not-delivered',
];
