import type { Result } from '#src/shared/result.ts';

/** Why the search service gave no answer, in words that a shopper may see (S5). */
export type SearchFailure = {
  readonly kind: FailureKind;
  readonly status: number;
  readonly message: string;
};

/** What a question to the search service came to. */
export type Answered<T> = Result<T, SearchFailure>;

type FailureKind = 'refused' | 'busy' | 'unreachable' | 'unreadable' | 'too-late';

/**
 * What a refusal says of our own question, key or index is no news for a shopper, and its status
 * would be read as one of their page.
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
export const TOO_LATE: SearchFailure = FAILURES['too-late'];

/** Whether it says more of our question than of the service. */
export const isOurs = ({ kind }: SearchFailure): boolean => kind === 'refused' || kind === 'busy';

/** Told by name and status alone: the words of an error change, and may hold addresses. */
export const failureOf = (error: unknown): SearchFailure => FAILURES[kindOf(error)];

function kindOf(error: unknown): FailureKind {
  if (!(error instanceof Error)) return 'unreadable';
  const status = 'status' in error ? error.status : undefined;
  if (status === 429) return 'busy';
  if (typeof status === 'number') return 'refused';
  return error.name === 'RetryError' ? 'unreachable' : 'unreadable';
}
