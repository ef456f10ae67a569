import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** No answer is read further than this, as it came and once it is decompressed: 5 MB. */
export const MOST_BYTES = 5 * 1024 * 1024;

/** Gathers the body of an answer as it comes in. */
export interface BodyReader {
  /** Whether more may come at once; else `onRoom` tells when. */
  take(chunk: Buffer): boolean;
  end(): void;
  /** Lets go of what was read; nobody is told anything from then on. */
  drop(): void;
}

type BodyListener = {
  readonly onWhole: (body: string) => void;
  /** There is more of it than {@link MOST_BYTES}. */
  readonly onTooLong: () => void;
  /** It is not what its encoding says, or nobody here knows the encoding. */
  readonly onBroken: () => void;
  /** More of it may come. */
  readonly onRoom: () => void;
};

/** @param encoding the `Content-Encoding` of the answer. */
export function createBodyReader(encoding: string, listener: BodyListener): BodyReader {
  const coding = encoding.trim().toLowerCase();
  if (coding === '' || coding === 'identity') return readPlain(listener);
  const open = DECODERS.get(coding);
  return open ? readEncoded(open(), listener) : readUnknown(listener);
}

/** What {@link createBodyReader} can read, for `Accept-Encoding`. */
export const ACCEPTED_ENCODINGS = 'gzip, br';

const DECODERS: ReadonlyMap<string, () => Transform> = new Map<string, () => Transform>([
  ['gzip', () => createGunzip()],
  ['x-gzip', () => createGunzip()],
  ['br', () => createBrotliDecompress()],
  ['deflate', () => createInflate()],
]);

function readPlain({ onWhole, onTooLong }: BodyListener): BodyReader {
  const chunks: Buffer[] = [];
  let length = 0;
  return {
    take(chunk) {
      length += chunk.length;
      if (length <= MOST_BYTES) chunks.push(chunk);
      else onTooLong();
      return true;
    },
    end: () => onWhole(Buffer.concat(chunks).toString('utf8')),
    drop: () => void chunks.splice(0),
  };
}

/** What is too long ends while it is decompressed: the rest of it never is. */
function readEncoded(decoder: Transform, listener: BodyListener): BodyReader {
  const { onTooLong, onBroken, onRoom } = listener;
  let length = 0;
  let isEmpty = true;
  let isOver = false;
  const drop = (): void => {
    isOver = true;
    decoder.destroy();
  };
  const last = (tell: () => void): void => {
    if (isOver) return;
    drop();
    tell();
  };
  const plain = readPlain({ ...listener, onTooLong: () => last(onTooLong) });
  decoder.on('data', (chunk: Buffer) => void plain.take(chunk));
  decoder.on('end', () => last(() => plain.end()));
  decoder.on('drain', onRoom);
  // Stays when all is over: a decoder that is destroyed while it works may still tell of an error.
  decoder.on('error', () => last(onBroken));
  return {
    take(chunk) {
      if (isOver) return true;
      isEmpty = false;
      length += chunk.length;
      if (length > MOST_BYTES) last(onTooLong);
      return isOver || decoder.write(chunk);
    },
    end() {
      // An answer without a body, a 204 for example, may name an encoding all the same.
      if (isEmpty) last(() => plain.end());
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
