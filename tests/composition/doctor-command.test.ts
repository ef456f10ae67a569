import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { runDoctor } from '#composition/doctor-command.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { startMagento } from '../support/start-magento.ts';

const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(environment: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const lines: string[] = [];
  const write = (text: string) => lines.push(...text.split('\n').filter(Boolean));
  const code = await runDoctor(args, {
    environment: { DATA_DIR: folder, ...environment },
    print: write,
    complain: write,
  });
  return { code, lines };
}

describe('runDoctor', () => {
  it('F11 finds no error in the demo shop, and says what it has checked', async () => {
    const { code, lines } = await run({});
    expect(lines.filter((line) => !line.startsWith('warning '))).toEqual([
      expect.stringMatching(
        /^note checked the settings, COMMERCE=embedded, CONTENT=embedded, SEARCH=embedded in nl-nl, nl-be, de-de, de-at, en-us; errors: 0, warnings: \d+$/u,
      ),
    ]);
    expect(code).toBe(0);
  });

  it('takes the settings from a file alone, and names a file that it cannot read', async () => {
    const file = join(folder, 'shop.env');
    writeFileSync(file, 'PORT=x\n');
    expect(await run({ LOG_LEVEL: 'loud' }, ['--env', file])).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^error setting PORT/u)],
    });
    expect(await run({}, ['--env', join(folder, 'missing.env')])).toEqual({
      code: 1,
      lines: [`${join(folder, 'missing.env')} cannot be read: ENOENT`],
    });
  });

  it('names each setting that is invalid', async () => {
    const { code, lines } = await run({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^error setting .*PORT/);
  });

  it('warns of more workers than the machine has cores', async () => {
    const { code, lines } = await run({ WORKERS: '64' });
    expect(lines).toContainEqual(
      expect.stringMatching(/^warning setting WORKERS=64 is more than the \d+ cores/u),
    );
    expect(code).toBe(0);
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

  it('reports an unreachable upstream in one line, and none of its consequences', async () => {
    const { code, lines } = await run({
      COMMERCE: 'magento',
      MAGENTO_URL: 'http://127.0.0.1:9',
      CONTENT: 'contentstack',
      CONTENTSTACK_API_KEY: 'key',
      CONTENTSTACK_DELIVERY_TOKEN: 'token',
      CONTENTSTACK_URL: 'http://127.0.0.1:9/v3',
      SEARCH: 'algolia',
      ALGOLIA_APP_ID: 'app',
      ALGOLIA_SEARCH_KEY: 'key',
      ALGOLIA_HOSTS: 'http://127.0.0.1:9',
      DOMAINS: JSON.stringify({ 'nl-nl': 'https://nl.example', 'de-de': 'https://de.example' }),
    });
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^error nl-nl, de-de magento 127\.0\.0\.1:9 accepts no connection: /u),
      expect.stringMatching(/^error contentstack 127\.0\.0\.1:9 accepts no connection: /u),
      expect.stringMatching(/^error algolia 127\.0\.0\.1:9 accepts no connection: /u),
      expect.stringMatching(/^note checked .* in nl-nl, de-de; errors: 3, warnings: 0$/u),
    ]);
  });

  it("warns of the demo shop's search and pages over the products of a Magento", async () => {
    const { origin } = await startMagento();
    const { lines } = await run({ COMMERCE: 'magento', MAGENTO_URL: origin });
    expect(lines).toContainEqual(expect.stringMatching(/^warning setting SEARCH=embedded finds /u));
    expect(lines).toContainEqual(
      expect.stringMatching(/^warning setting CONTENT=embedded shows /u),
    );
    expect(lines.filter((line) => line.includes('category-without-filters'))).toEqual([]);
  });

  it('LD4 tells how many goods of Magento are withheld, and the setting that sells them', async () => {
    const { origin } = await startMagento({ store: createCatalogueStore(smallCatalogue) });
    const { lines } = await run({ COMMERCE: 'magento', MAGENTO_URL: origin });
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^warning .*nl-nl.* goods-without-facts 9 of 9 products lack .* GOODS_WITHOUT_FACTS=.*sell sells them meanwhile/u,
      ),
    );
  });

  it('P3a tells how many reductions have no was-price, and what mends it', async () => {
    const { origin } = await startMagento({ store: createCatalogueStore(smallCatalogue) });
    const { lines } = await run({ COMMERCE: 'magento', MAGENTO_URL: origin, DATA_DIR: ':memory:' });
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^warning .*nl-nl.* prices [1-9]\d* reductions are shown without a was-price: .* npm run prices -- import/u,
      ),
    );
  });

  it.each([
    ['accepts', 'integration-secret', []],
    [
      'refuses',
      'another-secret',
      [
        expect.stringMatching(/^error .* coupons .* 401\. .*Magento_SalesRule::quote$/),
        expect.stringMatching(
          /^warning .* orders .* 401\. .*Magento_Sales::actions_view\. Without it/,
        ),
      ],
    ],
    ['does not get', '', []],
  ])(
    'WR5 tells of a token that Magento %s whether it can read coupons and orders',
    async (_, token, expected) => {
      const { origin } = await startMagento({ integrationToken: 'integration-secret' });
      const { lines } = await run({
        COMMERCE: 'magento',
        MAGENTO_URL: origin,
        MAGENTO_INTEGRATION_TOKEN: token,
      });
      const ofToken = lines.filter((line) => line.includes(' setting MAGENTO_INTEGRATION_TOKEN'));
      expect(ofToken).toEqual(expected);
      expect(lines.join()).not.toContain('-secret');
    },
  );
});
