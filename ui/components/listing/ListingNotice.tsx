import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { DayCount } from '#src/delivery/delivered-by.ts';
import type { EmptyResultSuggestion } from '#src/listing/empty-result-suggestion.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { dayText } from '../../i18n/day-text.ts';
import { useShop, useStores, useText } from '../../shop-context.tsx';
import { searchTextUrl } from '#src/listing/listing-url.ts';
import { changedListingUrl } from '#src/use-cases/changed-listing-url.ts';
import { PhoneLink } from '../header/PhoneLink.tsx';
import { LinkButton } from '../Button.tsx';
import { useLinkTo } from '../ContentLink.tsx';
import { appliedChoices, queryWithinCategory } from './applied-choices.ts';
import { listingLinks } from './listing-links.ts';
import styles from './ListingNotice.module.css';

type ListingNoticeProps = { readonly listing: ListingPage };

/** Shown for no results: suggests filters to remove, or other places to search. */
export function EmptyListing({ listing }: ListingNoticeProps): ReactNode {
  const text = useText();
  const query = queryWithinCategory(listing) ?? '';
  const isFiltered = listing.appliedFilters.length > 0 || listing.delivery?.chosen !== undefined;
  const laterDay = listing.delivery?.days.find(({ count }) => count > 0);
  if (!isFiltered && query === '') return <EmptyCategory />;
  return (
    <div className={styles['notice']}>
      <h2>{isFiltered ? text('listing.empty-title') : text('search.none-title', { query })}</h2>
      <p>{text(isFiltered ? 'listing.empty-text' : 'search.none-text')}</p>
      {(listing.suggestions.length > 0 || laterDay) && (
        <>
          <h3>{text('listing.ways-out')}</h3>
          <ul className={styles['ways']}>
            {laterDay && (
              <li>
                <LaterDayLink listing={listing} later={laterDay} />
              </li>
            )}
            {listing.suggestions.map((suggestion) => (
              <li key={[...suggestion.dropped, suggestion.text].join(' ')}>
                <SuggestionLink listing={listing} suggestion={suggestion} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The first day by which something of the listing is delivered. */
function LaterDayLink({
  listing,
  later: { day, count },
}: ListingNoticeProps & { readonly later: DayCount }): ReactNode {
  const text = useText();
  const href = listingLinks(listing).deliveredBy(day);
  return (
    <a href={href} rel={listingLinks(listing).relOf(href)} data-scroll="keep">
      <span>{text('filter.delivered-by', { day: dayText(text, day) })}</span>
      <span className={styles['count']}>{text('listing.results', { count })}</span>
    </a>
  );
}

/** Shown if nothing is delivered any more by the day of the URL. */
export function MissedDay({ listing: { delivery } }: ListingNoticeProps): ReactNode {
  const text = useText();
  if (delivery?.missed === undefined) return null;
  return (
    <p className={styles['day']}>
      {text('listing.day-missed', { day: dayText(text, delivery.missed) })}
    </p>
  );
}

/** An empty-result suggestion: what it drops, and the number of results then. */
function SuggestionLink({
  listing,
  suggestion,
}: ListingNoticeProps & { readonly suggestion: EmptyResultSuggestion }): ReactNode {
  const text = useText();
  const href = suggestionUrl(listing, suggestion);
  return (
    <a href={href} rel={listingLinks(listing).relOf(href)} data-scroll="keep">
      <span>{useSuggestionText(listing, suggestion)}</span>
      <span className={styles['count']}>
        {text('listing.results', { count: suggestion.nbHits })}
      </span>
    </a>
  );
}

function suggestionUrl(listing: ListingPage, { selection, text }: EmptyResultSuggestion): string {
  const { query = '', locale } = listing;
  if (text === 'everywhere') return searchTextUrl(query, locale);
  return changedListingUrl(listing, { selection, ...(text === 'dropped' && { query: undefined }) });
}

function useSuggestionText(
  listing: ListingPage,
  { selection, dropped, text: of }: EmptyResultSuggestion,
): string {
  const text = useText();
  const { query = '' } = listing;
  if (of === 'everywhere') return text('listing.way-everywhere', { query });
  if (of === 'dropped') return text('listing.way', { label: `${text('filter.text')}: ${query}` });
  if (selection.length === 0 && dropped.length > 1) return text('listing.way-all');
  const droppedChoices = appliedChoices(listing).filter(({ name }) => dropped.includes(name));
  const values = droppedChoices.map((choice) => choice.value).join(', ');
  return text('listing.way', { label: `${droppedChoices[0]?.label ?? ''}: ${values}` });
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
export const ListingLoadFailed = observer(function ListingLoadFailed() {
  const text = useText();
  const { failedUrl } = useStores().navigation;
  return (
    <div className={styles['missed']} role="alert">
      {failedUrl !== undefined && (
        <p>
          {text('listing.missed')}{' '}
          <a href={failedUrl} data-scroll="keep">
            {text('page.retry')}
          </a>
        </p>
      )}
    </div>
  );
});
