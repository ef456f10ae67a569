import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Whether a request sends this token as `Authorization: Bearer <token>`; compared in constant time. */
export const hasBearerToken = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  token: string,
): boolean => timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

const digest = (text: string) => createHash('sha256').update(text).digest();
