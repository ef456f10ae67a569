import type { ContentFailure } from '#ports/content-source.ts';

const NO_ANSWER_MESSAGE = 'The content service did not answer.';
const UNREADABLE = 'The answer of the content service could not be read.';

/** @param url request URL, without host and keys. */
export const unreadable = (url: string): ContentFailure => ({
  kind: 'content-unavailable',
  status: NO_STATUS,
  message: UNREADABLE,
  url,
});

/**
 * The entry exists but is unreadable, so it must not be reported as missing.
 *
 * @param url request URL, without host and keys.
 */
export const unreadableEntry = (url: string): ContentFailure => ({
  kind: 'content-unavailable',
  status: 502,
  message: UNREADABLE,
  url,
});

/** The query was not sent. */
export const requestNotSent = (url: string): ContentFailure => ({
  kind: 'content-unavailable',
  status: 503,
  message: NO_ANSWER_MESSAGE,
  url,
});

/** An entry that every locale should have is missing. */
export const entryNotFound = (subject: string, url: string): ContentFailure => ({
  kind: 'content-unavailable',
  status: 404,
  message: `The content service has no ${subject}.`,
  url,
  isMissing: true,
});

/**
 * Converts a rejection of the client (B4). The message is Contentstack's own if it answered; for a
 * broken connection it says only that there was no answer.
 */
export function toContentFailure(thrown: unknown, url: string): ContentFailure {
  const { status, error_message, error_code } = (thrown ?? {}) as Partial<Record<string, unknown>>;
  const isAnswered = typeof status === 'number' && status >= MIN_ERROR_STATUS;
  const message =
    isAnswered && typeof error_message === 'string' ? error_message : NO_ANSWER_MESSAGE;
  return {
    kind: 'content-unavailable',
    status: isAnswered ? status : NO_STATUS,
    message: isSafe(message) ? message : NO_ANSWER_MESSAGE,
    url,
    ...(isAnswered && error_code === NO_SUCH_CONTENT_TYPE && { isMissing: true }),
  };
}

/** The service's own code: the content model has not been imported. */
const NO_SUCH_CONTENT_TYPE = 118;

const NO_STATUS = 500;
const MIN_ERROR_STATUS = 400;
const MAX_MESSAGE_LENGTH = 200;

/** Accepts words only: no URL, and nothing long enough to be a key. */
const isSafe = (message: string): boolean =>
  message.length <= MAX_MESSAGE_LENGTH && !/:\/\/|[\w-]{20,}/u.test(message);
