import type { AdviceRules } from '#ports/advice-rules.ts';
import { readAdviceRules } from '#src/advice/advice-rules.ts';

/** The table that comes with the shop; read once, as it does not change while the shop runs. */
export function createEmbeddedAdviceRules(table: unknown): AdviceRules {
  const rules = readAdviceRules(table);
  return { current: () => Promise.resolve(rules) };
}
