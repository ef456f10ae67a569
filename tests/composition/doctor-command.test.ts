import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runDoctor } from '#composition/doctor-command.ts';
import { startMagento } from '../support/start-magento.ts';

const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(environment: Readonly<Record<string, string>>) {
  const lines: string[] = [];
  const write = (text: string) => lines.push(...text.split('\n').filter(Boolean));
  const code = await runDoctor({
    environment: { DATA_DIR: folder, ...environment },
    print: write,
    complain: write,
  });
  return { code, lines };
}

describe('runDoctor', () => {
  it('F11 finds no error in the demo shop', async () => {
    const { code, lines } = await run({});
    expect(lines.filter((line) => !line.startsWith('warning '))).toEqual([]);
    expect(code).toBe(0);
  });

  it('names each setting that is invalid', async () => {
    const { code, lines } = await run({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^error setting .*PORT/);
  });

  it('names what is wrong with the description of the catalogue', async () => {
    const file = join(folder, 'catalogue.json');
    writeFileSync(file, '{"categories": [{"id": 12, "facets": []}]}');
    expect(await run({ SHOP_CATALOGUE: file })).toEqual({
      code: 1,
      lines: [
        `error setting SHOP_CATALOGUE="${file}" must describe a catalogue (docs/catalogue.md): categories.0.facets must be a list of at least 1`,
      ],
    });
  });

  it('names upstreams that cannot be reached, a line each', async () => {
    const { code, lines } = await run({
      COMMERCE: 'magento',
      MAGENTO_URL: 'http://127.0.0.1:9',
      MAGENTO_MEDIA_URL: 'http://127.0.0.1:9',
      MAGENTO_STORES: JSON.stringify({ 'nl-nl': 'nl' }),
    });
    expect(code).toBe(1);
    expect(lines).toContainEqual(expect.stringMatching(/^error nl-nl commerce-unavailable /));
  });

  it.each([
    ['accepts', 'integration-secret', []],
    ['refuses', 'another-secret', [expect.stringMatching(/ 401\. .*Magento_SalesRule::quote$/)]],
    ['does not get', '', []],
  ])('tells of a token that Magento %s whether it can read coupons', async (_, token, expected) => {
    const { origin } = await startMagento({ integrationToken: 'integration-secret' });
    const { lines } = await run({
      COMMERCE: 'magento',
      MAGENTO_URL: origin,
      MAGENTO_INTEGRATION_TOKEN: token,
    });
    expect(lines.filter((line) => line.startsWith('error setting '))).toEqual(expected);
    expect(lines.join()).not.toContain('-secret');
  });
});
