import { type Dispatcher, fetch } from 'undici';
import type { PictureFailure } from '#ports/content-source.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { withinTime } from '../http/exchange.ts';

type Picture = Result<Uint8Array, PictureFailure>;

/** Enforced while the picture streams in, whatever size its host declares. */
const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/**
 * Fetches a file, within a deadline that also limits slow streams. A redirect is a failure, as it
 * could lead to other hosts. Retries a transient failure once within the remaining time.
 */
export const fetchPicture = (
  url: string,
  timeout: number,
  dispatcher: Dispatcher,
): Promise<Picture> =>
  withinTime(timeout, undefined, async (signal) => {
    const first = await attempt(url, signal, dispatcher);
    if (first !== 'again') return first;
    const second = await attempt(url, signal, dispatcher);
    return second === 'again' ? err('unavailable') : second;
  });

async function attempt(
  url: string,
  signal: AbortSignal,
  dispatcher: Dispatcher,
): Promise<Picture | 'again'> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal,
      dispatcher,
      headers: { accept: ACCEPT },
    });
    if (response.ok && response.body) return await readBody(response.body);
    await response.body?.cancel();
    if (TEMPORARY_STATUSES.has(response.status)) return 'again';
    const isAbsent = ABSENT.has(response.status) || isFolder(url, response.headers.get('location'));
    return err(isAbsent ? 'not-found' : 'unavailable');
  } catch {
    return signal.aborted ? err('unavailable') : 'again';
  }
}

/**
 * Whether a host redirects to the same path with a slash, as web servers do for a folder. Behind a
 * proxy they name another host.
 */
const isFolder = (url: string, location: string | null): boolean =>
  location !== null &&
  URL.canParse(location, url) &&
  new URL(location, url).pathname === `${new URL(url).pathname}/`;

async function readBody(body: AsyncIterable<Uint8Array>): Promise<Picture> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream, which releases the connection.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_PICTURE_BYTES) return err('too-large');
    chunks.push(chunk);
  }
  return ok(Buffer.concat(chunks));
}

const ACCEPT = 'image/avif,image/webp,image/jpeg,image/png';
const ABSENT: ReadonlySet<number> = new Set([404, 410]);
const TEMPORARY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);
