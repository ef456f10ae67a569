import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** Deletes what was kept for as long as it may be. */
export interface Retention {
  /** Deletes all that is due, and says how much that was. Never rejects. */
  purge(): Promise<Result<number, RetentionFailure>>;
}

/** Some of it may be left, and is deleted the next time. */
export type RetentionFailure = { readonly kind: 'purge-failed'; readonly message: string };

export const Retention = token<Retention>('Retention');
