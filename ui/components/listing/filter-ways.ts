import { createContext, useContext } from 'react';
import type { ListingPage } from '#src/use-cases/page-model.ts';

/** How the filters around it change what they narrow. */
export type FilterWays = {
  /** The listing with what was chosen last, whose counts may still be on their way. */
  readonly listing: ListingPage;
  /** Takes the listing that a URL stands for in the place of this one. */
  readonly go: (url: string) => void;
  /** Opens the sheet of filters, at one of them where it is named. */
  readonly openSheet: (facet?: string) => void;
};

export const FilterWaysContext = createContext<FilterWays | undefined>(undefined);

/** The way from a listing that nothing around it takes charge of: links are plain links. */
export const useFilterWays = (): FilterWays | undefined => useContext(FilterWaysContext);
