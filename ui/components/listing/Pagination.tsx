import type { ReactNode } from 'react';
import { pageWindow } from '#src/listing/pagination.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { listingLinks } from './listing-links.ts';
import styles from './Pagination.module.css';

type PaginationProps = { readonly listing: ListingPage };

/** Links to every page: for search engines, visitors without script, and jumps. */
export function Pagination({ listing }: PaginationProps): ReactNode {
  const text = useText();
  const { page, pages } = listing;
  if (pages <= 1) return null;
  return (
    <div className={styles['pagination']}>
      <nav aria-label={text('pagination.label')}>
        <ul>
          {page > 1 && <Step listing={listing} direction="previous" />}
          {pageWindow(page, pages).map((shown, index) => (
            <li key={shown === 'gap' ? `gap ${index}` : shown}>
              {shown === 'gap' ? '…' : <PageLink listing={listing} page={shown} />}
            </li>
          ))}
          {page < pages && <Step listing={listing} direction="next" />}
        </ul>
      </nav>
    </div>
  );
}

function PageLink({ listing, page }: PaginationProps & { readonly page: number }): ReactNode {
  const text = useText();
  const href = listingLinks(listing).page(page);
  return (
    <a
      href={href}
      rel={listingLinks(listing).relOf(href)}
      aria-current={page === listing.page ? 'page' : undefined}
      aria-label={text('pagination.page', { page })}
    >
      {page}
    </a>
  );
}

const STEPS = {
  previous: { by: -1, rel: 'prev', icon: 'chevron-left' },
  next: { by: 1, rel: 'next', icon: 'chevron-right' },
} as const;

type StepProps = PaginationProps & { readonly direction: 'previous' | 'next' };

function Step({ listing, direction }: StepProps): ReactNode {
  const text = useText();
  const { by, rel, icon } = STEPS[direction];
  const href = listingLinks(listing).page(listing.page + by);
  return (
    <li>
      <a href={href} rel={classNames(rel, listingLinks(listing).relOf(href))}>
        <Icon name={icon} />
        <VisuallyHidden>{text(`pagination.${direction}`)}</VisuallyHidden>
      </a>
    </li>
  );
}
