import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** Deletes data at the end of its retention period. */
export interface Retention {
  /** Deletes all that is due and returns how much that was. Never rejects. */
  purge(): Promise<Result<number, RetentionFailure>>;
}

/** Some data may be left; the next run deletes it. */
export type RetentionFailure = { readonly kind: 'purge-failed'; readonly message: string };

export const Retention = token<Retention>('Retention');
