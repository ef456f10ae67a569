import { createContext, type ReactNode, useContext } from 'react';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { onPlainClick } from '../../navigation/internal-link-target.ts';
import { listingLinks } from './listing-links.ts';

type FilterLinkProps = {
  readonly href: string;
  readonly className?: string | undefined;
  /** What it is called, if its text alone does not say it. */
  readonly label?: string;
  /** Number of results that the styles print behind the text. */
  readonly count?: number;
  readonly children: ReactNode;
  readonly onFollow?: () => void;
};

/** A filter link: keeps the scroll position, and shows the choice as made at once. */
export function FilterLink(props: FilterLinkProps): ReactNode {
  const { href, className, label, count, children, onFollow } = props;
  const actions = useFilterActions();
  return (
    <a
      className={className}
      href={href}
      rel={actions && listingLinks(actions.listing).relOf(href)}
      data-scroll="keep"
      data-count={count}
      aria-label={label}
      onClick={
        actions &&
        onPlainClick(() => {
          onFollow?.();
          actions.applyUrl(href);
        })
      }
    >
      {children}
    </a>
  );
}

/** How filter controls change the listing around them. */
export type FilterActions = {
  /** The listing with the latest choice; its counts may still be loading. */
  readonly listing: ListingPage;
  /** Goes to the listing at a URL. */
  readonly applyUrl: (url: string) => void;
  /** Opens the filter sheet, at a facet if one is given. */
  readonly openSheet: (facet?: string) => void;
};

export const FilterActionsContext = createContext<FilterActions | undefined>(undefined);

/** `undefined` outside a {@link FilterActionsContext}: the links are then plain links. */
export const useFilterActions = (): FilterActions | undefined => useContext(FilterActionsContext);
