import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { DELIVERED_PARAM } from '#src/delivery/delivered-by.ts';
import { BED_PARAM } from '#src/my-bed/my-bed.ts';
import { SEARCH_TEXT_PARAM } from '#src/routing/reserved-params.ts';
import { changedListingUrl } from '#src/use-cases/changed-listing-url.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { bedText } from '../../format-numbers.ts';
import { dayText } from '../../i18n/day-text.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useStores, useText } from '../../shop-context.tsx';
import styles from '../AppliedChips.module.css';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import {
  appliedChoices,
  appliedChoiceCount,
  queryWithinCategory,
  type AppliedChoice,
} from './applied-choices.ts';
import { FilterLink } from './FilterLink.tsx';
import { listingLinks } from './listing-links.ts';

type FilterChipsProps = {
  readonly listing: ListingPage;
  /** Id of the heading that takes the focus when the last chip is removed. */
  readonly headingId?: string;
};

/** Applied filters, each as a chip that removes it. */
export function FilterChips({ listing, headingId }: FilterChipsProps): ReactNode {
  const text = useText();
  const { myBed } = useStores();
  const links = listingLinks(listing);
  const choices = useChoices(listing);
  const { list, removed } = useFocusAfterRemoval(choices.length, headingId);
  return (
    choices.length > 0 && (
      <ul className={styles['chips']} aria-label={text('filter.applied')} ref={list}>
        {choices.map((choice, index) => (
          <li key={`${choice.name} ${choice.value}`}>
            <Chip
              choice={choice}
              onFollow={() => {
                if (choice.name === BED_PARAM) myBed.forget();
                removed(index);
              }}
            />
          </li>
        ))}
        {appliedChoiceCount(listing) >= 2 && (
          <li>
            <FilterLink
              className={styles['clear']}
              href={links.withoutFilters}
              onFollow={() => removed(0)}
            >
              {text('filter.clear-all')}
            </FilterLink>
          </li>
        )}
      </ul>
    )
  );
}

/** The shopper's bed, a search text within a category and the day of delivery come first. */
function useChoices(listing: ListingPage): readonly AppliedChoice[] {
  const text = useText();
  const choices = appliedChoices(listing);
  const { bed, ofBed, delivery } = listing;
  const ofOwn: AppliedChoice[] = [];
  if (bed && ofBed) {
    const removeUrl = changedListingUrl(listing, { bed: undefined });
    ofOwn.push({ name: BED_PARAM, label: text('bed.yours'), value: bedText(bed), removeUrl });
  }
  const value = queryWithinCategory(listing);
  if (value !== undefined) {
    const removeUrl = listingLinks(listing).searchingWithin(undefined);
    ofOwn.push({ name: SEARCH_TEXT_PARAM, label: text('filter.text'), value, removeUrl });
  }
  if (delivery?.chosen !== undefined)
    ofOwn.push({
      name: DELIVERED_PARAM,
      label: text('filter.delivered'),
      value: dayText(text, delivery.chosen),
      removeUrl: listingLinks(listing).deliveredBy(undefined),
    });
  return [...ofOwn, ...choices];
}

type ChipProps = { readonly choice: AppliedChoice; readonly onFollow: () => void };

function Chip({ choice, onFollow }: ChipProps): ReactNode {
  const text = useText();
  const label = `${choice.label}: ${choice.value}`;
  return (
    <FilterLink className={styles['chip']} href={choice.removeUrl} onFollow={onFollow}>
      <VisuallyHidden>{text('filter.remove', { label })}</VisuallyHidden>
      <span aria-hidden="true">{label}</span>
      <Icon name="close" />
    </FilterLink>
  );
}

/** After a chip is removed, focuses the next chip, after the last one the heading. */
function useFocusAfterRemoval(
  count: number,
  headingId: string | undefined,
): {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly removed: (index: number) => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const removedIndex = useRef<number>(undefined);
  const before = useRef(count);
  useEffect(() => {
    const removed = removedIndex.current;
    if (removed !== undefined && count < before.current) {
      removedIndex.current = undefined;
      const next = list.current?.children[Math.min(removed, count - 1)]?.querySelector('a');
      (next ?? (headingId ? document.getElementById(headingId) : null))?.focus();
    }
    before.current = count;
  }, [count, headingId]);
  return {
    list,
    removed: (removed) => {
      removedIndex.current = removed;
    },
  };
}
