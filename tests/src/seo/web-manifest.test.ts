import { describe, expect, it } from 'vitest';
import { WEB_MANIFEST_PATH, webManifest } from '#src/seo/web-manifest.ts';
import { aShell } from '../../support/shown-pages.ts';

describe('webManifest', () => {
  it('is at the same path on every host', () => {
    expect(WEB_MANIFEST_PATH).toBe('/manifest.webmanifest');
  });

  it('names the shop in its language, and opens its home page within the shop', () => {
    const defaults = { metaTitle: 'Sluimer, beter slapen', metaDescription: 'Bedden.' };
    expect(webManifest({ ...aShell, defaults }, 'de-at')).toMatchObject({
      id: '/',
      name: 'Sluimer, beter slapen',
      short_name: 'Sluimer',
      description: 'Bedden.',
      lang: 'de-AT',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
    });
    expect(webManifest({ ...aShell, defaults: { ...defaults, metaTitle: '' } }, 'nl-nl').name).toBe(
      'Sluimer',
    );
  });

  it('has icons of the two sizes that browsers ask for, one of them maskable', () => {
    const { icons } = webManifest(aShell, 'nl-nl');
    expect(icons.map(({ src, sizes, type, purpose }) => [src, sizes, type, purpose])).toEqual([
      ['/icon-192.png', '192x192', 'image/png', undefined],
      ['/icon-512.png', '512x512', 'image/png', undefined],
      ['/icon-maskable-512.png', '512x512', 'image/png', 'maskable'],
    ]);
  });
});
