import { describe, expect, it } from 'vitest';
import { routeKindOf } from '#server/observe/route-kind.ts';

describe('routeKindOf', () => {
  it.each([
    ['GET', '/', 'page'],
    ['HEAD', '/matrassen/maat/90x200', 'page'],
    ['POST', '/cart/add', 'form'],
    ['POST', '/newsletter/subscribe', 'form'],
    ['POST', '/api/magento/cart', 'bff'],
    ['GET', '/api/cnts/getPage', 'bff'],
    ['GET', '/api/shop/page', 'navigation'],
    ['POST', '/api/hooks/content', 'hook'],
    ['GET', '/remote-image/demo/matras.webp', 'image'],
    ['GET', '/assets/main-1.js', 'file'],
    ['GET', '/robots.txt', 'file'],
    ['GET', '/sitemap.xml', 'sitemap'],
    ['GET', '/sitemap-landing-pages-2.xml', 'sitemap'],
    ['GET', '/feeds/google.xml', 'sitemap'],
    ['GET', '/feeds/google.tsv', 'sitemap'],
    ['GET', '/metrics', 'health'],
    ['GET', '/readyz', 'health'],
  ])('%s %s is a %s', (method, path, kind) => {
    expect(routeKindOf(method, path)).toBe(kind);
  });

  it.each([
    ['/', '?live_preview=hash', 'preview'],
    ['/', '?live_preview=', 'page'],
    ['/favicon.svg', '?live_preview=hash', 'file'],
    ['/api/cnts/getPage', '?live_preview=hash', 'bff'],
  ])('GET %s%s is a %s', (path, query, kind) => {
    expect(routeKindOf('GET', path, query)).toBe(kind);
  });
});
