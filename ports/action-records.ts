import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/**
 * What became of actions that may arrive again, over all servers of the shop and through their
 * restarts: a repeated one is then answered and not repeated (C7).
 */
export interface ActionRecords {
  find(action: string): Promise<Result<ActionRecord | undefined, RecordsFailure>>;
  /** Takes the place of what was kept of the action before; known for {@link ACTION_LIFETIME}. */
  keep(action: string, record: ActionRecord): Promise<Result<'kept', RecordsFailure>>;
}

export type ActionRecord = {
  /** Tells the payload: the same action with another payload is somebody's mistake. */
  readonly fingerprint: string;
  /** How far it has got, in the words of whoever carries it out. */
  readonly state: string;
};

/** Nobody can tell whether the action is known: it must not be begun. */
export type RecordsFailure = { readonly kind: 'records-unavailable' };

/** A day, in milliseconds. */
export const ACTION_LIFETIME = 24 * 60 * 60 * 1000;

export const ActionRecords = token<ActionRecords>('ActionRecords');
