import type { AdviceRules, AdviceRulesFailure } from '#ports/advice-rules.ts';
import type { ContentFailure } from '#ports/content-source.ts';
import type { SchemaDrift } from '#ports/upstreams.ts';
import { readAdviceRules } from '#src/advice/advice-rules.ts';
import { DEFAULT_LOCALE } from '#src/shared/locale.ts';
import { err } from '#src/shared/result.ts';
import { type ContentApiOptions, createContentApis } from './content-apis.ts';
import { entryNotFound } from './content-failure.ts';
import type { StackOptions } from './open-stack.ts';
import { adviceTableOf } from './reading/advice-rules-reader.ts';

type AdviceRulesParts = ContentApiOptions & {
  readonly settings: StackOptions;
  readonly drift: SchemaDrift;
};

/**
 * The table of the advice from the one entry of the content type `advice_rules`: in the master
 * language, as it is the same for all locales. A stack without the entry has no advice.
 */
export function createContentstackAdviceRules({
  settings,
  drift,
  ...circumstances
}: AdviceRulesParts): AdviceRules {
  const apis = createContentApis(settings, drift, circumstances);
  return {
    async current(preview) {
      const api = apis.preview(preview) ?? apis.published;
      const found = await api.entries('advice_rules', { locale: DEFAULT_LOCALE, query: {} });
      if (!found.ok) return err(toRulesFailure(found.error));
      const [entry] = found.value;
      return entry
        ? readAdviceRules(adviceTableOf(entry))
        : err(toRulesFailure(entryNotFound('advice table', ADDRESS)));
    },
  };
}

const ADDRESS = `/content_types/advice_rules?locale=${DEFAULT_LOCALE}`;

const toRulesFailure = ({ message, isMissing }: ContentFailure): AdviceRulesFailure => ({
  kind: 'advice-rules-unavailable',
  message,
  ...(isMissing && { isMissing }),
});
