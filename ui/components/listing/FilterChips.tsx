import type { ReactNode } from 'react';
import { choiceCount } from '#src/filters/change-selection.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useText } from '#ui/shop-context.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { appliedChoices, type AppliedChoice } from './applied-choices.ts';
import { listingLinks } from './listing-links.ts';
import styles from './FilterChips.module.css';

type FilterChipsProps = { readonly listing: ListingPage };

/** Every choice the shopper has made, each with a way to take it back. */
export function FilterChips({ listing }: FilterChipsProps): ReactNode {
  const text = useText();
  const links = listingLinks(listing);
  const choices = appliedChoices(listing);
  if (choices.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={text('filter.applied')}>
      {choices.map((choice) => (
        <li key={`${choice.name} ${choice.value}`}>
          <Chip choice={choice} />
        </li>
      ))}
      {choiceCount(listing.appliedFilters) >= 2 && (
        <li>
          <a className={styles['clear']} href={links.withoutFilters()} data-scroll="keep">
            {text('filter.clear-all')}
          </a>
        </li>
      )}
    </ul>
  );
}

function Chip({ choice }: { readonly choice: AppliedChoice }): ReactNode {
  const text = useText();
  const label = `${choice.label}: ${choice.value}`;
  return (
    <a className={styles['chip']} href={choice.removeUrl} data-scroll="keep">
      <VisuallyHidden>{text('filter.remove', { label })}</VisuallyHidden>
      <span aria-hidden="true">{label}</span>
      <Icon name="close" />
    </a>
  );
}
