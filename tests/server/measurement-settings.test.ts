import { describe, expect, it } from 'vitest';
import { createAssets } from '#server/assets.ts';
import { parseConfig } from '#server/config.ts';
import { ok } from '#src/shared/result.ts';
import { pageAt } from '../support/visit.ts';

const measured = (environment: Readonly<Record<string, string>>) => {
  const config = parseConfig(environment);
  return config.ok ? ok(config.value.measurement) : config;
};

const TAGS = { TAG_MANAGER_HOST: 'tags.sluimer.example', TAG_MANAGER_ID: 'GTM-1' };
const BUILT = { modules: ['/main.js'], styles: '', fonts: [] };

describe('the settings of what is measured', () => {
  it('H14 are absent by default, and with hosts alone', () => {
    expect(measured({})).toEqual(ok(undefined));
    expect(measured({ MEASUREMENT_HOSTS: 'https://a.example' })).toEqual(ok(undefined));
  });

  it('H14 name the script, and the hosts that receive measurements', () => {
    expect(
      measured({ ...TAGS, MEASUREMENT_HOSTS: 'https://*.a.example, https://b.example' }),
    ).toEqual(
      ok({
        tagScript: 'https://tags.sluimer.example/gtm.js?id=GTM-1',
        searchEvents: false,
        hosts: ['https://tags.sluimer.example', 'https://*.a.example', 'https://b.example'],
      }),
    );
  });

  it('H14 name the environment of a test container', () => {
    expect(
      measured({ ...TAGS, TAG_MANAGER_AUTH: 'a1', TAG_MANAGER_ENVIRONMENT: 'env-3' }),
    ).toMatchObject({
      value: { tagScript: expect.stringMatching(/gtm_auth=a1&gtm_preview=env-3/u) as string },
    });
  });

  it('S2 can be the search service alone', () => {
    expect(measured({ SEARCH_EVENTS: 'true' })).toEqual(ok({ searchEvents: true, hosts: [] }));
  });

  it.each([
    [{ TAG_MANAGER_HOST: 'tags.example' }, 'TAG_MANAGER_ID='],
    [{ TAG_MANAGER_ID: 'GTM-1' }, 'TAG_MANAGER_HOST='],
    [{ ...TAGS, TAG_MANAGER_AUTH: 'a1' }, 'TAG_MANAGER_ENVIRONMENT='],
    [{ ...TAGS, TAG_MANAGER_HOST: 'https://tags.example' }, 'TAG_MANAGER_HOST='],
    [{ ...TAGS, TAG_MANAGER_ID: 'GTM 1' }, 'TAG_MANAGER_ID='],
    [{ ...TAGS, TAG_MANAGER_AUTH: 'a 1', TAG_MANAGER_ENVIRONMENT: 'e' }, 'TAG_MANAGER_AUTH='],
    [{ ...TAGS, MEASUREMENT_HOSTS: '*' }, 'MEASUREMENT_HOSTS='],
    [{ ...TAGS, MEASUREMENT_HOSTS: 'https://*' }, 'MEASUREMENT_HOSTS='],
    [
      { ...TAGS, MEASUREMENT_HOSTS: "https://a.example; script-src 'unsafe-inline'" },
      'MEASUREMENT',
    ],
    [{ ...TAGS, MEASUREMENT_HOSTS: 'http://a.example' }, 'MEASUREMENT_HOSTS='],
    [{ SEARCH_EVENTS: 'yes' }, 'SEARCH_EVENTS='],
  ])('H14 refuse %j', (environment, fault) => {
    const config = parseConfig(environment);
    expect(config.ok ? [] : config.error).toEqual([expect.stringContaining(fault)]);
  });
});

describe('createAssets', () => {
  const hosts = ['https://tags.example', 'https://*.measure.example'];
  const { contentSecurityPolicy: policy, ...page } = createAssets({
    ...BUILT,
    measurement: { searchEvents: false, hosts },
  });
  const bare = createAssets(BUILT);

  it('H14 lets browsers reach the configured hosts, and no others', () => {
    expect(policy).toContain(`connect-src 'self' ${hosts.join(' ')};`);
    expect(policy).toContain(`img-src 'self' data: ${hosts.join(' ')};`);
    expect(framesOf(policy)).toEqual([...framesOf(bare.contentSecurityPolicy), ...hosts]);
    expect(policy).toMatch(/script-src 'strict-dynamic' 'sha256-[^' ]+';/u);
    expect(bare.contentSecurityPolicy).toContain("connect-src 'self';");
  });

  it('H14a hides the question before the first paint, with script and without', async () => {
    const somePage = await pageAt('home', '/');
    expect(page.scripts(somePage)).toContain('consent=(?:1:none|');
    expect(page.styles()).toMatch(/<noscript><link rel="stylesheet" href="[^"]+"><\/noscript>/u);
    expect(bare.scripts(somePage) + bare.styles()).not.toContain('consent');
  });
});

/** A browser follows only the first of several directives with one name. */
function framesOf(policy: string): readonly string[] {
  const [frames = '', ...more] = policy.split('; ').filter((one) => one.startsWith('frame-src '));
  expect(more).toEqual([]);
  return frames.split(' ').slice(1);
}
