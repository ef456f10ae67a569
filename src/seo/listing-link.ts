import { relOfLink } from './link-rules.ts';

/** A listing with its indexable filtered pages (F11). */
export type LinkedListing = {
  readonly categoryUrl: string;
  readonly keptPaths: readonly string[];
};

/** `rel` of a link to a state of a listing. */
export const relOfListingLink = (
  { categoryUrl, keptPaths }: LinkedListing,
  url: string,
): 'nofollow' | undefined =>
  relOfLink({ listings: [categoryUrl], kept: keptPaths, closed: [] }, url);
