import { describe, expect, it } from 'vitest';
import { adviceRules as rules } from '#demo/advice/rules.ts';
import type { AdviceRules } from '#ports/advice-rules.ts';
import { ok } from '#src/shared/result.ts';

/** Contract for {@link AdviceRules} that hold `table`, whoever wrote it. */
export function adviceRulesContract(name: string, create: (table: unknown) => AdviceRules): void {
  describe(`AdviceRules: ${name}`, () => {
    it('A4 has the table as its editors wrote it, and the same again', async () => {
      const source = create(structuredClone(rules));
      expect(await source.current()).toEqual(ok(rules));
      expect(await source.current()).toEqual(ok(rules));
    });

    it('A4 has no other table in place of a malformed one, and says what is wrong', async () => {
      const [first, ...others] = rules.bands;
      const softer = [{ upTo: 60, firmness: 6 }, ...others];
      expect(first).toEqual({ upTo: 60, firmness: 3.5 });
      expect(await create({ ...rules, bands: softer }).current()).toEqual({
        ok: false,
        error: { kind: 'advice-rules-malformed', issues: ['bands: must never get softer'] },
      });
      expect(await create(undefined).current()).toMatchObject({
        error: { kind: 'advice-rules-malformed', issues: [': must be an object'] },
      });
    });
  });
}
