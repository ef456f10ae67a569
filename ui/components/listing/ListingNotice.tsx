import type { ReactNode } from 'react';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { useShop, useText } from '#ui/shop-context.tsx';
import { PhoneLink } from '../header/PhoneLink.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { appliedChoices } from './applied-choices.ts';
import styles from './ListingNotice.module.css';

type ListingNoticeProps = { readonly listing: ListingPage };

/** Nothing fits: says what to let go of, or where else to look. */
export function EmptyListing({ listing }: ListingNoticeProps): ReactNode {
  const text = useText();
  if (listing.appliedFilters.length === 0) return <EmptyCategory />;
  return (
    <div className={styles['notice']}>
      <h2>{text('listing.empty-title')}</h2>
      <p>{text('listing.empty-text')}</p>
      <ul className={styles['ways']}>
        {appliedChoices(listing).map(({ label, value, removeUrl }) => (
          <li key={removeUrl}>
            <a href={removeUrl} data-scroll="keep">
              {text('filter.remove', { label: `${label}: ${value}` })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function EmptyCategory(): ReactNode {
  const { shell, text } = useShop();
  return (
    <div className={styles['notice']}>
      <h2>{text('listing.empty-category-title')}</h2>
      <p>{text('listing.empty-category-text')}</p>
      <ul className={styles['ways']}>
        {shell.menu.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The search service was silent: the products are missing, not absent. */
export function UnavailableListing({ listing }: ListingNoticeProps): ReactNode {
  const text = useText();
  return (
    <div className={styles['notice']} role="alert">
      <h2>{text('listing.unavailable-title')}</h2>
      <p>{text('listing.unavailable-text')}</p>
      <LinkButton href={listing.url}>{text('page.retry')}</LinkButton>
      <PhoneLink />
    </div>
  );
}
