import { errors } from 'undici';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';

/** Classifies a connection error: no byte of the request was written. */
export function failureToConnect(error: unknown): CallFailure {
  const code = codeOf(error);
  const kind = KINDS[code];
  if (kind) return { kind };
  return { kind: TLS_CODE.test(code) ? 'tls' : 'closed-before-request' };
}

/** Classifies the error of a sent request without a complete response: it may have arrived. */
export const failureToAnswer = (error: unknown): CallFailure => ({
  kind: error instanceof errors.HTTPParserError ? 'bad-answer' : 'reset',
});

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const KINDS: Readonly<
  Record<string, 'name-not-found' | 'refused-connection' | 'connect-timeout' | undefined>
> = {
  ENOTFOUND: 'name-not-found',
  EAI_AGAIN: 'name-not-found',
  ECONNREFUSED: 'refused-connection',
  EHOSTUNREACH: 'refused-connection',
  ENETUNREACH: 'refused-connection',
  ETIMEDOUT: 'connect-timeout',
  UND_ERR_CONNECT_TIMEOUT: 'connect-timeout',
};

/** Error codes of Node and OpenSSL for a failed handshake or an untrusted certificate. */
const TLS_CODE = /^(?:ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_)/u;
