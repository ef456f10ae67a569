import { describe, expect, it } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { parseSecurityTxt } from '../../support/parse-security-txt.ts';
import { openShop } from '../small-shop.ts';

const PATH = '/.well-known/security.txt';
const DOMAINS = '{"nl-nl":"https://www.sluimer.example","de-de":"https://www.sluimer.de"}';

describe('/.well-known/security.txt', () => {
  it.each(['www.sluimer.example', 'www.sluimer.de', 'unknown.example'])(
    'answers at %s, during maintenance too, and at unknown hosts that are refused',
    async (host) => {
      for (const MAINTENANCE_MODE of ['false', 'true']) {
        const environment = {
          DOMAINS,
          STRICT_HOSTS: 'true',
          MAINTENANCE_MODE,
          MAIL_FROM: 'Sluimer <shop@sluimer.example>',
        };
        const shop = await openShop({ environment });
        const answer = await shop.get(PATH, { Host: host });
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
        const fields = parseSecurityTxt(await answer.text());
        expect(fields.get('contact')).toEqual(['mailto:shop@sluimer.example']);
        expect(fields.get('canonical')).toEqual([
          `https://www.sluimer.example${PATH}`,
          `https://www.sluimer.de${PATH}`,
        ]);
      }
    },
  );

  it('does not exist until a contact or a mail sender is configured', async () => {
    const shop = await openShop({});
    const answer = await shop.get(PATH);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('@');
  });

  it('contains the configured values', async () => {
    const shop = await openShop({
      environment: {
        SECURITY_CONTACT: 'mailto:csirt@sluimer.example, https://sluimer.example/report',
        SECURITY_POLICY: 'https://sluimer.example/policy',
      },
    });
    const fields = parseSecurityTxt(await (await shop.get(PATH)).text());
    expect(fields.get('contact')).toEqual([
      'mailto:csirt@sluimer.example',
      'https://sluimer.example/report',
    ]);
    expect(fields.get('policy')).toEqual(['https://sluimer.example/policy']);
  });

  it("uses the mail sender's address by default", () => {
    const config = parseConfig({ MAIL_FROM: 'Sluimer <post@sluimer.example>' });
    expect(config).toMatchObject({ value: { securityContacts: ['mailto:post@sluimer.example'] } });
  });

  it.each([
    'security@sluimer.example',
    'http://sluimer.example/security',
    'mailto:nobody',
    'mailto:a@b.example,',
    'https://anna:word@sluimer.example',
    'mailto:ä@sluimer.example',
  ])('refuses a contact like %s', (contact) => {
    const config = parseConfig({ SECURITY_CONTACT: contact });
    expect(config.ok ? [] : config.error).toEqual([
      expect.stringContaining('wants mailto:security@shop.example'),
    ]);
    expect(parseConfig({ SECURITY_POLICY: contact }).ok).toBe(false);
  });
});
