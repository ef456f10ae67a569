import { type ComponentProps, Fragment, type ReactNode } from 'react';
import type { AddressField } from '#src/address/address.ts';
import { countriesFor, type Country } from '#src/shared/locale.ts';
import { addressLabel } from '../../i18n/address-text.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { useShop, useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { TextField } from '../form/Field.tsx';
import { SelectField } from '../form/SelectField.tsx';
import type { Form } from '../form/use-form.ts';
import styles from './AddressFields.module.css';
import {
  addressFieldOrder,
  isPostalCodeFirst,
  lastStreetAddressField,
} from './address-field-order.ts';

type AddressFieldsProps<Field extends string> = {
  readonly form: Pick<Form<Field | AddressField>, 'field'>;
  readonly country: Country;
  /** Section of the `autocomplete` tokens by which a browser fills in the address. */
  readonly kind: 'shipping' | 'billing';
  /** The cart's e-mail address, if it has a valid one: it is then not asked for again. */
  readonly email: string | undefined;
  /** Fields that are asked for; by default all. */
  readonly only?: readonly AddressField[];
};

/** Address fields in the order of the country; `children` follow the street and house number. */
export function AddressFields<Field extends string>({
  form,
  country,
  kind,
  email,
  only,
  children,
}: AddressFieldsProps<Field> & { readonly children?: ReactNode }): ReactNode {
  const fields = addressFieldOrder(country).filter((field) => only?.includes(field) ?? true);
  return (
    <div
      className={classNames(styles['fields'], isPostalCodeFirst(country) && styles['numberFirst'])}
    >
      {fields.map((field) => (
        <Fragment key={field}>
          <OneField {...{ form, field, country, kind, email }} />
          {field === lastStreetAddressField(country) && children}
        </Fragment>
      ))}
    </div>
  );
}

type OneFieldProps<Field extends string> = AddressFieldsProps<Field> & {
  readonly field: AddressField;
};

function OneField<Field extends string>(props: OneFieldProps<Field>): ReactNode {
  const { form, field, country, kind, email } = props;
  const text = useText();
  if (field === 'country') return <CountryField {...props} />;
  if (field === 'email' && email !== undefined) {
    return <input type="hidden" name={field} value={email} />;
  }
  const { token, hint, ...input } = ADDRESS_INPUTS[field];
  // The driver calls nobody at a billing address.
  const isHinted = field !== 'telephone' || kind === 'shipping';
  return (
    <TextField
      className={styles[field]}
      label={addressLabel(text, field, country)}
      hint={hint && isHinted ? text(hint) : undefined}
      autoComplete={token && `${kind} ${token}`}
      {...input}
      inputMode={field === 'postalCode' && country !== 'NL' ? 'numeric' : input.inputMode}
      {...form.field(field)}
    />
  );
}

function CountryField<Field extends string>({
  form,
  country,
  kind,
}: AddressFieldsProps<Field>): ReactNode {
  const { text, locale } = useShop();
  const choices = countriesFor(locale).map((value) => ({
    value,
    label: text(`address.country.${value}`),
  }));
  return (
    <SelectField
      className={styles['country']}
      label={addressLabel(text, 'country', country)}
      autoComplete={`${kind} country`}
      choices={choices}
      {...form.field('country')}
    />
  );
}

type AddressInput = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
> & {
  /** The `autocomplete` token (WCAG 1.3.5); house numbers have none. */
  readonly token?: string;
  readonly hint?: TextKey;
  readonly isOptional?: boolean;
};

/** Input attributes of each address field. */
const ADDRESS_INPUTS: Readonly<Record<Exclude<AddressField, 'country'>, AddressInput>> = {
  firstName: { token: 'given-name' },
  lastName: { token: 'family-name' },
  company: { token: 'organization', isOptional: true },
  street: { token: 'address-line1' },
  houseNumber: {},
  addition: { isOptional: true },
  postalCode: { token: 'postal-code', autoCapitalize: 'characters', spellCheck: false },
  city: { token: 'address-level2' },
  telephone: { token: 'tel', type: 'tel', inputMode: 'tel', hint: 'address.telephone-hint' },
  email: {
    token: 'email',
    type: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    hint: 'cart.email-hint',
  },
};
