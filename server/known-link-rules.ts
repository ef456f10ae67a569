import type { LinkRules } from '#src/seo/link-rules.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { rememberFor } from '#src/shared/remember-for.ts';

/** The rules of a locale's links; `undefined` while they cannot be had. */
export type ReadLinkRules = (locale: Locale) => Promise<LinkRules | undefined>;

/** For how long they are taken to be the same, in milliseconds. */
const LIFETIME = 60_000;

/** How long a page waits for them, in milliseconds: only the `rel` of its links depends on them. */
const PATIENCE = 50;

/**
 * Reads the rules of each locale once a minute, apart from the pages that they are for: what was known
 * last counts while they are read anew, and a page that nothing is known for does not wait long.
 */
export function createKnownLinkRules(read: ReadLinkRules, now = Date.now): ReadLinkRules {
  const last = new Map<Locale, LinkRules>();
  const recent = rememberFor<LinkRules | undefined>({
    lifetime: LIFETIME,
    now,
    isWorthKeeping: (rules) => rules !== undefined,
    most: LOCALES.length,
  });
  const readAnew = async (locale: Locale) => {
    const rules = await read(locale);
    if (rules) last.set(locale, rules);
    return rules ?? last.get(locale);
  };
  return (locale) => {
    const known = last.get(locale);
    return within(
      known ? 0 : PATIENCE,
      recent(locale, () => readAnew(locale)),
      known,
    );
  };
}

/** What is answered in time, else something that is at hand. */
async function within<Answer>(milliseconds: number, asked: Promise<Answer>, otherwise: Answer) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), milliseconds);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
