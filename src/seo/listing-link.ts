import { relOfLink } from './link-rules.ts';

/** A listing, and which of its filtered pages search engines are to keep (F11). */
export type LinkedListing = {
  readonly categoryUrl: string;
  readonly keptPaths: readonly string[];
};

/** What a link to a state of a listing says to search engines. */
export const relOfListing = (
  { categoryUrl, keptPaths }: LinkedListing,
  url: string,
): 'nofollow' | undefined =>
  relOfLink({ listings: [categoryUrl], kept: keptPaths, closed: [] }, url);
