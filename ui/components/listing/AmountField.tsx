import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Facet } from '#src/filters/facet.ts';
import { offeredPrices, type PriceRange } from '#src/filters/price-range.ts';
import { useText } from '../../shop-context.tsx';
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

/** Lowest and highest amount that a price facet offers, in whole euros; the placeholders of its fields. */
export function priceBounds(facet: Facet): { readonly min: number; readonly max: number } {
  // Reduces, as spreading many prices would exceed the maximum number of arguments.
  const cents = offeredPrices(facet);
  const minCents = cents.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  const maxCents = cents.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  return { min: Math.floor(minCents / 100), max: Math.ceil(maxCents / 100) };
}

/** False if no price that the facet offers is in the range: its page would be a 404 (F7), or empty. */
export const hasPriceInRange = ({ minCents, maxCents }: PriceRange, facet: Facet): boolean =>
  offeredPrices(facet).some((cents) => cents >= minCents && cents <= maxCents);

/**
 * Ref of an uncontrolled input that follows `value` when it changes elsewhere: by a removed chip or
 * by Back. The input is not remounted, so it keeps the focus. Text typed before hydration stays.
 */
export function useSyncedField(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const lastValue = useRef(value);
  useLayoutEffect(() => {
    if (lastValue.current === value) return;
    lastValue.current = value;
    if (field.current) field.current.value = value;
  }, [value]);
  return field;
}
