import { describe, expect, it } from 'vitest';
import { draftAdviceRules as draft } from '#demo/advice/draft-rules.ts';
import { adviceRules as rules } from '#demo/advice/rules.ts';
import type { AdviceRules } from '#ports/advice-rules.ts';
import { ok } from '#src/shared/result.ts';

/** The key of the preview that shows the draft. */
export const ADVICE_PREVIEW_KEY = 'key';

const preview = { live_preview: ADVICE_PREVIEW_KEY };

/** Contract for {@link AdviceRules} that hold a published table and a draft, whoever wrote them. */
export function adviceRulesContract(
  name: string,
  create: (published: unknown, draft?: unknown) => AdviceRules | Promise<AdviceRules>,
): void {
  describe(`AdviceRules: ${name}`, () => {
    it('A4 has the table as its editors wrote it, and the same again', async () => {
      const source = await create(structuredClone(rules));
      expect(await source.current()).toEqual(ok(rules));
      expect(await source.current()).toEqual(ok(rules));
    });

    it('A4 has no other table in place of a malformed one, and says what is wrong', async () => {
      const [first, ...others] = rules.bands;
      const softer = [{ upTo: 60, firmness: 6 }, ...others];
      expect(first).toEqual({ upTo: 60, firmness: 3.5 });
      const broken = await create({ ...rules, bands: softer });
      expect(await broken.current()).toEqual({
        ok: false,
        error: { kind: 'advice-rules-malformed', issues: ['bands: must never get softer'] },
      });
      const empty = await (await create({})).current();
      expect(empty).toMatchObject({ ok: false, error: { kind: 'advice-rules-malformed' } });
      expect(!empty.ok && 'issues' in empty.error && empty.error.issues).toContain(
        'bands: must be a list of at least 1',
      );
    });

    it('A4 has no table where nobody has written one', async () => {
      expect(await (await create(undefined)).current()).toMatchObject({ ok: false });
    });

    it('A7 shows the draft to its preview alone, with what its editors say of it', async () => {
      const source = await create(rules, draft);
      expect(await source.current(preview)).toEqual(ok(draft));
      expect(await source.current()).toEqual(ok(rules));
      expect(await source.current({ live_preview: 'other' })).toEqual(ok(rules));
      expect(await source.current({ live_preview: 'init' })).toEqual(ok(rules));
    });

    it('A7 says what is wrong with a draft, and shows what is published if there is none', async () => {
      const broken = await create(rules, { ...draft, version: 'December' });
      expect(await broken.current(preview)).toEqual({
        ok: false,
        error: {
          kind: 'advice-rules-malformed',
          issues: ['version: must be a day, such as 2026-11-27'],
        },
      });
      expect(await (await create(rules)).current(preview)).toEqual(ok(rules));
    });
  });
}
