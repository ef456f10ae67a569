import type { Locale } from '#src/shared/locale.ts';
import type { ContentApi } from './content-api.ts';
import type { ReadContext } from './reading/read-context.ts';
import type { EntryWalk } from './shared-entry-walks.ts';
import type { FetchMetadataDefaults } from './metadata-defaults.ts';

/** The context for reading entries, without image dimensions. */
export type ReadContextFor = (locale: Locale) => Omit<ReadContext, 'sizes'>;

/** The dependencies for finding entries and converting them to pages. */
export type ContentDependencies = {
  readonly api: ContentApi;
  /** For operations that need all pages, not a single one. */
  readonly walk: EntryWalk;
  readonly askDefaults: FetchMetadataDefaults;
  readonly readingIn: ReadContextFor;
};
