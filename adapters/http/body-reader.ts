import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** Maximum size of a response body, as received and once decompressed: 5 MB. */
export const MAX_BYTES = 5 * 1024 * 1024;

/** Collects a response body as it arrives. */
export interface BodyReader {
  /** Whether more data may be passed at once; else `onRoom` tells when. */
  take(chunk: Buffer): boolean;
  end(): void;
  /** Discards what was read; no listener is called from then on. */
  drop(): void;
}

type BodyListener = {
  readonly onWhole: (body: string) => void;
  /** The body is longer than {@link MAX_BYTES}. */
  readonly onTooLong: () => void;
  /** The body does not match its encoding, or the encoding is not supported. */
  readonly onBroken: () => void;
  /** More data may be passed. */
  readonly onRoom: () => void;
};

/** @param encoding the `Content-Encoding` of the response. */
export function createBodyReader(encoding: string, listener: BodyListener): BodyReader {
  const coding = encoding.trim().toLowerCase();
  if (coding === '' || coding === 'identity') return readUncompressed(listener);
  const open = DECODERS.get(coding);
  return open ? readEncoded(open(), listener) : readUnknown(listener);
}

/** Encodings that {@link createBodyReader} reads, for `Accept-Encoding`. */
export const ACCEPTED_ENCODINGS = 'gzip, br';

const DECODERS: ReadonlyMap<string, () => Transform> = new Map<string, () => Transform>([
  ['gzip', () => createGunzip()],
  ['x-gzip', () => createGunzip()],
  ['br', () => createBrotliDecompress()],
  ['deflate', () => createInflate()],
]);

function readUncompressed({ onWhole, onTooLong }: BodyListener): BodyReader {
  const chunks: Buffer[] = [];
  let length = 0;
  return {
    take(chunk) {
      length += chunk.length;
      if (length <= MAX_BYTES) chunks.push(chunk);
      else onTooLong();
      return true;
    },
    end: () => onWhole(Buffer.concat(chunks).toString('utf8')),
    drop: () => void chunks.splice(0),
  };
}

/** Stops decompressing as soon as the body is too long. */
function readEncoded(decoder: Transform, listener: BodyListener): BodyReader {
  const { onTooLong, onBroken, onRoom } = listener;
  let length = 0;
  let isEmpty = true;
  let isOver = false;
  const drop = (): void => {
    isOver = true;
    decoder.destroy();
  };
  const last = (notify: () => void): void => {
    if (isOver) return;
    drop();
    notify();
  };
  const reader = readUncompressed({ ...listener, onTooLong: () => last(onTooLong) });
  decoder.on('data', (chunk: Buffer) => void reader.take(chunk));
  decoder.on('end', () => last(() => reader.end()));
  decoder.on('drain', onRoom);
  // Not removed at the end: a decoder destroyed while it works may still emit an error.
  decoder.on('error', () => last(onBroken));
  return {
    take(chunk) {
      if (isOver) return true;
      isEmpty = false;
      length += chunk.length;
      if (length > MAX_BYTES) last(onTooLong);
      return isOver || decoder.write(chunk);
    },
    end() {
      // A response without a body, such as a 204, may name an encoding nevertheless.
      if (isEmpty) last(() => reader.end());
      else if (!isOver) decoder.end();
    },
    drop,
  };
}

const readUnknown = ({ onBroken }: BodyListener): BodyReader => ({
  take() {
    onBroken();
    return true;
  },
  end: onBroken,
  drop: () => {},
});
