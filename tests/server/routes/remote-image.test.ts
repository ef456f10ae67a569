import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { err, ok } from '#src/shared/result.ts';
import { openShop, smallPorts } from '../small-shop.ts';

const photo = await sharp({
  create: { width: 1000, height: 600, channels: 3, background: '#456' },
})
  .webp()
  .toBuffer();
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
const files = new Map([
  ['bed/wit.webp', photo],
  ['written-reviews/bed', photo],
  ['drawing.webp', svg],
  ['text.webp', Buffer.from('no picture')],
]);

let reads: string[] = [];
const pictures = {
  read(path: string) {
    reads.push(path);
    const file = files.get(path);
    return Promise.resolve(file ? ok(file) : err('not-found' as const));
  },
};
const shop = await openShop({ ports: { ...smallPorts(), pictures } });

const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  return { width, height, format };
};

describe('/remote-image', () => {
  it.each([
    ['webp', 'image/webp', 'webp'],
    ['avif', 'image/avif', 'heif'],
    ['jpeg', 'image/jpeg', 'jpeg'],
  ])('P6 answers in the requested format: %s', async (name, type, format) => {
    const response = await shop.get(`/remote-image/bed/wit.webp?format=${name}&width=640`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await sizeOf(response)).toEqual({ width: 640, height: 384, format });
  });

  it('WR4 lets no browser keep a picture of a review for longer than an hour', async () => {
    const response = await shop.get('/remote-image/written-reviews/bed?width=640');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('P6 cuts a square, and never enlarges', async () => {
    const square = await shop.get('/remote-image/bed/wit.webp?width=256&crop=square');
    expect(await sizeOf(square)).toMatchObject({ width: 256, height: 256 });
    const large = await shop.get('/remote-image/bed/wit.webp?width=3840');
    expect(await sizeOf(large)).toMatchObject({ width: 1000, height: 600 });
    const largeSquare = await shop.get('/remote-image/bed/wit.webp?width=3840&crop=square');
    expect(await sizeOf(largeSquare)).toMatchObject({ width: 600, height: 600 });
  });

  it.each([
    'bed/wit.webp',
    'bed/wit.webp?width=641',
    'bed/wit.webp?width=640&format=svg',
    'bed/wit.webp?width=640&quality=101',
    '%2e%2e/package.json?width=640',
    'bed/%2e%2e/wit.webp?width=640',
  ])('P6 rejects %s, before any picture is read', async (address) => {
    reads = [];
    const response = await shop.get(`/remote-image/${address}`);
    expect([400, 404]).toContain(response.status);
    expect(reads).toEqual([]);
  });

  it.each([
    ['format=webp', /^width: must be 640, 750, /u],
    ['width=640&format=', /^format: must be webp, avif, jpeg$/u],
    ['width=640&quality=', /^quality: must be a whole number from 1 to 100$/u],
  ])('P6 describes the expected parameters for ?%s', async (query, expected) => {
    const response = await shop.get(`/remote-image/bed/wit.webp?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toMatch(expected);
  });

  it('answers 404 for a missing picture', async () => {
    expect((await shop.get('/remote-image/bed/rood.webp?width=640')).status).toBe(404);
  });

  it.each(['drawing.webp', 'text.webp'])('reads photographs only: %s', async (path) => {
    expect((await shop.get(`/remote-image/${path}?width=640`)).status).toBe(502);
  });

  it('encodes a picture once, for any number of requests', async () => {
    reads = [];
    const path = '/remote-image/bed/wit.webp?width=96';
    const answers = await Promise.all([path, path, path].map((same) => shop.get(same)));
    answers.push(await shop.get(path));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(reads).toEqual(['bed/wit.webp']);
  });

  it('does not send a picture again to a browser that has it', async () => {
    const first = await shop.get('/remote-image/bed/wit.webp?width=96');
    const etag = first.headers.get('etag') ?? '';
    const again = await shop.get('/remote-image/bed/wit.webp?width=96', { 'If-None-Match': etag });
    expect(again.status).toBe(304);
  });
});
