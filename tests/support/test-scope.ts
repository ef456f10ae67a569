import { LOCALES, type Locale } from '#src/shared/locale.ts';

/**
 * `npm test` without `--all`, and `npm run check`: each thing that no cheaper test shows, once. The
 * browser leaves out stories over vendors and those with `@full` in their title, which show at a
 * higher level, or in more shops or widths, what other tests show.
 */
export const IS_SHORT = process.env['TEST_SCOPE'] === 'short';

/** What a test takes in all scopes but the short one, which takes `short`: its number of runs, say. */
export const inScope = <T>(all: T, short: T): T => (IS_SHORT ? short : all);

/**
 * For tests that ask many pages of each locale, though the code they test is the same for all: the
 * short run has the first locale, and one whose texts are those of another country but for a few.
 */
export const LOCALES_IN_SCOPE: readonly Locale[] = inScope(LOCALES, ['nl-nl', 'de-at']);
