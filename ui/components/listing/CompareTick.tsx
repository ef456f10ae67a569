import type { MouseEvent, ReactNode } from 'react';
import type { Hit } from '#src/catalog/product.ts';
import {
  COMPARE_NAME,
  formatCompare,
  isCompareFull,
  toggleCompared,
} from '#src/compare/compare-list.ts';
import { parseQuery } from '#src/routing/query-string.ts';
import { splitUrl } from '#src/routing/split-url.ts';
import { compareList } from '#src/use-cases/listing-address.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { useStores, useText } from '#ui/shop-context.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './CompareTick.module.css';

type CompareTickProps = { readonly listing: ListingPage; readonly hit: Hit };

const COMPARE_FORM = 'compare';

/** Id of the message that the comparison is full. */
export const COMPARE_FULL_ID = 'compare-full';

/**
 * Adds a product to the comparison or removes it; without script by a form that loads this listing
 * with the changed comparison. If the comparison is full it does nothing but stays focusable, so
 * that everyone gets the reason.
 */
export function CompareTick({ listing, hit }: CompareTickProps): ReactNode {
  const text = useText();
  const { compare } = useStores();
  const list = compareList(listing);
  const isChosen = list.includes(hit.sku);
  const isTooMany = isCompareFull(list) && !isChosen;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    compare.toggle(listing, hit);
  };
  return (
    <button
      className={styles['tick']}
      type={isTooMany ? 'button' : 'submit'}
      form={COMPARE_FORM}
      name={COMPARE_NAME}
      value={formatCompare(toggleCompared(list, hit.sku))}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a checkbox that submits by itself
      role="checkbox"
      aria-checked={isChosen}
      aria-disabled={isTooMany || undefined}
      aria-describedby={isTooMany ? COMPARE_FULL_ID : undefined}
      onClick={toggle}
    >
      {text('compare.tick')}
      <VisuallyHidden>: {hit.name}</VisuallyHidden>
    </button>
  );
}

/** Form of the comparison checkboxes for use without script; holds the other query parameters. */
export function CompareForm({ listing }: Pick<CompareTickProps, 'listing'>): ReactNode {
  const { path, query } = splitUrl(listing.url);
  const kept = parseQuery(query).filter(({ name }) => name !== COMPARE_NAME);
  return (
    <form id={COMPARE_FORM} method="get" action={path} hidden>
      {kept.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
