import type { Locale } from '#src/shared/locale.ts';
import type { ContentApi } from './content-api.ts';
import type { Reading } from './reading/reading.ts';
import type { Walk } from './shared-walks.ts';
import type { AskDefaults } from './shell-defaults.ts';

/** What entries are read with, but the sizes of their pictures. */
export type ReadingIn = (locale: Locale) => Omit<Reading, 'sizes'>;

/** Where entries are found, and what else is needed to make pages of them. */
export type Library = {
  readonly api: ContentApi;
  /** For what has to know all pages: not for one page. */
  readonly walk: Walk;
  readonly askDefaults: AskDefaults;
  readonly readingIn: ReadingIn;
};
