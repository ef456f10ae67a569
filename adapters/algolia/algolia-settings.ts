import type { SearchTimeouts } from '#src/search/search-hosts.ts';

/** Where the search service of a shop is, and how the shop speaks to it. */
export type AlgoliaSettings = {
  readonly appId: string;
  /** Reads indexes and recommendations, and tells events. */
  readonly searchKey: string;
  /** Reads what shoppers search for most; without it, nobody knows. */
  readonly analyticsKey?: string;
  /** Tells shops apart that share one search service (S4). */
  readonly prefix: string;
  /** In place of the vendor's own hosts, for every one of its services. */
  readonly hosts?: readonly AlgoliaHost[];
  /** For how long one question may be tried in all, in milliseconds; 3 s where it is left out. */
  readonly deadline?: number;
  /** What one attempt may take; `SEARCH_TIMEOUTS` where it is left out (S7). */
  readonly timeouts?: SearchTimeouts;
};

/** A host in the words of the client: a name without scheme. */
export type AlgoliaHost = {
  readonly protocol: 'http' | 'https';
  readonly url: string;
  readonly port?: number;
  readonly accept: 'read' | 'write' | 'readWrite';
};

/** The client has no deadline of its own: four silent hosts would cost 16 s. */
export const USUAL_DEADLINE = 3000;
