import { once } from 'node:events';
import { connect } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  createEmbeddedReviewModeration,
  createEmbeddedReviewWriter,
} from '#adapters/embedded/embedded-review-writer.ts';
import type { ServerPorts } from '#server/server-ports.ts';
import { nextEventLoopTurn } from '#server/turns/arrivals.ts';
import { REVIEW_PATH } from '#src/messages/letter-pages.ts';
import {
  MAX_REVIEW_PICTURE_BYTES,
  PICTURE_UPLOAD_RATE_LIMIT,
  REVIEW_PICTURE_SIDE,
} from '#src/catalog/review-picture.ts';
import { ok } from '#src/shared/result.ts';
import { eventually } from '../../support/eventually.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { memoryDatabase } from '../../support/memory-database.ts';
import { openShop, smallPorts } from '../small-shop.ts';

const REVIEW = {
  product: 'M1',
  rating: '4',
  title: 'Slaapt goed',
  text: 'Stevig genoeg, en niet te warm.',
  author: 'Anna',
  order: 'SL-100123',
  email: 'anna@example.nl',
};
const PLACE = 'N 52.5168';
const photo = await sharp({
  create: { width: 2400, height: 1200, channels: 3, background: '#456' },
})
  .withExif({ IFD0: { Copyright: PLACE } })
  .jpeg()
  .toBuffer();

type Opening = Partial<ServerPorts> & { readonly takesPictures?: boolean };

async function open({ takesPictures = true, ...ports }: Opening = {}) {
  const database = memoryDatabase();
  const parts = { database, clock: createFixedClock(), ids: createSequentialIds() };
  const intake = { receive: () => Promise.resolve(ok('received' as const)) };
  const reviewWriter = createEmbeddedReviewWriter(takesPictures ? parts : { ...parts, intake });
  const moderation = createEmbeddedReviewModeration(database, parts.clock);
  const shop = await openShop({ ports: { ...smallPorts(), reviewWriter, ...ports } });
  const post = async (form: FormData, path = '/write-review/submit?product=M1') => {
    const answer = await shop.ask(path, { method: 'POST', ...(await encoded(form)) });
    return { answer, posted: postedIn(await answer.text()) };
  };
  const pictures = async () => {
    const found = await moderation.pictures(1);
    return found.ok ? found.value : [];
  };
  const listed = async () => {
    const found = await moderation.listAfter(0, 10);
    return found.ok ? found.value : [];
  };
  return { shop, post, pictures, listed };
}

/** The body of a form as a browser writes it, and its type. */
async function encoded(form: FormData) {
  const sent = new Request('http://shop.example', { method: 'POST', body: form });
  const type = sent.headers.get('content-type') ?? '';
  const headers = { Accept: 'application/json', 'Content-Type': type };
  return { headers, body: Buffer.from(await sent.arrayBuffer()) };
}

/** The form that the answer shows again. */
const postedIn = (text: string): unknown =>
  (JSON.parse(text) as { readonly outcome?: { readonly model?: { readonly posted?: unknown } } })
    .outcome?.model?.posted;

function formOf(
  files: Readonly<Record<string, Uint8Array>>,
  fields: Readonly<Record<string, string>> = REVIEW,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, bytes] of Object.entries(files))
    form.set(name, new Blob([new Uint8Array(bytes)]), 'bed.jpg');
  return form;
}

describe('pictures of a review', () => {
  it('WR4 are kept in the size of the shop, with nothing of the file but its pixels', async () => {
    const { post, pictures, listed } = await open();
    const fields = { ...REVIEW, 'picture2-text': 'Op ons bed' };
    const { answer } = await post(formOf({ picture2: photo }, fields));
    expect(answer.status).toBe(200);
    const [picture] = await pictures();
    expect(photo.includes(PLACE)).toBe(true);
    expect(Buffer.from(picture ?? []).includes(PLACE)).toBe(false);
    const { format, width, height, exif } = await sharp(picture).metadata();
    expect([format, width, height, exif]).toEqual(['webp', REVIEW_PICTURE_SIDE, 960, undefined]);
    expect(await listed()).toMatchObject([
      { review: { pictures: [{ width: REVIEW_PICTURE_SIDE, height: 960, alt: 'Op ons bed' }] } },
    ]);
  });

  it('WR4 are refused field by field, with all that was typed', async () => {
    const { post, listed } = await open();
    const large = new Uint8Array(MAX_REVIEW_PICTURE_BYTES + 1);
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    const wrong = { ...REVIEW, text: 'Prima.' };
    const { answer, posted } = await post(formOf({ picture1: large, picture3: script }, wrong));
    expect(answer.status).toBe(422);
    expect(posted).toMatchObject({
      values: { title: 'Slaapt goed', picture1: 'on', picture3: 'on' },
      errors: [
        { field: 'text', reason: 'too-short' },
        { field: 'picture1', reason: 'picture-too-large' },
      ],
    });
    expect((await post(formOf({ picture3: script }))).posted).toMatchObject({
      values: { title: 'Slaapt goed', picture3: 'on' },
      errors: [{ field: 'picture3', reason: 'picture-unreadable' }],
    });
    expect(await listed()).toEqual([]);
  });

  it('WR4 come from their own fields alone: a file elsewhere replaces no text', async () => {
    const { post, listed } = await open();
    const form = formOf({ picture9: photo });
    form.append('title', new Blob([new Uint8Array(photo)]), 'bed.jpg');
    expect((await post(form)).answer.status).toBe(200);
    const [{ review } = {}] = await listed();
    expect([review?.title, review?.pictures]).toEqual([REVIEW.title, undefined]);
  });

  it('WR4 of more pixels than are decoded are refused, however small their file is', async () => {
    const { post } = await open();
    const bomb = blankPng(10_000, 6000);
    expect(bomb.length).toBeLessThan(10_000);
    const { posted } = await post(formOf({ picture1: bomb, picture2: blankPng(100, 60) }));
    expect(posted).toMatchObject({
      errors: [{ field: 'picture1', reason: 'picture-unreadable' }],
    });
  });

  it('WR4 are optional: fields without a file count for nothing', async () => {
    const { post, listed } = await open();
    const { answer } = await post(formOf({ picture1: new Uint8Array() }));
    expect(answer.status).toBe(200);
    expect(JSON.stringify(await listed())).not.toContain('pictures');
    const empty = await open();
    const nothing = await empty.shop.ask('/write-review/submit', {
      method: 'POST',
      headers: { Accept: 'application/json' },
    });
    expect(nothing.status).toBe(422);
  });

  it('WR4 are three at most, and a broken form is shown again', async () => {
    const { shop, post, listed } = await open();
    const file = photo.subarray(0, 9);
    const many = formOf({ picture1: file, picture2: file, picture3: file, picture4: file });
    const again = { form: 'review', values: { product: 'M1' }, errors: [] };
    const { answer, posted } = await post(many);
    expect([answer.status, posted]).toEqual([400, again]);
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
      const broken = await shop.ask('/write-review/submit?product=M1', {
        method: 'POST',
        headers: { 'Content-Type': type, Accept: 'application/json' },
        body: '--x\r\nnothing',
      });
      expect([broken.status, postedIn(await broken.text())]).toEqual([400, again]);
    }
    const cut = await shop.ask('/write-review/submit?product=M1', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', Accept: 'application/json' },
      body: '--x\r\nContent-Disposition: form-data; name="picture1"; filename="a.jpg"\r\n\r\nabc',
    });
    expect([cut.status, postedIn(await cut.text())]).toEqual([400, again]);
    const twice = formOf({});
    twice.append('title', 'Nog een titel');
    expect((await post(twice)).posted).toMatchObject({
      errors: [{ field: 'title', reason: 'missing' }],
    });
    expect(await listed()).toEqual([]);
  });

  it('WR4 have no place in other forms, nor where another system moderates', async () => {
    const { post } = await open();
    for (const path of ['/newsletter/subscribe', '/write-review/confirm', '/cart/coupon'])
      expect((await post(formOf({ picture1: photo }), path)).answer.status).toBe(415);
    const elsewhere = await open({ takesPictures: false });
    expect((await elsewhere.post(formOf({ picture1: photo }))).answer.status).toBe(415);
    expect(await elsewhere.listed()).toEqual([]);
    const offers = async ({ shop }: typeof elsewhere) => {
      const page = await shop.get('/api/shop/page?url=/write-review?product=M1');
      return JSON.stringify(await page.json()).includes('"takesPictures":true');
    };
    expect([await offers(await open()), await offers(elsewhere)]).toEqual([true, false]);
  });

  it('WR4 are limited per client before their bodies are read', async () => {
    const { post } = await open();
    for (let index = 0; index < PICTURE_UPLOAD_RATE_LIMIT.max; index += 1)
      await post(formOf({}, { product: 'M1' }));
    const { answer, posted } = await post(formOf({ picture1: photo }));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(posted).toEqual({ form: 'review', values: { product: 'M1' }, errors: [] });
  });

  it('WR4 are read four at once, and a client that goes away makes room', async () => {
    const { shop, post } = await open();
    const sockets = Array.from({ length: 4 }, () => connect(shop.port, '127.0.0.1'));
    for (const socket of sockets) socket.write(BEGUN);
    await eventually(async () => {
      expect((await post(formOf({ picture1: photo }))).answer.status).toBe(429);
    });
    for (const socket of sockets) socket.destroy();
    await eventually(async () => {
      expect((await post(formOf({}, { product: 'M1' }))).answer.status).toBe(422);
    });
  });

  it('WR4 are counted before their limits are asked, and no more once their client has gone', async () => {
    const gate = new AbortController();
    const { rateLimits } = smallPorts();
    let asked = 0;
    const take: typeof rateLimits.take = async (...args) => {
      asked += 1;
      if (asked <= 4) await once(gate.signal, 'abort');
      return rateLimits.take(...args);
    };
    const { shop, post } = await open({ rateLimits: { ...rateLimits, take } });
    const sockets = Array.from({ length: 4 }, () => connect(shop.port, '127.0.0.1'));
    for (const socket of sockets) socket.write(BEGUN);
    await eventually(() => expect(asked).toBe(4));
    const statusOfNext = async () => (await post(formOf({}, { product: 'M1' }))).answer.status;
    expect(await statusOfNext()).toBe(429);
    for (const socket of sockets) socket.destroy();
    await eventually(async () => expect(await statusOfNext()).toBe(422));
    gate.abort();
    await nextEventLoopTurn();
    expect(await statusOfNext()).toBe(422);
  });

  it('WR4 are refused together if they are too long, before they are sent', async () => {
    const { shop } = await open();
    const answer = await shop.ask('/write-review/submit?product=M1', {
      method: 'POST',
      headers: {
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': String(5 * MAX_REVIEW_PICTURE_BYTES + 1),
        Accept: 'application/json',
      },
    });
    expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close']);
  });
});

/** A PNG of one bit per pixel. */
function blankPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  const parts = [chunkOf('IHDR', head), chunkOf('IDAT', deflateSync(rows)), chunkOf('IEND')];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

function chunkOf(type: string, data = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const BEGUN = [
  `POST ${REVIEW_PATH}/submit?product=M1 HTTP/1.1`,
  'Host: nl-nl.localhost',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Length: 1000',
  '',
  '--x\r\n',
].join('\r\n');
