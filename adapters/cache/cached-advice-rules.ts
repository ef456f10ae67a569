import type { AdviceRules } from '#ports/advice-rules.ts';
import { localeCacheTag } from '#src/content/caching.ts';
import { DEFAULT_LOCALE, LOCALES } from '#src/shared/locale.ts';
import { CONTENT_LIFETIMES, freshOnly } from './lifetimes.ts';
import { type Cacheability, responseKey } from './response-store.ts';
import type { UpstreamCache } from './upstream-cache.ts';

/** Caches the table of the advice like other content. Drafts are loaded each time. */
export function withAdviceRulesCache(rules: AdviceRules, answers: UpstreamCache): AdviceRules {
  const request = {
    key: responseKey('adviceRules', DEFAULT_LOCALE),
    // The table is the same for all locales: a change in any of them may be one of the table.
    tags: () => LOCALES.map(localeCacheTag),
    cacheability: cacheabilityOf,
  };
  return {
    async current(preview) {
      if (preview) return rules.current(preview);
      return (await answers.getOrLoad(request, () => rules.current())).answer;
    },
  };
}

/**
 * An older table stands in for a service that does not answer, but never for a malformed table, nor
 * for one that editors have taken back.
 */
function cacheabilityOf(answer: Awaited<ReturnType<AdviceRules['current']>>): Cacheability {
  if (answer.ok) return CONTENT_LIFETIMES;
  const { error } = answer;
  const isAnswer = error.kind === 'advice-rules-malformed' || error.isMissing === true;
  return isAnswer ? freshOnly(CONTENT_LIFETIMES) : 'failed';
}
