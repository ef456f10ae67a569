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

/** What says at the tray that no more can be chosen. */
export const COMPARE_FULL_ID = 'compare-full';

/**
 * Puts a product on the list of those to be compared, or takes it off: without script by a form whose
 * answer is this listing with the list changed. Where the list is full it does nothing, and can still
 * be come to, so that everybody is told why.
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
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a box that sends by itself
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

/** What the boxes of a listing send without script: what its address says besides. */
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
