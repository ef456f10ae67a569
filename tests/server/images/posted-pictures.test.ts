import { describe, expect, it } from 'vitest';
import type { EncodedWithSize } from '#server/images/picture-workers.ts';
import { createEncodePosted } from '#server/images/posted-pictures.ts';
import { createRequestScope } from '#server/observe/request-scope.ts';
import { err, ok } from '#src/shared/result.ts';
import { eventually } from '../../support/eventually.ts';

const MADE = { bytes: Uint8Array.of(1), width: 1, height: 1 };

/** Encodes on demand; a post is that of a client with this signal. */
function open(maxTime?: number) {
  const scope = createRequestScope();
  const begun: string[] = [];
  const ends: ((encoded: EncodedWithSize) => void)[] = [];
  const encodePosted = createEncodePosted({
    workers: {
      encodeWithSize(source) {
        begun.push(Buffer.from(source).toString());
        return new Promise((resolve) => void ends.push(resolve));
      },
    },
    scope,
    isBusy: () => false,
    ...(maxTime !== undefined && { maxTime }),
  });
  const post = (names: readonly string[], disconnectSignal = new AbortController().signal) => {
    const budget = { read: 1000, write: 1000 };
    const request = { id: names.join('-'), started: 0, budget, disconnectSignal, calls: [] };
    const files = names.map((name) => Buffer.from(name));
    return scope.run(request, () => encodePosted(files, names.join('-')));
  };
  const end = async (encoded: EncodedWithSize = ok(MADE)) => {
    await eventually(() => expect(ends).not.toEqual([]));
    ends.shift()?.(encoded);
  };
  return { post, begun, end };
}

describe('createEncodePosted', () => {
  it('WR4 encodes the pictures of a post in turn', async () => {
    const { post, begun, end } = open();
    const posted = post(['bed', 'text', 'bomb']);
    await end();
    await end(err('unreadable'));
    await end(err('too-costly'));
    expect(await posted).toEqual(ok([ok(MADE), err('unreadable'), err('unreadable')]));
    expect(begun).toEqual(['bed', 'text', 'bomb']);
    expect(await open().post([])).toEqual(ok([]));
  });

  it('WR4 encodes nothing for a client that has gone', async () => {
    const { post, begun, end } = open();
    const gone = new AbortController();
    const first = post(['first']);
    const left = post(['left', 'too'], gone.signal);
    const waits = post(['waits']);
    gone.abort();
    expect(await left).toEqual(err('busy'));
    await end();
    await end();
    expect([await first, await waits]).toEqual([ok([ok(MADE)]), ok([ok(MADE)])]);
    expect(begun).toEqual(['first', 'waits']);
  });

  it('WR4 is busy once all pictures of a post together take too long', async () => {
    const { post, begun, end } = open(60);
    const posted = post(['one', 'two', 'three']);
    await end();
    await eventually(() => expect(begun).toHaveLength(2));
    expect(await posted).toEqual(err('busy'));
    const next = post(['next']);
    expect(begun).toEqual(['one', 'two']);
    await end();
    await end();
    expect(await next).toEqual(ok([ok(MADE)]));
  });
});
