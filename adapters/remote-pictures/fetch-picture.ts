import type { PictureFailure } from '#ports/picture-source.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { withinTime } from '../http/within-time.ts';

type Picture = Result<Uint8Array, PictureFailure>;

/** Faults table R: cut off while it streams in, whatever its host says of its size. */
const LARGEST_PICTURE = 10 * 1024 * 1024;

/**
 * The file at an address, within a deadline that holds while bytes drip in. A redirect is a failure:
 * it would let a host name others. What another try may mend is tried once more in the time that is
 * left.
 */
export const fetchPicture = (url: string, timeout: number): Promise<Picture> =>
  withinTime(timeout, undefined, async (signal) => {
    const first = await attempt(url, signal);
    if (first !== 'again') return first;
    const second = await attempt(url, signal);
    return second === 'again' ? err('unavailable') : second;
  });

async function attempt(url: string, signal: AbortSignal): Promise<Picture | 'again'> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal, headers: { accept: ACCEPT } });
    if (response.ok && response.body) return await readBody(response.body);
    await response.body?.cancel();
    if (PASSING.has(response.status)) return 'again';
    return err(ABSENT.has(response.status) ? 'not-found' : 'unavailable');
  } catch {
    return signal.aborted ? err('unavailable') : 'again';
  }
}

async function readBody(body: ReadableStream<Uint8Array>): Promise<Picture> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop lets go of the stream, and thereby of the connection.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > LARGEST_PICTURE) return err('too-large');
    chunks.push(chunk);
  }
  return ok(Buffer.concat(chunks));
}

const ACCEPT = 'image/avif,image/webp,image/jpeg,image/png';
const ABSENT: ReadonlySet<number> = new Set([404, 410]);
const PASSING: ReadonlySet<number> = new Set([502, 503, 504]);
