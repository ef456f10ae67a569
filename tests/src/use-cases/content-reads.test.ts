import { describe, expect, it } from 'vitest';
import { COMPARE_PATH } from '#src/compare/compare-list.ts';
import { countCalls } from '../../support/counted-calls.ts';
import { createFakePorts } from '../../support/fake-ports.ts';
import { SHOP } from '../../support/fake-shop.ts';
import { visit } from '../../support/visit.ts';

const REDIRECTS = {
  '/alle-matrassen': { status: 301, target: '/matrassen' },
  '/folder': { status: 410 },
} as const;

/** Number of calls of each method of the content source for the page of a URL. */
async function contentReads(url: string) {
  const oldAddresses = { remap: { '/aurora': '/matras-aurora' }, redirects: REDIRECTS };
  const ports = createFakePorts({ ...SHOP, oldAddresses });
  const { port: content, counts } = countCalls(ports.content);
  await visit(url, { ...ports, content });
  return counts();
}

const ONCE = { pageByUrl: 1, shell: 1, oldAddresses: 1 };

describe('showPage', () => {
  it.each([
    '/',
    '/matrassen',
    '/matrassen/maat/90x200',
    '/aurora',
    '/proefslapen',
    '/winkelwagen',
    COMPARE_PATH,
    '/alle-matrassen',
    '/proefslapen?live_preview=key',
  ])('reads page, shell and old addresses once for %s', async (url) => {
    expect(await contentReads(url)).toEqual(ONCE);
  });

  it.each(['/bestaat-niet', '/folder', '/matrassen/onbekend/iets'])(
    'reads the error page once, too, for %s',
    async (url) => {
      expect(await contentReads(url)).toEqual({ ...ONCE, errorPage: 1 });
    },
  );
});
