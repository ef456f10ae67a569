import { createContext, useContext } from 'react';
import type { ListingPage } from '#src/use-cases/page-model.ts';

/** How filter controls change the listing around them. */
export type FilterActions = {
  /** The listing with the latest choice; its counts may still be loading. */
  readonly listing: ListingPage;
  /** Goes to the listing at a URL. */
  readonly go: (url: string) => void;
  /** Opens the filter sheet, at a facet if one is given. */
  readonly openSheet: (facet?: string) => void;
};

export const FilterActionsContext = createContext<FilterActions | undefined>(undefined);

/** `undefined` outside a {@link FilterActionsContext}: the links are then plain links. */
export const useFilterActions = (): FilterActions | undefined => useContext(FilterActionsContext);
