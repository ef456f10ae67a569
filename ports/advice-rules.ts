import type { AdviceRules as Rules, MalformedAdviceRules } from '#src/advice/advice-rules.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** The table of the mattress advice, as editors own it: the same for every locale. */
export interface AdviceRules {
  /** Never rejects. A malformed table is a failure, because no other table may stand in for it. */
  current(): Promise<Result<Rules, AdviceRulesFailure>>;
}

export type AdviceRulesFailure =
  | MalformedAdviceRules
  | { readonly kind: 'advice-rules-unavailable'; readonly message: string };

export const AdviceRules = token<AdviceRules>('AdviceRules');
