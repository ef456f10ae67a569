import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { WayOut } from '#src/listing/way-out.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { useShop, useStores, useText } from '#ui/shop-context.tsx';
import { relOfListing } from '#src/seo/listing-link.ts';
import { textUrl } from '#src/search/search-url.ts';
import { listingAddress } from '#src/use-cases/listing-address.ts';
import { PhoneLink } from '../header/PhoneLink.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { useLinkTo } from '../use-link-to.ts';
import { appliedChoices, textWithin } from './applied-choices.ts';
import styles from './ListingNotice.module.css';

type ListingNoticeProps = { readonly listing: ListingPage };

/** Shown for no results: suggests filters to remove, or other places to search. */
export function EmptyListing({ listing }: ListingNoticeProps): ReactNode {
  const text = useText();
  const query = textWithin(listing) ?? '';
  const isFiltered = listing.appliedFilters.length > 0;
  if (!isFiltered && query === '') return <EmptyCategory />;
  return (
    <div className={styles['notice']}>
      <h2>{isFiltered ? text('listing.empty-title') : text('search.none-title', { query })}</h2>
      <p>{text(isFiltered ? 'listing.empty-text' : 'search.none-text')}</p>
      {listing.waysOut.length > 0 && (
        <>
          <h3>{text('listing.ways-out')}</h3>
          <ul className={styles['ways']}>
            {listing.waysOut.map((way) => (
              <li key={[...way.dropped, way.text].join(' ')}>
                <Way listing={listing} way={way} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** An empty-result suggestion: what it drops, and the number of results then. */
function Way({ listing, way }: ListingNoticeProps & { readonly way: WayOut }): ReactNode {
  const text = useText();
  const href = wayUrl(listing, way);
  return (
    <a href={href} rel={relOfListing(listing, href)} data-scroll="keep">
      <span>{useWayWords(listing, way)}</span>
      <span className={styles['count']}>{text('listing.results', { count: way.nbHits })}</span>
    </a>
  );
}

function wayUrl(listing: ListingPage, { selection, text }: WayOut): string {
  const { query = '', locale } = listing;
  if (text === 'everywhere') return textUrl(query, locale);
  return listingAddress(listing, { selection, ...(text === 'dropped' && { query: undefined }) });
}

function useWayWords(listing: ListingPage, { selection, dropped, text: of }: WayOut): string {
  const text = useText();
  const { query = '' } = listing;
  if (of === 'everywhere') return text('listing.way-everywhere', { query });
  if (of === 'dropped') return text('listing.way', { label: `${text('filter.text')}: ${query}` });
  if (selection.length === 0 && dropped.length > 1) return text('listing.way-all');
  const gone = appliedChoices(listing).filter(({ name }) => dropped.includes(name));
  const values = gone.map((choice) => choice.value).join(', ');
  return text('listing.way', { label: `${gone[0]?.label ?? ''}: ${values}` });
}

function EmptyCategory(): ReactNode {
  const { shell, text } = useShop();
  const linkTo = useLinkTo();
  return (
    <div className={styles['notice']}>
      <h2>{text('listing.empty-category-title')}</h2>
      <p>{text('listing.empty-category-text')}</p>
      <ul className={styles['ways']}>
        {shell.menu.map(({ title, url }) => (
          <li key={url}>
            <a {...linkTo(url)}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shown when the search service did not answer: the results are unknown, not empty. */
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

/** Shown when a requested change failed to load: the products are the previous ones. */
export const MissedListing = observer(function MissedListing() {
  const text = useText();
  const { missed } = useStores().navigation;
  return (
    <div className={styles['missed']} role="alert">
      {missed !== undefined && (
        <p>
          {text('listing.missed')}{' '}
          <a href={missed} data-scroll="keep">
            {text('page.retry')}
          </a>
        </p>
      )}
    </div>
  );
});
