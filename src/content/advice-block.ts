import type { AdviceRules } from '../advice/advice-rules.ts';
import type { ShownAdvice } from '../advice/shown-advice.ts';
import { readFields, readText } from '../shared/json-reader.ts';
import { parseBlockLink, type BlockLink } from './block-link.ts';

/** What an editor writes of the advice, and of its rule. */
type AdviceTexts = {
  readonly title: string;
  readonly text: string;
  readonly link: BlockLink;
};

/**
 * Form of the mattress advice, and its result. `link` leads to the page with the rule. `shown` is
 * filled in when the page is shown; absent while there is no rule to advise by.
 */
export type AdviceBlock = AdviceTexts & {
  readonly type: 'advice';
  readonly shown?: ShownAdvice;
};

/** The rule that the advice follows, written out. `link` leads to the form. */
export type AdviceRuleBlock = AdviceTexts & {
  readonly type: 'advice-rule';
  readonly shown?: AdviceRules;
};

export const readAdviceTexts = readFields<AdviceTexts>({
  title: readText,
  text: readText,
  link: parseBlockLink,
});
