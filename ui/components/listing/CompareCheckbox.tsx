import type { MouseEvent, ReactNode } from 'react';
import type { Hit } from '#src/catalog/product.ts';
import {
  COMPARE_PARAM,
  formatCompareList,
  isCompared,
  isCompareFull,
  toggleCompared,
} from '#src/compare/compare-list.ts';
import { compareListOf } from '#src/compare/compared-product-document.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { useStores, useText } from '../../shop-context.tsx';
import styles from './CompareCheckbox.module.css';
import { listingLinks } from './listing-links.ts';

type CompareCheckboxProps = { readonly listing: ListingPage; readonly hit: Hit };

const COMPARE_FORM = 'compare';

/** Id of the message that the comparison is full. */
export const COMPARE_FULL_ID = 'compare-full';

/**
 * Adds a product to the comparison or removes it; without script by a form that loads this listing
 * with the changed comparison. If the comparison is full it does nothing but stays focusable, so
 * that everyone gets the reason.
 */
export function CompareCheckbox({ listing, hit }: CompareCheckboxProps): ReactNode {
  const text = useText();
  const { compare } = useStores();
  const list = compareListOf(listing.compared);
  const isChosen = isCompared(list, hit.sku);
  const isLimitReached = isCompareFull(list) && !isChosen;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    compare.toggle(listing, hit);
  };
  return (
    <button
      className={styles['tick']}
      type={isLimitReached ? 'button' : 'submit'}
      form={COMPARE_FORM}
      name={COMPARE_PARAM}
      value={formatCompareList(toggleCompared(list, hit.sku))}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a checkbox that submits by itself
      role="checkbox"
      aria-label={`${text('compare.tick')}: ${hit.name}`}
      aria-checked={isChosen}
      aria-disabled={isLimitReached || undefined}
      aria-describedby={isLimitReached ? COMPARE_FULL_ID : undefined}
      onClick={toggle}
    >
      {text('compare.tick')}
    </button>
  );
}

/** Form of the comparison checkboxes for use without script; holds the other query parameters. */
export function CompareForm({ listing }: Pick<CompareCheckboxProps, 'listing'>): ReactNode {
  const { path, inputs } = listingLinks(listing).forms.compare;
  return (
    <form id={COMPARE_FORM} method="get" action={path} hidden>
      {inputs.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
