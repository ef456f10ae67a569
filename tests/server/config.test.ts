import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseConfig, SETTINGS } from '#server/config.ts';
import { createPlatformKey } from '../support/webhooks.ts';
import { err } from '#src/shared/result.ts';
import { LOCALES } from '#src/shared/locale.ts';

const faultsOf = (environment: Record<string, string>) => {
  const config = parseConfig(environment);
  return config.ok ? [] : config.error;
};

const isMaintenance = (word: string) => {
  const config = parseConfig({ MAINTENANCE_MODE: word });
  return config.ok && config.value.maintenance;
};

const proxiesOf = (text: string) => {
  const config = parseConfig({ TRUSTED_PROXIES: text });
  return config.ok ? config.value.trustedProxies : config.error;
};

/** The catalogue that these settings describe; a Magento is set. */
function catalogueOf(settings: Readonly<Record<string, string>>) {
  const config = parseConfig({ MAGENTO_URL: 'https://magento.example', ...settings });
  return config.ok ? config.value.catalogue : config.error;
}

describe('parseConfig', () => {
  it('describes the catalogue of the demo shop where the commerce backend holds it', () => {
    expect(catalogueOf({})).toBe('demo');
    expect(catalogueOf({ COMMERCE: 'magento' })).toBe('');
    expect(catalogueOf({ COMMERCE: 'magento', SHOP_CATALOGUE: 'own.json' })).toBe('own.json');
    expect(catalogueOf({ SHOP_CATALOGUE: 'own.json' })).toBe('own.json');
    const sandbox = {
      CONTENTSTACK_API_KEY: 'a',
      CONTENTSTACK_DELIVERY_TOKEN: 'b',
      ALGOLIA_APP_ID: 'c',
      ALGOLIA_SEARCH_KEY: 'd',
    };
    expect(catalogueOf({ UPSTREAMS: 'sandbox', ...sandbox })).toBe('demo');
  });

  it('B7 needs no settings: quiet consoles, five shops on localhost, everything embedded', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({
      ok: true,
      value: {
        port: 3000,
        site: { domains: { 'de-at': 'http://de-at.localhost:3000' }, remap: {} },
        strictHosts: false,
        maintenance: false,
        clientLogLevel: 'warn',
        upstreams: {
          commerce: { kind: 'embedded' },
          content: { kind: 'embedded' },
          search: { kind: 'embedded' },
        },
      },
    });
  });

  it('S7 has the specified timeouts, in milliseconds, by default', () => {
    const config = parseConfig({ PAGE_TIMEOUT_MS: '4000', MAGENTO_WRITE_TIMEOUT_MS: '12000' });
    expect(config.ok && config.value.timeLimits).toEqual({
      page: 4000,
      call: 8000,
      connect: 1000,
      magentoRead: 5000,
      magentoWrite: 12_000,
      contentstack: 3000,
      algoliaRead: 2000,
      pictures: 4000,
    });
    expect(faultsOf({ PAGE_TIMEOUT_MS: '0' })).toHaveLength(1);
  });

  it('names exactly the locales, on the port it listens on', () => {
    const config = parseConfig({ PORT: '8080' });
    expect(config.ok && config.value.site.domains).toEqual(
      Object.fromEntries(LOCALES.map((locale) => [locale, `http://${locale}.localhost:8080`])),
    );
  });

  it('lets DOMAINS replace the whole map', () => {
    const config = parseConfig({ DOMAINS: '{"de-de":"https://www.sluimer.example"}' });
    expect(config.ok && config.value.site.domains).toEqual({
      'de-de': 'https://www.sluimer.example',
    });
  });

  it('H6 switches maintenance on for the word true only', () => {
    const words = ['true', 'TRUE', '1', 'yes', 'false', ''];
    expect(words.filter(isMaintenance)).toEqual(['true']);
  });

  it('reports each error with the found and the expected value, one per line', () => {
    expect(
      faultsOf({ PORT: '80a', STRICT_HOSTS: 'ja', COMMERCE: 'shopify', DOMAINS: '{' }),
    ).toEqual([
      'PORT="80a" must be a whole number from 1 to 65535',
      'DOMAINS="{" must be JSON',
      'STRICT_HOSTS="ja" must be true or false',
      'COMMERCE="shopify" must be embedded or magento',
    ]);
  });

  it.each([
    ['{"de-de":"www.example.de"}', 'de-de'],
    ['{"de-de":"https://www.example.de/shop"}', 'de-de'],
    ['{"de-de":"javascript:alert(1)"}', 'de-de'],
    ['{"de-de":7}', 'de-de'],
    ['[]', 'JSON object by locale'],
    ['{"fr-fr":"https://www.example.fr"}', 'fr-fr'],
  ])('refuses DOMAINS=%s', (domains, hint) => {
    expect(faultsOf({ DOMAINS: domains })).toEqual([expect.stringContaining(hint)]);
  });

  it('trusts only the named proxies', () => {
    expect(proxiesOf('')).toEqual([]);
    const named = ['10.0.0.0/8', '203.0.113.7', 'fd00::/8', '::1', 'loopback'];
    expect(proxiesOf(named.join(' , '))).toEqual(named);
    const widths = ['10.0.0.0/33', '10.0.0.0/0', '::/129', '10.0.0/8'];
    for (const odd of ['true', '1', 'proxy', '::1,', ...widths]) {
      expect(proxiesOf(odd)).toEqual([expect.stringContaining('TRUSTED_PROXIES=')]);
    }
  });

  it('requires a preview key that is hard to guess, in URL-safe characters', () => {
    const key = 'a-key_of-16-and-3';
    expect(parseConfig({ PREVIEW_KEY: key })).toMatchObject({ value: { previewKey: key } });
    expect(parseConfig({})).toMatchObject({ value: { previewKey: '' } });
    for (const odd of [
      'short',
      'x'.repeat(201),
      'with a space in between',
      'with=signs&more-of-it',
    ])
      expect(faultsOf({ PREVIEW_KEY: odd })).toEqual([expect.stringContaining('PREVIEW_KEY=')]);
  });

  it.each(['*', 'app.contentstack.com', "'self'", 'https://a.example; script-src *'])(
    'allows no editor with the address %s to frame previews',
    (origin) => {
      expect(faultsOf({ CONTENTSTACK_EDITOR_ORIGINS: origin })).toHaveLength(1);
    },
  );

  it('takes Redis by its URL or by the path of its socket', () => {
    for (const address of ['redis://cache:6379/1', 'rediss://:word@cache', '/run/redis.sock']) {
      const config = parseConfig({ CACHE: 'redis', REDIS_URL: address });
      expect(config).toMatchObject({ value: { redisUrl: address, cache: 'redis' } });
    }
    const apart = parseConfig({ REDIS_RECORDS_URL: '/run/records.sock' });
    expect(apart).toMatchObject({ value: { redisRecordsUrl: '/run/records.sock' } });
    expect(parseConfig({})).toMatchObject({ value: { redisRecordsUrl: '' } });
    expect(faultsOf({ REDIS_RECORDS_URL: 'records:6379' })).toHaveLength(1);
    for (const address of ['cache:6379', 'http://cache', 'redis://', 'redis.sock']) {
      expect(faultsOf({ REDIS_URL: address })).toEqual([
        expect.stringContaining('must be an address'),
      ]);
    }
  });

  it('accepts the key of the content service on one line or on several', () => {
    const { pem } = createPlatformKey();
    for (const key of [pem, pem.replaceAll('\n', String.raw`\n`)]) {
      const config = parseConfig({ CONTENT_WEBHOOK_PUBLIC_KEY: key });
      const read = config.ok ? config.value.contentWebhook.publicKey : '';
      expect(read.trim()).toBe(pem.trim());
    }
    expect(faultsOf({ CONTENT_WEBHOOK_PUBLIC_KEY: 'a key' })).toEqual([
      'CONTENT_WEBHOOK_PUBLIC_KEY="a key" must be a public key in PEM',
    ]);
    expect(faultsOf({ CONTENT_WEBHOOK_SECRET: 'short' })).toHaveLength(1);
  });

  it.each(['0', '65536', '-1', '3000.5'])('refuses PORT=%s, which browsers block', (port) => {
    expect(faultsOf({ PORT: port })).toEqual([
      `PORT="${port}" must be a whole number from 1 to 65535`,
    ]);
  });

  it('reports a REMAP path without a slash', () => {
    expect(faultsOf({ REMAP: '{"nl-nl":{"oud":"/nieuw"}}' })).toEqual([
      expect.stringMatching(
        /^REMAP=.* \(at nl-nl\.oud\) must be paths like \{"\/oud":"\/nieuw"\}$/u,
      ),
    ]);
    expect(faultsOf({ REMAP: '{"nl-nl":{"/oud":"/nieuw?page=2"}}' })).toHaveLength(1);
    expect(faultsOf({ REMAP: '{"nl-nl":{"/oud":"//elsewhere.example"}}' })).toHaveLength(1);
    expect(faultsOf({ REMAP: '{"nl-nl":{"/oud":"nieuw"}}' })).toEqual([
      expect.stringMatching(/\(at nl-nl\.\/oud\) must be a path like \/bedden$/u),
    ]);
  });

  it('reports missing settings of a system', () => {
    const chosen = { COMMERCE: 'magento', CONTENT: 'contentstack', SEARCH: 'algolia' };
    const expected = {
      MAGENTO_URL: 'COMMERCE=magento',
      CONTENTSTACK_API_KEY: 'CONTENT=contentstack',
      CONTENTSTACK_DELIVERY_TOKEN: 'CONTENT=contentstack',
      ALGOLIA_APP_ID: 'SEARCH=algolia',
      ALGOLIA_SEARCH_KEY: 'SEARCH=algolia',
    };
    const names = Object.keys(expected);
    expect(faultsOf(chosen)).toEqual(
      Object.entries(expected).map(([name, by]) => `${name}="" is required by ${by}`),
    );
    expect(faultsOf({ UPSTREAMS: 'sandbox' })).toEqual(
      names.map((name) => `${name}="" is required by UPSTREAMS=sandbox`),
    );
    const opened = Object.fromEntries(names.map((name) => [name, 'key']));
    expect(faultsOf({ ...chosen, ...opened, MAGENTO_URL: 'https://shop.example/' })).toEqual([]);
  });

  it("refuses Magento's GraphQL address in place of the one above it", () => {
    expect(faultsOf({ COMMERCE: 'magento', MAGENTO_URL: 'https://shop.example/graphql/' })).toEqual(
      [expect.stringMatching(/^MAGENTO_URL=.* must be the address above \/graphql$/u)],
    );
  });

  it("derives the address of Magento's pictures by default", () => {
    const config = parseConfig({ COMMERCE: 'magento', MAGENTO_URL: 'https://shop.example/m/' });
    expect(config).toMatchObject({
      value: {
        upstreams: {
          commerce: { baseUrl: 'https://shop.example/m', mediaUrl: 'https://shop.example/m/media' },
        },
      },
    });
  });

  it.each([
    'shop.example',
    'ftp://shop.example',
    'https://anna@shop.example',
    'https://a.example?b',
  ])('refuses MAGENTO_URL=%s', (url) => {
    expect(faultsOf({ MAGENTO_URL: url })).toEqual([expect.stringContaining('must be an address')]);
  });

  it.each(['MAGENTO_INTEGRATION_TOKEN', 'MAGENTO_PREFERENCES_TOKEN'])(
    'refuses a %s that is no header value, without repeating it',
    (name) => {
      const token = 'p8x2v0';
      expect(faultsOf({ [name]: token })).toEqual([]);
      for (const odd of [`${token}\n${token}`, `${token} ${token}`, `${token}é`]) {
        expect(faultsOf({ [name]: odd })).toEqual([`${name}="***" must be a token without spaces`]);
      }
    },
  );

  it('accepts any environment without throwing, and reports every error on one line', () => {
    const anyEnvironment = fc.dictionary(fc.constantFrom(...Object.keys(SETTINGS)), fc.string());
    fc.assert(
      fc.property(anyEnvironment, (environment) => {
        for (const fault of faultsOf(environment)) expect(fault).not.toContain('\n');
      }),
    );
  });

  it('sends withdrawals to the mail sender by default', () => {
    expect(emailOf({})).toBe('shop@sluimer.example');
    expect(emailOf({ MAIL_FROM: 'Sluimer <post@sluimer.example>' })).toBe('post@sluimer.example');
    expect(emailOf({ WITHDRAWAL_EMAIL: 'service@sluimer.example' })).toBe(
      'service@sluimer.example',
    );
    expect(emailOf({ WITHDRAWAL_EMAIL: 'nobody' })).toEqual([
      'WITHDRAWAL_EMAIL="nobody" must be an e-mail address like service@sluimer.example',
    ]);
  });

  it('refuses workers that would not be one shop', () => {
    const memory = { WORKERS: '2', DATA_DIR: ':memory:' };
    expect(parseConfig(memory)).toEqual(
      err(['WORKERS="2" needs a folder in DATA_DIR: carts have to be shared']),
    );
    const magento = { WORKERS: '2', COMMERCE: 'magento', MAGENTO_URL: 'https://magento.example' };
    expect(parseConfig(magento)).toEqual(
      err([expect.stringMatching(/^WORKERS="2" needs CACHE=redis/u)]),
    );
    expect(parseConfig({ ...magento, CACHE: 'redis' })).toMatchObject({ value: { workers: 2 } });
  });
});

function emailOf(environment: Readonly<Record<string, string>>) {
  const config = parseConfig(environment);
  return config.ok ? config.value.withdrawalEmail : config.error;
}
