import { describe, expect, it } from 'vitest';
import { adviceRules as rules } from '#demo/advice/rules.ts';
import type { AdviceRulesFailure } from '#ports/advice-rules.ts';
import { formatAdviceCode } from '#src/advice/advice-code.ts';
import { compareAdvice, movedParts } from '#src/advice/advice-moves.ts';
import type { AdviceRules } from '#src/advice/advice-rules.ts';
import type { AdviceResult } from '#src/advice/advise.ts';
import type { AdviceBlock, AdviceRuleBlock } from '#src/content/form-block.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { objectIdOfKind } from '#src/catalog/categories.ts';
import type { Product } from '#src/catalog/product.ts';
import { err, ok } from '#src/shared/result.ts';
import { fillAdvice, fillAdviceRule, showsDraftAdvice } from '#src/use-cases/show-advice.ts';
import { createFakePorts, type FakePorts } from '../../support/fake-ports.ts';
import { AURORA, mattress, SHOP } from '../../support/fake-shop.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { SITE } from '../../support/visit.ts';
import { SIX_REVIEWS } from '../../support/sleeper-reviews.ts';

const LINK = { title: 'Regel', url: '/regel' };
const ADVICE: AdviceBlock = { type: 'advice', title: 'Advies', text: '', link: LINK };
const RULE: AdviceRuleBlock = { type: 'advice-rule', title: 'Regel', text: '', link: LINK };

/** A medium mattress of 90x200 for up to 150 kg. */
const CLOUD: Product = {
  ...AURORA,
  sku: 'cloud',
  attributes: [
    { code: 'matras_hardheid', label: 'Hardheid', value: 'Medium' },
    { code: 'maximale_belasting', label: 'Belasting', value: '150 kg' },
  ],
};

const { hit } = mattress(1);
const FOUND = { ...hit, sku: 'cloud', attributes: CLOUD.attributes };

type Tables = {
  readonly published?: AdviceRules | AdviceRulesFailure;
  readonly draft?: AdviceRules | AdviceRulesFailure;
};

const answerOf = (table: AdviceRules | AdviceRulesFailure) =>
  'kind' in table ? err(table) : ok(table);

/** A shop that sells one mattress, and has these tables. */
function portsWith({ published = rules, draft = published }: Tables = {}): FakePorts {
  const ports = createFakePorts({
    ...SHOP,
    searchProducts: {
      [objectIdOfKind('mattresses')]: [{ hit: FOUND, values: { maat: ['90x200'] } }],
    },
    products: [CLOUD],
    reviews: SIX_REVIEWS,
  });
  const adviceRules: FakePorts['adviceRules'] = {
    current: (preview) => Promise.resolve(answerOf(preview ? draft : published)),
  };
  return { ...ports, adviceRules };
}

type Visit = { readonly query?: string; readonly posted?: PostedForm };

const contextOf = (ports: FakePorts, { query = '', posted }: Visit = {}) => ({
  ports,
  site: SITE,
  request: {
    locale: 'nl-nl' as const,
    hostKnown: true,
    path: '/advies',
    query,
    ...(posted && { posted }),
  },
  shell: SHOP.shell,
});

const advised = async (visit: Visit = {}, ports = portsWith()) =>
  (await fillAdvice(contextOf(ports, visit), ADVICE)).shown;

const ruled = (query: string, ports: FakePorts) =>
  fillAdviceRule(contextOf(ports, { query }), RULE);

const posted = (values: PostedForm['values'], errors: PostedForm['errors'] = []): PostedForm => ({
  form: 'advice',
  values,
  errors,
});

const RESULT: AdviceResult = {
  sides: [{ firmness: 5, pillow: { from: 10, to: 13 } }],
  mattresses: 1,
  width: 90,
  length: 200,
};
const CODE = formatAdviceCode(RESULT, '2025-01-01');

const PREVIEW = '?live_preview=key';
const OTHER: AdviceRules = { ...rules, version: '2027-01-01', shoulder: -1 };
const MALFORMED: AdviceRulesFailure = {
  kind: 'advice-rules-malformed',
  issues: ['bands: must rise'],
};
const AWAY: AdviceRulesFailure = { kind: 'advice-rules-unavailable', message: 'Down' };

describe('fillAdvice', () => {
  it('A5 is the form, with what it needs of the rules, and no result', async () => {
    const { version, kilograms, heights, grades, brands, lengths } = rules;
    expect(await advised()).toEqual({
      rules: { version, kilograms, heights, grades, brands, lengths },
    });
    const { brands: _, ...plain } = rules;
    const shown = await advised({}, portsWith({ published: plain }));
    expect(shown?.rules).not.toHaveProperty('brands');
  });

  it('A6 A9 answers what was posted: result, code, reasons, beds with reviews of those alike', async () => {
    const shown = await advised({ posted: posted({ weight1: '70', position1: 'side' }) });
    expect(shown?.found).toMatchObject({
      version: rules.version,
      result: { mattresses: 1, width: 90, length: 200, sides: [{ firmness: 4 }] },
      advice: { sides: [{ grade: 'medium' }] },
      beds: [{ pieces: [{ hit: { sku: 'cloud' }, alike: { count: 6, average: 4 } }] }],
    });
    const { result, code, advice } = shown?.found ?? {};
    expect(code).toBe(result && formatAdviceCode(result, rules.version));
    expect(result?.sides[0]).toEqual({ firmness: 4, pillow: expect.anything() as unknown });
    expect(advice?.sides[0]?.reasons[0]).toEqual({ code: 'weight', by: 4.5 });
  });

  it('A6 takes load, position and budget of what was posted for the mattresses', async () => {
    const typed = { weight1: '140', position1: 'side', budget: '300' };
    const shown = await advised({ posted: posted({ ...typed, weight1: '75' }) });
    expect(shown?.found?.beds).toMatchObject([
      { isOverBudget: true, reasons: [{ code: 'grade' }, { code: 'load', kilograms: 150 }] },
    ]);
    const rich = await advised({ posted: posted({ ...typed, weight1: '75', budget: '500' }) });
    expect(rich?.found?.beds[0]?.reasons).toContainEqual({ code: 'budget' });
    const open = await advised({ posted: posted({ weight1: '75', position1: 'side' }) });
    expect(open?.found?.beds[0]?.reasons).not.toContainEqual({ code: 'budget' });
    expect(open?.found?.beds[0]).not.toHaveProperty('isOverBudget');
  });

  it('A5 has no result of what was refused, or of another form', async () => {
    const refused = posted({ weight1: '70' }, [{ field: 'height1', reason: 'malformed' }]);
    const unread = posted({ weight1: 'x' });
    const other: PostedForm = { ...posted({ weight1: '70' }), form: 'email' };
    for (const form of [refused, unread, other, posted({})]) {
      const shown = await advised({ posted: form, query: `?advice=${CODE}` });
      expect(shown).toBeDefined();
      expect(shown).not.toHaveProperty('found');
      expect(shown).not.toHaveProperty('isCodeUnknown');
    }
  });

  it('A3 A8 answers the code of an address by its own version, without reasons of anybody', async () => {
    const shown = await advised({ query: `?advice=${CODE}` });
    expect(shown).not.toHaveProperty('isCodeUnknown');
    expect(shown?.found).toMatchObject({
      result: RESULT,
      code: CODE,
      version: '2025-01-01',
      beds: [{ pieces: [{ hit: { sku: 'cloud' } }], reasons: [{ code: 'grade' }] }],
    });
    expect(shown?.found).not.toHaveProperty('advice');
    expect(shown?.found?.beds[0]?.reasons).toHaveLength(1);
    expect(shown?.found?.beds[0]?.pieces[0]).not.toHaveProperty('alike');
  });

  it('A3 says that a code is none', async () => {
    const shown = await advised({ query: '?advice=abc' });
    expect(shown).toMatchObject({ isCodeUnknown: true });
    expect(shown).not.toHaveProperty('found');
  });

  it.each([AWAY, MALFORMED])(
    'A4 is left as it is without a table, which is logged: %j',
    async (published) => {
      const ports = portsWith({ published });
      expect(await fillAdvice(contextOf(ports), ADVICE)).toEqual(ADVICE);
      expect(ports.logged).toEqual(['advice-rules-unusable']);
      const log = createMemoryLog();
      await fillAdvice(contextOf({ ...ports, log }), ADVICE);
      expect(log.entries[0]?.facts).toEqual(published);
    },
  );

  it('A7 says in a preview that its table is a draft, if it is another one than published', async () => {
    expect(await advised({ query: PREVIEW }, portsWith({ draft: OTHER }))).toMatchObject({
      isDraft: true,
      rules: { version: OTHER.version },
    });
    expect(await advised({ query: PREVIEW }, portsWith())).not.toHaveProperty('isDraft');
    expect(await advised({}, portsWith({ draft: OTHER }))).not.toHaveProperty('isDraft');
    const unpublished = portsWith({ published: AWAY, draft: OTHER });
    expect(await advised({ query: PREVIEW }, unpublished)).toMatchObject({ isDraft: true });
  });
});

describe('fillAdviceRule', () => {
  it('A1 shows the table as it is applied', async () => {
    expect(await ruled('', portsWith({ draft: OTHER }))).toEqual({ ...RULE, shown: { rules } });
  });

  it('A7 names in a preview the twenty parts that move most often, and counts the moves', async () => {
    const few: AdviceRules = {
      ...rules,
      kilograms: { from: 60, to: 75 },
      heights: { from: 170, to: 175 },
      bands: [{ upTo: 75, firmness: 4.5 }],
    };
    const draft: AdviceRules = {
      ...few,
      positions: { side: 1, back: 2, stomach: 3, mixed: 4 },
      widths: { ...few.widths, one: 100, two: 180 },
      lengths: { ...few.lengths, sizes: [210, 220] },
      pillows: {
        side: { from: 1, to: 2 },
        broad: { from: 2, to: 3 },
        back: { from: 3, to: 4 },
        stomach: { from: 0, to: 8 },
        mixed: { from: 5, to: 6 },
      },
    };
    const { shown } = await ruled(PREVIEW, portsWith({ published: few, draft }));
    const { compared, moves } = compareAdvice(few, draft);
    const parts = movedParts(moves);
    expect(parts.length).toBeGreaterThan(20);
    expect(shown).toEqual({
      rules: draft,
      draft: { compared, moved: moves.length, parts: parts.slice(0, 20) },
    });
  });

  it('A7 has nothing that a draft could move without a published table', async () => {
    const { shown } = await ruled(PREVIEW, portsWith({ published: AWAY, draft: OTHER }));
    expect(shown).toEqual({ rules: OTHER, draft: { compared: 0, moved: 0, parts: [] } });
  });

  it('A7 says in a preview what is wrong with the draft, and to nobody else', async () => {
    expect(await ruled(PREVIEW, portsWith({ draft: MALFORMED }))).toEqual({
      ...RULE,
      draftIssues: ['bands: must rise'],
    });
    expect(await ruled('', portsWith({ published: MALFORMED }))).toEqual(RULE);
    expect(await ruled(PREVIEW, portsWith({ draft: AWAY }))).toEqual(RULE);
  });
});

describe('showsDraftAdvice', () => {
  const shown = { rules };
  const draft = { compared: 0, moved: 0, parts: [] };

  it('A7 is true of a block with a draft, or with what is wrong with one', () => {
    expect(showsDraftAdvice({ ...ADVICE, shown: { ...shown, isDraft: true } })).toBe(true);
    expect(showsDraftAdvice({ ...RULE, shown: { ...shown, draft } })).toBe(true);
    expect(showsDraftAdvice({ ...RULE, draftIssues: ['bands: must rise'] })).toBe(true);
  });

  it('A7 is false of every other block', () => {
    for (const block of [ADVICE, { ...ADVICE, shown }, RULE, { ...RULE, shown }])
      expect(showsDraftAdvice(block)).toBe(false);
    expect(showsDraftAdvice({ type: 'text', title: '', paragraphs: [] })).toBe(false);
  });
});
