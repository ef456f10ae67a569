import type { ReactNode } from 'react';
import type { AddressField } from '#src/address/address.ts';
import { countriesFor } from '#src/address/countries-for.ts';
import type { Country } from '#src/shared/country.ts';
import { addressLabel } from '#ui/i18n/address-text.ts';
import { useShop } from '#ui/shop-context.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import type { Form } from '../form/use-form.ts';
import { ADDRESS_INPUTS } from './address-inputs.ts';
import { addressOrder } from './address-order.ts';
import styles from './AddressFields.module.css';

type AddressFieldsProps<Field extends string> = {
  readonly form: Form<Field | AddressField>;
  readonly country: Country;
  /** Whose address a browser fills in. */
  readonly kind: 'shipping' | 'billing';
  /** The e-mail address that the cart has: it is not asked for a second time. */
  readonly email: string | undefined;
};

/** What an address consists of, in the order and with the names of its country. */
export function AddressFields<Field extends string>({
  form,
  country,
  kind,
  email,
}: AddressFieldsProps<Field>): ReactNode {
  const { text } = useShop();
  return (
    <div className={classNames(styles['fields'], styles[country])}>
      {addressOrder(country).map((field) => {
        if (field === 'country') return <CountryField key={field} {...{ form, country, kind }} />;
        if (field === 'email' && email !== undefined) {
          return <input key={field} type="hidden" name={field} value={email} />;
        }
        const { token, hint, ...input } = ADDRESS_INPUTS[field];
        return (
          <TextField
            key={field}
            className={styles[field]}
            label={addressLabel(text, field, country)}
            hint={hint && text(hint)}
            autoComplete={token && `${kind} ${token}`}
            {...input}
            inputMode={field === 'postalCode' && country !== 'NL' ? 'numeric' : input.inputMode}
            {...form.field(field)}
          />
        );
      })}
    </div>
  );
}

function CountryField<Field extends string>({
  form,
  country,
  kind,
}: Omit<AddressFieldsProps<Field>, 'email'>): ReactNode {
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
