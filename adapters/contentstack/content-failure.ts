import type { ContentFailure } from '#ports/content-source.ts';

const SILENT = 'The content service did not answer.';
const UNREADABLE = 'The answer of the content service could not be read.';

/** @param url what was asked for, without host and keys. */
export const unreadable = (url: string): ContentFailure => ({
  kind: 'content-unavailable',
  status: NO_STATUS,
  message: UNREADABLE,
  url,
});

/**
 * What was asked for is there, and cannot be read: nobody may take it for something that is not.
 *
 * @param url what was asked for, without host and keys.
 */
export const unreadableEntry = (url: string): ContentFailure => ({
  kind: 'content-unavailable',
  status: 502,
  message: UNREADABLE,
  url,
});

/** The question was not sent. */
export const heldBack = (url: string): ContentFailure => ({
  kind: 'content-unavailable',
  status: 503,
  message: SILENT,
  url,
});

/** Something that every locale has was not there. */
export const missing = (what: string, url: string): ContentFailure => ({
  kind: 'content-unavailable',
  status: 404,
  message: `The content service has no ${what}.`,
  url,
});

/**
 * What the client rejected with, in the port's words (B4). Its message is the service's own where
 * the service spoke; of a broken connection only that there was none, as others are told it.
 */
export function toContentFailure(thrown: unknown, url: string): ContentFailure {
  const { status, error_message } = (thrown ?? {}) as Partial<Record<string, unknown>>;
  const isAnswered = typeof status === 'number' && status >= LEAST_ERROR;
  const message = isAnswered && typeof error_message === 'string' ? error_message : SILENT;
  return {
    kind: 'content-unavailable',
    status: isAnswered ? status : NO_STATUS,
    message: isSafe(message) ? message : SILENT,
    url,
  };
}

const NO_STATUS = 500;
const LEAST_ERROR = 400;
const LONGEST_MESSAGE = 200;

/** Words alone: neither an address nor anything long enough to be a key. */
const isSafe = (message: string): boolean =>
  message.length <= LONGEST_MESSAGE && !/:\/\/|[\w-]{20,}/u.test(message);
