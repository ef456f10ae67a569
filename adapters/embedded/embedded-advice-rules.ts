import type { AdviceRules } from '#ports/advice-rules.ts';
import { readAdviceRules } from '#src/advice/advice-rules.ts';
import { draftForPreview } from './preview-keys.ts';

/**
 * The table that comes with the shop; read once, as it does not change while the shop runs.
 *
 * @param drafts tables of editors by the key of the preview that shows them.
 */
export function createEmbeddedAdviceRules(
  table: unknown,
  drafts: ReadonlyMap<string, unknown> = new Map(),
): AdviceRules {
  const published = readAdviceRules(table);
  const drafted = new Map(
    Array.from(drafts, ([key, draft]) => [key, readAdviceRules(draft)] as const),
  );
  return {
    current: (preview) => Promise.resolve(draftForPreview(drafted, preview) ?? published),
  };
}
