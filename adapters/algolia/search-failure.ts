import { readFields, readFlag, readListOf } from '#src/shared/json-reader.ts';
import type { Result } from '#src/shared/result.ts';

/** Why Algolia gave no answer, in words fit for shoppers (S5). */
export type SearchFailure = {
  readonly kind: FailureKind;
  readonly status: number;
  readonly message: string;
};

/** The outcome of a call to Algolia. */
export type AlgoliaResult<T> = Result<T, SearchFailure>;

type FailureKind = 'refused' | 'busy' | 'unreachable' | 'unreadable' | 'too-late';

/**
 * A refusal of our query, key or index does not concern shoppers, and its status would be taken for
 * that of their page.
 */
const FAILURES: { readonly [K in FailureKind]: SearchFailure & { readonly kind: K } } = {
  refused: { kind: 'refused', status: 502, message: 'The search service refused the question.' },
  busy: { kind: 'busy', status: 429, message: 'The search service is asked too much.' },
  unreachable: {
    kind: 'unreachable',
    status: 503,
    message: 'The search service cannot be reached.',
  },
  unreadable: { kind: 'unreadable', status: 502, message: 'The search answer cannot be read.' },
  'too-late': { kind: 'too-late', status: 504, message: 'The search service takes too long.' },
};

export const UNREADABLE: SearchFailure = FAILURES.unreadable;
export const UNREACHABLE: SearchFailure = FAILURES.unreachable;
export const TIMED_OUT: SearchFailure = FAILURES['too-late'];

/** Returns whether the failure is caused by our request rather than by Algolia. */
export const isRequestFault = ({ kind }: SearchFailure): boolean =>
  kind === 'refused' || kind === 'busy';

/** Classifies an error by name and status only: messages change and may hold URLs. */
export const toSearchFailure = (error: unknown): SearchFailure => FAILURES[kindOf(error)];

function kindOf(error: unknown): FailureKind {
  if (!(error instanceof Error)) return 'unreadable';
  const status = 'status' in error ? error.status : undefined;
  if (status === 429) return 'busy';
  if (typeof status === 'number') return 'refused';
  if (error.name !== 'RetryError') return 'unreadable';
  return areAllLate(error) ? 'too-late' : 'unreachable';
}

/** Whether each host that was tried had a connection, and did not answer in time. */
function areAllLate(error: Error): boolean {
  const tries = readTries(error)?.stackTrace ?? [];
  return tries.length > 0 && tries.every(({ response }) => response.isTimedOut);
}

/** The client's record of the hosts that it tried. */
const readTries = readFields({
  stackTrace: readListOf(readFields({ response: readFields({ isTimedOut: readFlag }) })),
});
