import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseConfig, SETTINGS } from '#server/config.ts';
import { redactSetting, UnusableSetting } from '#server/unusable-setting.ts';

const SECRET = 'hunter2';

const faultsOf = (environment: Record<string, string>): string => {
  const config = parseConfig(environment);
  return config.ok ? '' : config.error.join('\n');
};

describe('redactSetting', () => {
  it.each([
    ['PORT', '80a', 'PORT="80a"'],
    ['METRICS_TOKEN', SECRET, 'METRICS_TOKEN="***"'],
    ['METRICS_TOKEN', '', 'METRICS_TOKEN=""'],
    ['CONTENT_WEBHOOK_PUBLIC_KEY', 'a key', 'CONTENT_WEBHOOK_PUBLIC_KEY="a key"'],
    ['CONTENT_WEBHOOK_PUBLIC_KEY', '-----BEGIN PRIVATE KEY-----', '***'],
    ['SMTP_URL', `smtp://anna:${SECRET}@mail.example:587`, '"smtp://***@mail.example:587"'],
    ['SMTP_URL', `smtp:/anna:${SECRET}@mail.example`, '"smtp:/***@mail.example"'],
    ['SMTP_URL', `anna:${SECRET}@mail.example`, '***@mail.example'],
    ['SMTP_URL', `smtp://anna:a ${SECRET}/@b@mail.example`, '"smtp://***@mail.example"'],
    ['REDIS_URL', `redis://:${SECRET}@cache:6379`, '"redis://***@cache:6379"'],
    ['REDIS_URL', `redis://cache?password=${SECRET}`, '"redis://cache?***"'],
    ['MAGENTO_URL', `https://anna:${SECRET}@shop.example`, '"https://***@shop.example"'],
    ['SMTP_URL', `smtp://anna:${SECRET}`, '"smtp://anna:***"'],
    ['SMTP_URL', `anna:${SECRET}`, 'SMTP_URL="'],
    ['SMTP_URL', 'smtp://mail.example:587', '"smtp://mail.example:587"'],
    ['REDIS_URL', `redis://:${SECRET}`, '"redis://:***"'],
    ['REDIS_RECORDS_URL', 'redis://cache:6379/1', '"redis://cache:6379/1"'],
    ['MAGENTO_URL', `u:${SECRET}@x`, '"***@x"'],
    ['MAGENTO_URL', `https:/u:${SECRET}@x`, '"https:/***@x"'],
    ['MAGENTO_URL', `https://u:"${SECRET}, @b@x`, '"https://***@x"'],
    ['DOMAINS', `{"nl-nl":"https:/u:${SECRET}@x"}`, '***@x'],
    ['MAIL_FROM', 'Sluimer post@sluimer.example', 'MAIL_FROM="Sluimer post@sluimer.example"'],
  ])('shows %s=%s as %s', (name, value, shown) => {
    expect(redactSetting(name, value)).toContain(shown);
    expect(redactSetting(name, value)).not.toContain(SECRET);
  });
});

describe('the messages of an invalid start', () => {
  const secrets = Object.keys(SETTINGS).filter(
    (name) => /KEY|TOKEN|SECRET|AUTH/u.test(name) && name !== 'CONTENT_WEBHOOK_PUBLIC_KEY',
  );

  it('contain no value of a key, a token or a secret', () => {
    expect(secrets.length).toBeGreaterThan(8);
    for (const name of secrets) expect(redactSetting(name, SECRET)).toBe(`${name}="***"`);
    for (const name of ['METRICS_TOKEN', 'PREVIEW_KEY', 'CONTENT_WEBHOOK_SECRET']) {
      expect(faultsOf({ [name]: SECRET })).toContain(`${name}="***" must be`);
    }
    const tags = { TAG_MANAGER_HOST: 'tags.example', TAG_MANAGER_ID: 'GTM-1' };
    const faulty = { ...tags, TAG_MANAGER_AUTH: `${SECRET} !`, TAG_MANAGER_ENVIRONMENT: 'env' };
    expect(faultsOf(faulty)).toContain('TAG_MANAGER_AUTH="***" must be');
  });

  it('contain no user and no password of an address, however malformed', () => {
    const anyName = fc.constantFrom('SMTP_URL', 'REDIS_URL', 'MAGENTO_URL', 'CHECKOUT_URL');
    const anyScheme = fc.constantFrom('smtp://', 'redis://', 'http://', 'x://');
    fc.assert(
      fc.property(anyName, anyScheme, fc.webAuthority(), (name, scheme, host) => {
        const value = `${scheme}anna:${SECRET}@${host}/ `;
        expect(faultsOf({ [name]: `${value} ` })).not.toContain(SECRET);
        expect(new UnusableSetting(name, value, 'is away').message).not.toContain(SECRET);
      }),
    );
    expect(faultsOf({ DOMAINS: `{"nl-nl":"https://anna:${SECRET}@shop.example"}` })).toContain(
      '***@shop.example',
    );
  });
});
