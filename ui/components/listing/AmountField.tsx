import type { ReactNode } from 'react';
import type { Facet } from '#src/filters/facet.ts';
import { useText } from '#ui/shop-context.tsx';
import { useSyncedField } from '../use-synced-field.ts';
import { priceBounds } from './price-form.ts';
import styles from './PriceFacet.module.css';

type AmountFieldProps = {
  readonly name: 'min' | 'max';
  readonly facet: Facet;
  readonly cents: number | undefined;
};

/** Minimum or maximum of a price range, in euros. */
export function AmountField({ name, facet, cents }: AmountFieldProps): ReactNode {
  const text = useText();
  const bounds = priceBounds(facet);
  const euros = cents === undefined ? '' : String(cents / 100);
  const field = useSyncedField(euros);
  return (
    <label className={styles['field']}>
      <span>{text(`filter.price-${name}`)}</span>
      <span className={styles['input']}>
        <span aria-hidden="true">€</span>
        <input
          ref={field}
          type="number"
          name={name}
          inputMode="numeric"
          min={0}
          step="any"
          defaultValue={euros}
          placeholder={String(bounds[name])}
          onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
        />
      </span>
    </label>
  );
}
