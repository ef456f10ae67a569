import type { LinkRules } from '#src/seo/link-rules.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { knownForAWhile, type Known } from './known-for-a-while.ts';

/** The rules of a locale's links; `undefined` while they cannot be had. */
export type ReadLinkRules = Known<Locale, LinkRules>;

/** The same, as pages wait for them: only the `rel` of their links depends on them. */
export const createKnownLinkRules = (
  read: ReadLinkRules,
  now: () => number = Date.now,
): ReadLinkRules => knownForAWhile({ read, now, most: LOCALES.length });
