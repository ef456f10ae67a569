import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBodyReader, MAX_BYTES } from '#adapters/http/body-reader.ts';
import { BOMB } from '../../support/upstream-faults.ts';

type BodyOutcome = { readonly outcome: string; readonly taken: number };

/** Result of a body sent in pieces of this size, and the number of bytes read. */
const read = (encoding: string, body: Buffer, piece = 16_384): Promise<BodyOutcome> =>
  new Promise((resolve) => {
    let taken = 0;
    const settle = (outcome: string) => resolve({ outcome, taken });
    const more = () => {
      while (taken < body.length) {
        const next = body.subarray(taken, taken + piece);
        taken += next.length;
        if (!reader.take(next)) return;
      }
      reader.end();
    };
    const reader = createBodyReader(encoding, {
      onWhole: (text) => settle(`whole: ${text}`),
      onTooLong: () => settle('too long'),
      onBroken: () => settle('broken'),
      onRoom: more,
    });
    more();
  });

const ENCODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  identity: (body) => body,
  gzip: (body) => gzipSync(body),
  'x-gzip': (body) => gzipSync(body),
  // Its usual quality takes ten times as long.
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  deflate: (body) => deflateSync(body),
};

describe.each(Object.entries(ENCODERS))('createBodyReader: %s', (encoding, encode) => {
  it('reads a body in pieces of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
        fc.integer({ min: 1, max: 60 }),
        async (text, piece) => {
          const { outcome } = await read(encoding, encode(Buffer.from(text)), piece);
          expect(outcome).toBe(`whole: ${text}`);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('reads MAX_BYTES, and not a byte more', async () => {
    const most = Buffer.alloc(MAX_BYTES, 0x20);
    expect((await read(encoding, encode(most))).outcome).toHaveLength('whole: '.length + MAX_BYTES);
    const more = Buffer.alloc(MAX_BYTES + 1, 0x20);
    expect((await read(encoding, encode(more))).outcome).toBe('too long');
  });

  it('reads a missing body as empty', async () => {
    expect((await read(encoding, Buffer.alloc(0))).outcome).toBe('whole: ');
  });
});

describe('createBodyReader', () => {
  it('rejects a decompression bomb as too long, with most of it unread', async () => {
    const { outcome, taken } = await read('gzip', BOMB, 1024);
    expect(outcome).toBe('too long');
    expect(taken).toBeLessThan(BOMB.length / 4);
  });

  it('rejects too many compressed bytes that decompress to nothing', async () => {
    const empty = gzipSync(Buffer.alloc(0));
    const members = Buffer.concat(
      Array.from({ length: Math.ceil((1.5 * MAX_BYTES) / empty.length) }, () => empty),
    );
    expect((await read('gzip', members, 65_536)).outcome).toBe('too long');
  });

  it.each([
    ['gzip', Buffer.from('{}')],
    ['br', Buffer.from('{"no":"br"}')],
    ['gzip', gzipSync(Buffer.from('{"some":"text"}')).subarray(0, 15)],
    ['lzma', Buffer.from('{}')],
    ['gzip, gzip', gzipSync(gzipSync(Buffer.from('{}')))],
  ])('reports an invalid %s', async (encoding, body) => {
    expect((await read(encoding, body)).outcome).toBe('broken');
  });

  it('reports nothing once it was dropped', async () => {
    const outcomes: string[] = [];
    const record = (what: string) => () => void outcomes.push(what);
    const reader = createBodyReader('gzip', {
      onWhole: record('whole'),
      onTooLong: record('too long'),
      onBroken: record('broken'),
      onRoom: record('room'),
    });
    reader.take(Buffer.from('not gzip at all'));
    reader.drop();
    reader.take(Buffer.from('more'));
    reader.end();
    await new Promise((done) => setTimeout(done, 50));
    expect(outcomes).toEqual([]);
  });
});
