import { describe, expect, it } from 'vitest';
import { createImageService } from '#server/images/image-service.ts';
import { parseImageRequest } from '#src/content/image-request.ts';
import { err, ok } from '#src/shared/result.ts';
import sharp from 'sharp';
import { openShop } from '../small-shop.ts';

const busy = await openShop({ isBusy: () => true });

describe('a busy server', () => {
  it('sends away who wants a page, in the words of the locale', async () => {
    const page = await busy.get('/', { Host: 'de-de.localhost:3000' });
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('2');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('Das liegt an uns.');
  });

  it('makes no pictures', async () => {
    const picture = await busy.get(
      '/remote-image/demo/matras.webp?format=webp&width=384&quality=75',
    );
    expect(picture.status).toBe(503);
    expect(picture.headers.get('retry-after')).toBe('2');
  });

  it('still says how it is, and keeps carts', async () => {
    expect((await busy.get('/healthz')).status).toBe(200);
    expect((await busy.get('/metrics')).status).toBe(200);
    expect((await busy.call('/api/magento/createEmptyCart', [])).status).toBe(200);
    const added = await busy.post('/cart/add', 'sku=M1-160&quantity=1', {
      'Content-Type': 'application/x-www-form-urlencoded',
    });
    expect(added.status).toBe(303);
  });

  it('shows pictures that it has', async () => {
    let isBusy = false;
    const source = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const images = createImageService({ read: () => Promise.resolve(ok(source)) }, () => isBusy);
    const wanted = parseImageRequest('demo/a.png', '?format=webp&width=384&quality=75');
    if (!wanted.ok) throw new Error(wanted.error);
    expect(await images.image(wanted.value)).toMatchObject({ ok: true });
    isBusy = true;
    expect(await images.image(wanted.value)).toMatchObject({ ok: true });
    expect(await images.image({ ...wanted.value, width: 640 })).toEqual(err('busy'));
  });
});
