import type { FormEvent, ReactNode } from 'react';
import { parsePostalCode, POSTCODE_PARAM } from '#src/address/postal-code.ts';
import { parseQuery, splitUrl } from '#src/routing/url-parts.ts';
import type { DeliveryPeriod } from '#src/delivery/delivery-day.ts';
import { type Country, countryOf } from '#src/shared/locale.ts';
import { deliveryPeriodText } from '../../i18n/day-text.ts';
import { useShop } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import { TextField } from '../form/Field.tsx';
import styles from './DeliveryPostcode.module.css';

type DeliveryPostcodeProps = {
  /** As typed; empty if the shopper has not typed one. */
  readonly typed: string;
  /** Days of arrival there. */
  readonly period: DeliveryPeriod;
};

/**
 * Form for the postal code of the delivery. With script the tab stores it, for the cart too;
 * without script the page reloads.
 */
export function DeliveryPostcode({ typed, period }: DeliveryPostcodeProps): ReactNode {
  const { text, locale, stores } = useShop();
  const { path, query } = splitUrl(stores.navigation.page.url);
  const country = countryOf(locale);
  const code = parsePostalCode(typed, country);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const postalCode = new FormData(event.currentTarget).get(POSTCODE_PARAM);
    if (typeof postalCode === 'string') stores.deliveries.setPostalCode(postalCode);
  };
  return (
    <form className={styles['form']} method="get" action={path} onSubmit={submit}>
      {parseQuery(query)
        .filter(({ name }) => name !== POSTCODE_PARAM)
        .map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      <TextField
        id="delivery-postcode"
        name={POSTCODE_PARAM}
        label={text('delivery.postcode')}
        defaultValue={typed}
        autoComplete="postal-code"
        maxLength={16}
        error={
          typed !== '' && !code.ok
            ? text('delivery.postcode-wrong', { example: POSTCODE_EXAMPLES[country] })
            : undefined
        }
      />
      <Button type="submit" variant="outlined">
        {text('delivery.postcode-show')}
      </Button>
      <output>
        {code.ok &&
          text('delivery.postcode-day', {
            code: code.value,
            days: deliveryPeriodText(text, period),
          })}
      </output>
    </form>
  );
}

/** A postal code of each country, as an example. */
export const POSTCODE_EXAMPLES: Readonly<Record<Country, string>> = {
  NL: '1234 AB',
  BE: '1000',
  DE: '10115',
  AT: '1010',
};
