import type { Locale } from '#src/shared/locale.ts';
import type { ContentApi } from './content-api.ts';
import type { Reading } from './reading/reading.ts';
import type { Walk } from './shared-walks.ts';
import type { AskDefaults } from './shell-defaults.ts';

/** The context for reading entries, without image dimensions. */
export type ReadingIn = (locale: Locale) => Omit<Reading, 'sizes'>;

/** The dependencies for finding entries and converting them to pages. */
export type Library = {
  readonly api: ContentApi;
  /** For operations that need all pages, not a single one. */
  readonly walk: Walk;
  readonly askDefaults: AskDefaults;
  readonly readingIn: ReadingIn;
};
