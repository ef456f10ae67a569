import type { AdviceRules as Rules, MalformedAdviceRules } from '#src/advice/advice-rules.ts';
import type { PreviewQuery } from '#src/routing/preview-query.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** The table of the mattress advice, as editors own it: the same for every locale. */
export interface AdviceRules {
  /**
   * Never rejects. A malformed table is a failure, because no other table may stand in for it.
   *
   * @param preview shows the draft that its key opens; the published table if it opens none.
   */
  current(preview?: PreviewQuery): Promise<Result<Rules, AdviceRulesFailure>>;
}

export type AdviceRulesFailure =
  | MalformedAdviceRules
  | {
      readonly kind: 'advice-rules-unavailable';
      readonly message: string;
      /** The service has no table, such as one that editors have taken back. */
      readonly isMissing?: true;
    };

export const AdviceRules = token<AdviceRules>('AdviceRules');
