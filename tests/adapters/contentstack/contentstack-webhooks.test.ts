import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createContentstackWebhooks,
  readContentChange,
} from '#adapters/contentstack/contentstack-webhooks.ts';
import { WEBHOOK_TOLERANCE } from '#ports/content-source.ts';
import { err } from '#src/shared/result.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { leastTime } from '../../support/least-time.ts';
import {
  createPlatformKey,
  publication,
  signedBySecret,
  type SignedCall,
} from '../../support/webhooks.ts';

const SECRET = 'a secret of the organization';
const platform = createPlatformKey();
const clock = createFixedClock();
const now = clock.now();
const message = publication({ uid: 'page-1', locale: 'nl-nl', apiKey: 'stack', at: now });

const both = createContentstackWebhooks({
  clock,
  apiKey: 'stack',
  secret: SECRET,
  publicKey: platform.publicKey,
});
const read = ({ headers, body }: SignedCall, hooks = both) =>
  hooks.read({ headers, body: Buffer.from(body) });

const UNSIGNED = err({ kind: 'unsigned' });
const EXPIRED = err({ kind: 'late' });
const CHANGE = { uid: 'page-1', locale: 'nl-nl' };

const idOf = (call: SignedCall) => {
  const news = read(call);
  return news.ok ? news.value.id : '';
};

describe('createContentstackWebhooks', () => {
  it('accepts a call signed with the secret of the organization', () => {
    expect(read(signedBySecret(SECRET, message, now))).toMatchObject({
      ok: true,
      value: { change: CHANGE },
    });
  });

  it('accepts a call that the platform has signed for our stack', () => {
    expect(read(platform.sign(message))).toMatchObject({ ok: true, value: { change: CHANGE } });
  });

  it('rejects a platform signature for another customer', () => {
    const other = publication({ uid: 'page-1', locale: 'nl-nl', apiKey: 'theirs', at: now });
    expect(read(platform.sign(other))).toEqual(err({ kind: 'foreign' }));
    const openToAll = createContentstackWebhooks({
      clock,
      apiKey: '',
      publicKey: platform.publicKey,
    });
    expect(read(platform.sign(message), openToAll)).toEqual(err({ kind: 'foreign' }));
  });

  it('accepts a call with several signatures, of which one is by the current secret', () => {
    const old = signedBySecret('the secret of before, still good', message, now);
    const [signature = ''] = Object.values(old.headers);
    const [good = ''] = Object.values(signedBySecret(SECRET, message, now).headers);
    const header = `${signature},${good.split(',')[1] ?? ''}`;
    const call = { ...old, headers: { 'x-contentstack-hmac-signature': header } };
    expect(read(call)).toMatchObject({ ok: true });
    expect(read(old)).toEqual(UNSIGNED);
  });

  it('rejects every call without key and secret', () => {
    const none = createContentstackWebhooks({ clock, apiKey: 'stack' });
    expect(read(signedBySecret(SECRET, message, now), none)).toEqual(UNSIGNED);
    expect(read(platform.sign(message), none)).toEqual(UNSIGNED);
  });

  it.each<readonly [string, Readonly<Record<string, string>>]>([
    ['no signature', {}],
    ['an empty signature', { 'x-contentstack-hmac-signature': '' }],
    ['a signature without a time', { 'x-contentstack-hmac-signature': 'v1=00' }],
    ['a short signature', { 'x-contentstack-hmac-signature': 't=1,v1=00' }],
    ['a signature that is not hexadecimal', { 'x-contentstack-hmac-signature': 't=1,v1=zz' }],
    ['a short platform signature', { 'x-contentstack-request-signature': 'v1=AAAA' }],
    ['a word as a signature', { 'x-contentstack-request-signature': 'constructor' }],
  ])('rejects a call with %s', (_, headers) => {
    expect(read({ headers, body: JSON.stringify(message) })).toEqual(UNSIGNED);
  });

  it.each([
    ['x-contentstack-hmac-signature', signedBySecret(SECRET, message, now), '00'.repeat(32)],
    ['x-contentstack-request-signature', platform.sign(message), `${'A'.repeat(342)}==`],
  ])('checks at most three signatures of the expected length in %s', (name, call, bad) => {
    const [time, good] = /^(?:(t=\d+),)?(v1=.+)$/u.exec(call.headers[name] ?? '')?.slice(1) ?? [];
    const withSignatures = (...signatures: readonly string[]) => ({
      ...call,
      headers: { [name]: [time, ...signatures].filter(Boolean).join(',') },
    });
    const short = Array.from({ length: 1000 }, () => 'v1=AAAA');
    expect(read(withSignatures(...short, `v1=${bad}`, `v1=${bad}`, good ?? ''))).toMatchObject({
      ok: true,
    });
    expect(read(withSignatures(`v1=${bad}`, `v1=${bad}`, `v1=${bad}`, good ?? ''))).toEqual(
      UNSIGNED,
    );
  });

  it('rejects a long body with thousands of signatures within a second', async () => {
    const body = 'x'.repeat(1_000_000);
    const many = Array.from({ length: 3000 }, () => 'v1=AA').join(',');
    const headers = { 'x-contentstack-request-signature': many };
    const work = () => expect(read({ headers, body })).toEqual(UNSIGNED);
    expect(await leastTime(1000, work)).toBeLessThan(1000);
  });

  it('rejects a body that was changed in transit, even by a space', () => {
    for (const call of [signedBySecret(SECRET, message, now), platform.sign(message)]) {
      expect(read({ ...call, body: `${call.body} ` })).toEqual(UNSIGNED);
    }
    const { body, headers } = signedBySecret(SECRET, message, now);
    const [header = ''] = Object.values(headers);
    const later = header.replace(/t=\d+/u, `t=${Math.floor(now / 1000) + 1}`);
    expect(read({ body, headers: { 'x-contentstack-hmac-signature': later } })).toEqual(UNSIGNED);
  });

  it('rejects a signature that is too old, or too far in the future', () => {
    for (const off of [-WEBHOOK_TOLERANCE, WEBHOOK_TOLERANCE]) {
      const at = now + off;
      const past = at + Math.sign(off) * 1000;
      const sent = (time: number) =>
        platform.sign(publication({ uid: 'page-1', locale: 'nl-nl', apiKey: 'stack', at: time }));
      expect(read(signedBySecret(SECRET, message, at))).toMatchObject({ ok: true });
      expect(read(signedBySecret(SECRET, message, past))).toEqual(EXPIRED);
      expect(read(sent(at))).toMatchObject({ ok: true });
      expect(read(sent(past))).toEqual(EXPIRED);
    }
    const untimed = { module: 'entry', api_key: 'stack' };
    expect(read(platform.sign(untimed))).toEqual(EXPIRED);
  });

  it('returns the same ID for a replayed message with another signature', () => {
    const first = platform.sign(message);
    const again = platform.sign(message);
    expect(again.headers).not.toEqual(first.headers);
    expect(idOf(again)).toBe(idOf(first));
    expect(idOf(first)).not.toBe(idOf(platform.sign({ ...message, event: 'unpublish' })));
  });

  it.each<readonly [string, object]>([
    ['a picture', { module: 'asset', data: { asset: { uid: 'picture' }, locale: 'nl-nl' } }],
    ['a content type', { module: 'content_type', data: { content_type: { uid: 'page' } } }],
    ['a release', { module: 'release', data: { release: { items: [{ uid: 'page-1' }] } } }],
    ['an event without data', { module: 'entry' }],
    ['an entry without a uid', { module: 'entry', data: { entry: {}, locale: 'nl-nl' } }],
    ['unreadable data', { module: 'entry', data: 7 }],
  ])('reports a change of all content for %s', (_, about) => {
    const call = signedBySecret(SECRET, { ...about, api_key: 'stack' }, now);
    expect(read(call)).toMatchObject({ ok: true, value: { change: {} } });
  });

  it('falls back to the locale of the entry if no published locale is given', () => {
    const gone = {
      module: 'entry',
      event: 'delete',
      api_key: 'stack',
      data: { entry: { uid: 'a', locale: 'de-de' }, content_type: { uid: 'page' } },
    };
    expect(read(signedBySecret(SECRET, gone, now))).toMatchObject({
      value: { change: { uid: 'a', locale: 'de-de' } },
    });
    const local = { module: 'entry', api_key: 'stack', data: { entry: { uid: 'a' } } };
    expect(read(signedBySecret(SECRET, local, now))).toMatchObject({
      value: { change: { uid: 'a' } },
    });
  });

  it('returns no change if an editor only saves', () => {
    const saved = signedBySecret(SECRET, { ...message, event: 'update' }, now);
    expect(read(saved)).toEqual({ ok: true, value: { id: idOf(saved) } });
  });

  it('H4 returns a change without a locale for a filtered page and a shell', () => {
    for (const uid of ['filtered_category', 'shell']) {
      const data = { entry: { uid: 'a' }, content_type: { uid }, locale: 'de-de' };
      const call = signedBySecret(SECRET, { ...message, data }, now);
      expect(read(call)).toMatchObject({ ok: true, value: { change: { uid: 'a' } } });
      expect(read(call)).not.toHaveProperty('value.change.locale');
    }
  });

  it('returns malformed for a signed call without a valid message', () => {
    for (const body of ['', 'text', 'null', '[]', '{"module":7}']) {
      expect(read(signedBySecret(SECRET, body, now))).toEqual(err({ kind: 'malformed' }));
    }
  });

  it('never throws, for any input', () => {
    fc.assert(
      fc.property(
        fc.record({
          'x-contentstack-hmac-signature': fc.string(),
          'x-contentstack-request-signature': fc.string(),
        }),
        fc.oneof(fc.string(), fc.json()),
        (headers, body) => {
          expect(read({ headers, body }).ok).toBe(false);
        },
      ),
    );
  });
});

const messageAbout = (contentType: string, event = 'publish', module = 'entry') => ({
  event,
  module,
  api_key: 'key',
  data: {
    entry: { uid: 'blt1', locale: 'en-us', title: 'Mattresses' },
    content_type: { uid: contentType },
    locale: 'de-de',
  },
});

describe('readContentChange', () => {
  it('returns the page that changed, and its locale', () => {
    expect(readContentChange(messageAbout('page'))).toEqual({ uid: 'blt1', locale: 'de-de' });
    expect(readContentChange(messageAbout('page', 'unpublish.success'))).toEqual({
      uid: 'blt1',
      locale: 'de-de',
    });
  });

  it.each(['shell', 'filtered_category', 'advice_rules', 'something_new'])(
    'H4 returns a change without a locale for the content type %s',
    (contentType) => {
      expect(readContentChange(messageAbout(contentType))).toEqual({ uid: 'blt1' });
    },
  );

  it.each(['asset', 'content_type', 'global_field', 'release', 'something_new'])(
    'reports a change of all content for the module %s',
    (module) => {
      expect(readContentChange(messageAbout('page', 'publish', module))).toEqual({});
    },
  );

  it.each(['create', 'update', 'publish.start', 'publish.fail', 'workflow_stage_change'])(
    'ignores the event %s, which is not visible to shoppers',
    (event) => {
      expect(readContentChange(messageAbout('page', event))).toBeUndefined();
    },
  );

  it('reports a change of all content for an unknown message', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(readContentChange(body)).toEqual({});
      }),
    );
  });
});
