import { ADVICE_FIELDS, readAdviceRequest } from '../advice/advice-request.ts';
import { ADVICE_PARAM, formatAdviceCode, parseAdviceCode } from '../advice/advice-code.ts';
import type { AdviceRules } from '../advice/advice-rules.ts';
import { compareAdvice, movedParts } from '../advice/advice-moves.ts';
import { advise, type AdviceResult, resultOf } from '../advice/advise.ts';
import type { MattressNeeds } from '../advice/mattress-fit.ts';
import type { AdvisedBed, DraftEffect, FoundAdvice, ShownAdvice } from '../advice/shown-advice.ts';
import type { ContentBlock } from '../content/block.ts';
import type { AdviceBlock, AdviceRuleBlock } from '../content/form-block.ts';
import { parsePreviewQuery } from '../routing/preview-query.ts';
import { queryValue } from '../routing/url-parts.ts';
import { countReviewsAlike } from './count-reviews-alike.ts';
import { findAdvisedMattresses } from './find-advised-mattresses.ts';
import type { PageContext } from './page-request.ts';

/**
 * Fills the advice: the result of a form that was posted from the page, or of the code in its
 * address. Without rules nothing is filled in, and the failure is logged. What was posted is used
 * here and nowhere else.
 */
export async function fillAdvice(context: PageContext, block: AdviceBlock): Promise<AdviceBlock> {
  const { rules, isDraft } = await currentRules(context);
  if (!rules) return block;
  const shown = await showAdvice(context, rules);
  return { ...block, shown: isDraft ? { ...shown, isDraft } : shown };
}

/**
 * Fills in the rule as it is applied; in a preview its draft, and what that moves, or what is wrong
 * with it.
 */
export async function fillAdviceRule(
  context: PageContext,
  block: AdviceRuleBlock,
): Promise<AdviceRuleBlock> {
  const { rules, isDraft, published, issues } = await currentRules(context);
  if (!rules) return issues ? { ...block, draftIssues: issues } : block;
  return { ...block, shown: { rules, ...(isDraft && { draft: effectOf(published, rules) }) } };
}

/** Without a published table there is nothing that a draft could move. */
function effectOf(published: AdviceRules | undefined, draft: AdviceRules): DraftEffect {
  if (!published) return { compared: 0, moved: 0, parts: [] };
  const { compared, moves } = compareAdvice(published, draft);
  return { compared, moved: moves.length, parts: movedParts(moves).slice(0, MAX_PARTS) };
}

/** As many as an editor reads. */
const MAX_PARTS = 20;

type CurrentRules = {
  readonly rules?: AdviceRules;
  /** Set in a preview whose table is not the published one, which is absent if there is none. */
  readonly isDraft?: true;
  readonly published?: AdviceRules;
  /** What is wrong with the table of a preview. */
  readonly issues?: readonly string[];
};

async function currentRules({ ports, request }: PageContext): Promise<CurrentRules> {
  const preview = parsePreviewQuery(request.query);
  const rules = await ports.adviceRules.current(preview);
  if (!rules.ok) {
    ports.log.error('advice-rules-unusable', { ...rules.error });
    return preview && 'issues' in rules.error ? { issues: rules.error.issues } : {};
  }
  if (!preview) return { rules: rules.value };
  const published = await ports.adviceRules.current();
  if (!published.ok) return { rules: rules.value, isDraft: true };
  const isSame = JSON.stringify(published.value) === JSON.stringify(rules.value);
  return {
    rules: rules.value,
    ...(!isSame && { isDraft: true, published: published.value }),
  };
}

/** Whether a block shows a draft of the table, to the editors of a preview. */
export const showsDraftAdvice = (block: ContentBlock): boolean =>
  (block.type === 'advice' && block.shown?.isDraft === true) ||
  (block.type === 'advice-rule' && (block.shown?.draft ?? block.draftIssues) !== undefined);

async function showAdvice(context: PageContext, rules: AdviceRules): Promise<ShownAdvice> {
  const { query, posted } = context.request;
  const { version, kilograms, heights, grades, brands, lengths } = rules;
  const form = {
    rules: { version, kilograms, heights, grades, lengths, ...(brands && { brands }) },
  };
  if (posted?.form === 'advice' && posted.errors.length === 0) {
    const found = await foundByForm(context, rules, posted.values);
    return found ? { ...form, found } : form;
  }
  const code = queryValue(query, ADVICE_PARAM);
  if (code === undefined || posted) return form;
  const coded = parseAdviceCode(code);
  if (!coded) return { ...form, isCodeUnknown: true };
  const beds = await bedsFor(context, rules, coded.result, NO_NEEDS);
  return { ...form, found: { ...coded, code, beds } };
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
  const result = resultOf(advice);
  const beds = await bedsFor(context, rules, result, {
    loads: sleepers.map(({ kilograms }) => kilograms),
    criteria: advice.criteria,
    positions: sleepers.map(({ position }) => position),
    ...(budgetCents !== undefined && { budgetCents }),
  });
  const { ports, request: page } = context;
  const { version } = rules;
  return {
    result,
    version,
    code: formatAdviceCode(result, version),
    advice,
    beds: await countReviewsAlike(ports, page.locale, beds, sleepers),
  };
}

const bedsFor = (
  { ports, request: { locale } }: PageContext,
  rules: AdviceRules,
  result: AdviceResult,
  needs: MattressNeeds,
): Promise<readonly AdvisedBed[]> => findAdvisedMattresses(ports, { locale, rules, result, needs });
