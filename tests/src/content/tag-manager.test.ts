import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tagManagerScript } from '#src/content/tag-manager.ts';
import { err, ok } from '#src/shared/result.ts';
import { anyTagManagerConfig } from '../../support/arbitraries/content.ts';

const CONFIG = { host: 'tags.sluimer.example', id: 'GTM-ABC123' };
const ENVIRONMENT = { auth: 'a1_b-2', name: 'env-3' };

describe('tagManagerScript', () => {
  it('H14 loads the container from the configured host', () => {
    expect(tagManagerScript(CONFIG)).toEqual(
      ok({ src: 'https://tags.sluimer.example/gtm.js?id=GTM-ABC123' }),
    );
  });

  it('H14 appends the parameters of the environment after the id', () => {
    expect(tagManagerScript({ ...CONFIG, environment: ENVIRONMENT })).toEqual(
      ok({
        src: 'https://tags.sluimer.example/gtm.js?id=GTM-ABC123&gtm_auth=a1_b-2&gtm_preview=env-3&gtm_cookies_win=x',
      }),
    );
  });

  it('H14 returns no script without configuration', () => {
    expect(tagManagerScript(undefined)).toEqual(ok(undefined));
  });

  it.each(['localhost', 'localhost:8443', 'Tags.Sluimer-Shop.Example', '1st.example:1'])(
    'H14 accepts the host %s',
    (host) => {
      const src = `https://${host}/gtm.js?id=GTM-ABC123`;
      expect(tagManagerScript({ ...CONFIG, host })).toEqual(ok({ src }));
    },
  );

  it.each([
    '',
    'http://tags.example',
    'https://tags.example',
    'tags.example/path',
    'tags.example/../',
    'tags.example?a',
    'tags.example#a',
    'user@tags.example',
    'tags.example:',
    'tags.example:123456',
    'tags.example:1a',
    '.example',
    'tags..example',
    'tags example',
    '127.0.0.1',
    '//tags.example',
    'tags.example\n',
  ])('H14 refuses the host %j', (host) => {
    expect(tagManagerScript({ ...CONFIG, host })).toEqual(malformed('host'));
  });

  it.each(['', 'GTM ABC', 'GTM&x=1', 'GTM-ABC#', '../GTM'])(
    'H14 rejects %j as id, auth or name of the environment',
    (odd) => {
      expect(tagManagerScript({ ...CONFIG, id: odd })).toEqual(malformed('id'));
      for (const environment of [
        { ...ENVIRONMENT, auth: odd },
        { ...ENVIRONMENT, name: odd },
      ]) {
        expect(tagManagerScript({ ...CONFIG, environment })).toEqual(malformed('environment'));
      }
    },
  );

  it('H14 formats exactly the configured parts, or rejects them', () => {
    fc.assert(
      fc.property(anyTagManagerConfig, (config) => {
        const script = tagManagerScript(config);
        const url = script.ok && script.value && new URL(script.value.src);
        expect(url && partsOf(url)).toEqual(script.ok && expected(config));
      }),
    );
  });
});

const malformed = (setting: string) => err({ kind: 'malformed-tag-manager', setting });

const partsOf = ({ protocol, host, pathname, searchParams, hash }: URL) => ({
  protocol,
  host,
  pathname,
  hash,
  query: Object.fromEntries(searchParams),
});

/** Omits the default port 443. */
const expected = ({ host, id, environment }: Config) => ({
  protocol: 'https:',
  host: host.toLowerCase().replace(/:443$/, ''),
  pathname: '/gtm.js',
  hash: '',
  query: {
    id,
    ...(environment && {
      gtm_auth: environment.auth,
      gtm_preview: environment.name,
      gtm_cookies_win: 'x',
    }),
  },
});

type Config = NonNullable<Parameters<typeof tagManagerScript>[0]>;
