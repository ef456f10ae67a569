import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { shownRange } from '#src/listing/loaded-pages.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import type { LoadMoreDirection } from '../../stores/load-more-store.ts';
import { useStores, useText } from '../../shop-context.tsx';
import { onPlainClick } from '../../navigation/internal-link-target.ts';
import { classNames } from '../../theme/class-names.ts';
import { LinkButton } from '../Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { listingLinks } from './listing-links.ts';
import styles from './MoreResults.module.css';

type MoreResultsProps = { readonly listing: ListingPage };

/**
 * Shows how much of a listing is loaded, and a link that loads the next page below it. The range is
 * announced only after the listing has grown; a new listing announces its number of results (EL10).
 */
export function MoreResults({ listing }: MoreResultsProps): ReactNode {
  const text = useText();
  const { firstPage, page, pages, nbHits: total } = listing;
  const { first, last } = shownRange(listing);
  if (pages <= 1) return null;
  const isGrown = page > firstPage;
  const shown =
    firstPage === 1
      ? text('pagination.seen', { count: last, total })
      : text('pagination.shown', { first, last, total });
  return (
    <div className={styles['more']}>
      <p className={styles['shown']} aria-hidden={isGrown}>
        {shown}
      </p>
      <VisuallyHidden>
        <output>{isGrown && shown}</output>
      </VisuallyHidden>
      <progress className={styles['progress']} max={total} value={last} aria-hidden="true" />
      {page < pages && <LoadMoreLink listing={listing} direction="next" page={page + 1} />}
    </div>
  );
}

/** Link to the previous page, for visitors who entered a listing in the middle. */
export function EarlierResults({ listing }: MoreResultsProps): ReactNode {
  const { firstPage } = listing;
  if (firstPage <= 1) return null;
  return (
    <div className={styles['earlier']}>
      <LoadMoreLink listing={listing} direction="previous" page={firstPage - 1} />
    </div>
  );
}

const RELATIONS = { next: 'next', previous: 'prev' } as const;

type LoadMoreLinkProps = MoreResultsProps & {
  readonly direction: LoadMoreDirection;
  readonly page: number;
};

/** A link to another page; with script its products are added to the current ones. */
const LoadMoreLink = observer(function LoadMoreLink({
  listing,
  direction,
  page,
}: LoadMoreLinkProps) {
  const text = useText();
  const { loadMore } = useStores();
  const href = listingLinks(listing).page(page);
  const state = loadMore.stateOf(listing, direction);
  const grow = onPlainClick(() => void loadMore.load(href, direction));
  return (
    <>
      {state === 'failed' && (
        <p className={styles['failed']} role="alert">
          {text('pagination.failed')}
        </p>
      )}
      <LinkButton
        href={href}
        variant="outlined"
        rel={classNames(RELATIONS[direction], listingLinks(listing).relOf(href))}
        isPending={state === 'loading'}
        onClick={grow}
      >
        {state === 'failed' ? text('page.retry') : text(`pagination.load-${direction}`)}
      </LinkButton>
    </>
  );
});
