import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LOCALES, languageTag } from '#src/shared/locale.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { openShop, plainRenderer, smallPorts, withoutRequests } from './small-shop.ts';

const shop = await openShop();
/** The raw answer of a server to these lines, as `node:http` would normalize some of them. */
function heardFrom(port: number, lines: readonly string[]): Promise<string> {
  const socket = connect(port);
  socket.write(lines.join('\r\n'));
  return text(socket);
}
const at = (locale: string) => ({ Host: `${locale}.localhost:3000` });

describe('a page', () => {
  it.each(LOCALES)('H1 speaks the language of its host: %s', async (locale) => {
    const response = await shop.get('/', at(locale));
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-language')).toBe(languageTag(locale));
    expect(html).toContain(`<html lang="${languageTag(locale)}">`);
    expect(html).toContain(
      `<meta property="og:locale" content="${languageTag(locale).replace('-', '_')}">`,
    );
    expect(html).toContain(`<link rel="canonical" href="http://${locale}.localhost:3000/">`);
  });

  it.each(['localhost', '127.0.0.1:3000', '[::1]:3000'])(
    'answers requests to this machine (%s) in the default locale',
    async (Host) => {
      const response = await shop.get('/', { Host });
      expect(await response.text()).toContain('<html lang="nl-NL">');
    },
  );

  it('H3 has no canonical link at an unknown host', async () => {
    const response = await shop.get('/', { Host: 'elsewhere.example' });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<html lang="nl-NL">');
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain('elsewhere.example');
  });

  it('H8 that does not exist is a 404 with the error page of the locale', async () => {
    const response = await shop.get('/nergens', at('de-at'));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<h1>error</h1>');
  });

  it('F7 with a filter that does not exist is a 404', async () => {
    expect((await shop.get('/matrassen/maat/90x200')).status).toBe(200);
    expect((await shop.get('/matrassen/maat/1x1')).status).toBe(404);
  });

  it('has one address: a trailing slash redirects to it', async () => {
    const response = await shop.get('/matrassen/?page=1');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/matrassen?page=1');
  });

  it('redirects a price form to the address of its filter', async () => {
    const response = await shop.get('/matrassen?min=200&max=500');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/matrassen/prijs/249-449');
  });

  it('answers HEAD as it answers GET', async () => {
    const response = await shop.ask('/', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it.each(['POST', 'PUT', 'DELETE'])('rejects %s', async (method) => {
    const response = await shop.ask('/matrassen', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('is sent in the best encoding that the client accepts', async () => {
    const plain = await (await shop.get('/matras-wolk')).text();
    const forms = { br: brotliDecompressSync, gzip: gunzipSync } as const;
    for (const [encoding, decompress] of Object.entries(forms)) {
      const response = await shop.get('/matras-wolk', { 'Accept-Encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(decompress(Buffer.from(await response.arrayBuffer())).toString()).toBe(plain);
    }
    const both = await shop.get('/matras-wolk', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(both.headers.get('content-encoding')).toBe('br');
  });

  it('is not stored while an editor previews it', async () => {
    for (const path of ['/?live_preview=hash', '/matrassen?page=2&live_preview=hash'])
      expect((await shop.get(path)).headers.get('cache-control')).toBe('private, no-store');
    const keyless = await shop.get('/?live_preview=');
    expect(keyless.headers.get('location')).toBe('/');
    const plain = await shop.get('/');
    expect(plain.headers.get('cache-control')).toBe('public, no-cache');
  });

  it('may be stored by browsers that revalidate each time', async () => {
    expect((await shop.get('/')).headers.get('cache-control')).toBe('public, no-cache');
  });

  it('is not sent again to a browser that has it', async () => {
    const first = await shop.get('/');
    const etag = first.headers.get('etag') ?? '';
    const again = await shop.get('/', { 'If-None-Match': etag });
    expect(again.status).toBe(304);
  });

  it.each([
    ['', '/matrassen'],
    ['MB11 ', '/matrassen?bed=160x200'],
  ])('%sis the same for every visitor, whatever they send, at %s', async (_number, url) => {
    const plain = await (await shop.get(url)).text();
    const visitor = {
      Cookie: 'cart_id=abc',
      'X-Forwarded-Host': 'evil.example',
      'User-Agent': 'x',
      Referer: 'http://nl-nl.localhost:3000/?bed=90x200',
    };
    expect((await (await shop.get(url, visitor)).text()) === plain).toBe(true);
  });
});

describe('the content security policy', () => {
  it('trusts exactly the inline script and style of the page', async () => {
    const response = await shop.get('/matrassen');
    const policy = response.headers.get('content-security-policy') ?? '';
    const html = await response.text();
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gsu)].map(([, text = '']) => text);
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gsu)].map(([, text = '']) => text);
    expect(scripts).toHaveLength(1);
    expect(styles).toHaveLength(1);
    for (const text of [...scripts, ...styles]) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    expect(policy).toMatch(/script-src 'strict-dynamic' 'sha256-[^']+';/u);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('is the same for every page', async () => {
    const policies = await Promise.all(
      ['/', '/matrassen', '/nergens'].map(async (path) =>
        (await shop.get(path)).headers.get('content-security-policy'),
      ),
    );
    expect(new Set(policies).size).toBe(1);
  });
});

describe('the content security policy of what is no page', () => {
  it.each(['/assets/none.js', '/api/magento/cart', '/remote-image/x.webp'])(
    'allows nothing, in fewer bytes: %s',
    async (path) => {
      const policy = (await shop.get(path)).headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^default-src 'none';.*frame-ancestors 'none'/u);
      expect(policy).not.toMatch(/sha256|'self'/u);
      expect(policy.length).toBeLessThan(100);
    },
  );
});

describe('every answer', () => {
  it('has the security headers and does not name its software', async () => {
    for (const path of [
      '/',
      '/healthz',
      '/api/magento/cart',
      '/remote-image/x.webp',
      '/nergens',
      '/%',
      '/api/%',
    ]) {
      const { headers } = await shop.get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('enforces https where the shop has it, and only there', async () => {
    const secure = await openShop({
      environment: { DOMAINS: '{"nl-nl":"https://www.sluimer.example"}' },
    });
    const { headers } = await secure.get('/', { Host: 'www.sluimer.example' });
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect((await shop.get('/')).headers.get('strict-transport-security')).toBeNull();
  });
});

describe('a missing file', () => {
  it.each(['/none.png', '/none.ico', '/wp-content/app.JS', '/foto/bed.webp?width=640'])(
    'H8 is a 404 of a few bytes: %s',
    async (path) => {
      const answer = await shop.get(path);
      expect(answer.status).toBe(404);
      expect((await answer.text()).length).toBeLessThan(100);
    },
  );

  it('H8 is the page that is not found if it may have been a page', async () => {
    for (const path of ['/index.php', '/oud.html', '/folder.pdf', '/bed-2.5']) {
      const answer = await shop.get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('</html>');
    }
  });
});

describe('a request that is refused', () => {
  it.each(['//evil.example', '/a//b', '/a\\b', '/%00', '/a%5Cb', '//%ff'])(
    '%s: 400, before any port is called',
    async (path) => {
      expect((await shop.get(path)).status).toBe(400);
    },
  );

  it('with two hosts, of which proxies may read the other one: 400', async () => {
    const heads = await heardFrom(shop.port, [
      'GET / HTTP/1.1',
      'Host: localhost',
      'hOST: evil.example',
      'Connection: close',
      '',
      '',
    ]);
    expect(heads).toContain('HTTP/1.1 400');
  });

  it.each(['/API/magento/createEmptyCart', '/Cart/add', '/cart/ADD', '/Newsletter/subscribe'])(
    'an address in another case is another address: %s',
    async (path) => {
      expect((await shop.post(path, '')).status).toBe(405);
    },
  );

  it('more than 8 kB or 576 segments: 414', async () => {
    expect((await shop.get(`/${'a'.repeat(8192)}`)).status).toBe(414);
    expect((await shop.get('/a'.repeat(577))).status).toBe(414);
  });

  it('STRICT_HOSTS rejects hosts without a locale: 421', async () => {
    const strict = await openShop({ environment: { STRICT_HOSTS: 'true' } });
    const stranger = { Host: 'elsewhere.example' };
    expect((await strict.get('/', stranger)).status).toBe(421);
    expect((await strict.call('/api/magento/createEmptyCart', [], stranger)).status).toBe(421);
    expect((await strict.get('/', at('de-de'))).status).toBe(200);
    expect((await strict.get('/healthz', stranger)).status).toBe(200);
  });
});

describe('a failure', () => {
  it('is logged in full and shown to the visitor in a sentence', async () => {
    const log = createMemoryLog();
    const renderer = {
      ...plainRenderer,
      page: () => {
        throw new Error('secret in /srv/shop');
      },
    };
    const broken = await openShop({ renderer, ports: { ...smallPorts(), log } });
    const response = await broken.get('/', at('de-de'));
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toContain('Das liegt an uns.');
    expect(html).not.toContain('secret');
    expect(html).not.toContain('.ts');
    expect(withoutRequests(log)).toMatchObject([
      { level: 'error', event: 'request-failed', facts: { path: '/', method: 'GET' } },
    ]);
  });
});
