import { ADVICE_FIELDS, readAdviceRequest } from '../advice/advice-request.ts';
import { ADVICE_PARAM, formatAdviceCode, parseAdviceCode } from '../advice/advice-code.ts';
import type { AdviceRules } from '../advice/advice-rules.ts';
import { advise, type AdviceResult, resultOf } from '../advice/advise.ts';
import type { MattressNeeds } from '../advice/mattress-fit.ts';
import type { FoundAdvice, ShownAdvice } from '../advice/shown-advice.ts';
import type { AdviceBlock, AdviceRuleBlock } from '../content/form-block.ts';
import { queryValue } from '../routing/url-parts.ts';
import { findAdvisedMattresses } from './find-advised-mattresses.ts';
import type { PageContext } from './page-request.ts';

/**
 * Fills the advice: the result of a form that was posted from the page, or of the code in its
 * address. Without rules nothing is filled in, and the failure is logged. What was posted is used
 * here and nowhere else.
 */
export async function fillAdvice(context: PageContext, block: AdviceBlock): Promise<AdviceBlock> {
  const rules = await currentRules(context);
  return rules ? { ...block, shown: await showAdvice(context, rules) } : block;
}

/** Fills in the rule as it is applied. */
export async function fillAdviceRule(
  context: PageContext,
  block: AdviceRuleBlock,
): Promise<AdviceRuleBlock> {
  const rules = await currentRules(context);
  return rules ? { ...block, shown: rules } : block;
}

async function currentRules({ ports }: PageContext): Promise<AdviceRules | undefined> {
  const rules = await ports.adviceRules.current();
  if (rules.ok) return rules.value;
  ports.log.error('advice-rules-unusable', { ...rules.error });
  return undefined;
}

async function showAdvice(context: PageContext, rules: AdviceRules): Promise<ShownAdvice> {
  const { query, posted } = context.request;
  const { kilograms, heights, grades, version } = rules;
  const form = { rules: { kilograms, heights, grades, version } };
  if (posted?.form === 'advice' && posted.errors.length === 0) {
    const found = await foundByForm(context, rules, posted.values);
    return found ? { ...form, found } : form;
  }
  const code = queryValue(query, ADVICE_PARAM);
  if (code === undefined || posted) return form;
  const result = parseAdviceCode(code);
  if (!result) return { ...form, isCodeUnknown: true };
  return { ...form, found: await foundFor(context, rules, result, NO_NEEDS) };
}

/** A code says nothing about the sleepers. */
const NO_NEEDS: MattressNeeds = { loads: [], criteria: [], positions: [] };

async function foundByForm(
  context: PageContext,
  rules: AdviceRules,
  values: Readonly<Record<string, string>>,
): Promise<FoundAdvice | undefined> {
  const typed = Object.fromEntries(ADVICE_FIELDS.map((field) => [field, values[field] ?? '']));
  const request = readAdviceRequest(typed, rules);
  if (!request.ok) return undefined;
  const { sleepers, budgetCents } = request.value;
  const advice = advise(rules, request.value);
  const found = await foundFor(context, rules, resultOf(advice), {
    loads: sleepers.map(({ kilograms }) => kilograms),
    criteria: advice.criteria,
    positions: sleepers.map(({ position }) => position),
    ...(budgetCents !== undefined && { budgetCents }),
  });
  return { ...found, advice };
}

const foundFor = async (
  { ports, request: { locale } }: PageContext,
  rules: AdviceRules,
  result: AdviceResult,
  needs: MattressNeeds,
): Promise<FoundAdvice> => ({
  result,
  code: formatAdviceCode(result),
  beds: await findAdvisedMattresses(ports, { locale, rules, result, needs }),
});
