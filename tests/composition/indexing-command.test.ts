import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { parseIndexingSettings, runIndexing } from '#composition/indexing-command.ts';
import { ALGOLIA_APP, ALGOLIA_KEYS, listeningAlgolia } from '../support/algolia-sandbox.ts';
import { listenOnLoopback } from '../support/listen-on-loopback.ts';
import { openContentstack, STACK_KEYS } from '../support/contentstack-shop.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { smallContent } from '../support/small-content.ts';
import { lawfulGoods } from '../support/lawful-goods.ts';
import { startMagento } from '../support/start-magento.ts';

const GIVEN = { ALGOLIA_APP_ID: 'APP', ALGOLIA_WRITE_KEY: 'key', ALGOLIA_PREFIX: 'test' };

describe('parseIndexingSettings', () => {
  it('defaults to the standard hosts and folder', () => {
    expect(parseIndexingSettings({ ...GIVEN, ALGOLIA_HOSTS: ' ', PATH: '/bin' })).toEqual({
      ok: true,
      value: { ...GIVEN, DATA_DIR: '.data', ALGOLIA_RECORD_BYTES: 10_000 },
    });
  });

  it('parses custom hosts and a custom folder', () => {
    const settings = { ...GIVEN, ALGOLIA_HOSTS: 'http://127.0.0.1:4003', DATA_DIR: '/tmp/x' };
    expect(parseIndexingSettings(settings)).toMatchObject({
      value: {
        ALGOLIA_HOSTS: [{ protocol: 'http', url: '127.0.0.1', port: 4003, accept: 'readWrite' }],
        DATA_DIR: '/tmp/x',
      },
    });
  });

  it('names every fault', () => {
    const wrong = { ALGOLIA_PREFIX: 'test', ALGOLIA_HOSTS: 'x', ALGOLIA_RECORD_BYTES: '10kB' };
    expect(parseIndexingSettings(wrong)).toEqual({
      ok: false,
      error: [
        'ALGOLIA_APP_ID: must be an application id',
        'ALGOLIA_WRITE_KEY: must be a key that may change indexes and their settings',
        'ALGOLIA_RECORD_BYTES: must be a number of bytes from 1000 to 100000',
        'ALGOLIA_HOSTS: must be origins like https://search.example, separated by commas',
      ],
    });
  });
});

/** The facets of the small shop. */
const DESCRIBED = [
  { id: '7', facets: ['maat', 'price', 'matras_hardheid', 'matras_kern', 'levertijd'] },
  { id: '3', facets: ['maat', 'lengte', 'topper_hardheid'] },
  { id: '5', facets: ['price'] },
];

/** The small shop with an empty Algolia, and a function that runs the command with its settings. */
async function openAlgolia(goods = lawfulGoods(smallCatalogue)) {
  const algolia = await listeningAlgolia();
  const magento = await startMagento({ store: createCatalogueStore(goods) });
  const stack = await openContentstack(smallContent, smallCatalogue);
  const folder = mkdtempSync(join(tmpdir(), 'indexing-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await algolia.close();
  });
  const described = join(folder, 'described.json');
  writeFileSync(described, JSON.stringify({ categories: DESCRIBED }));
  const run = async (args: readonly string[], settings: Readonly<Record<string, string>> = {}) => {
    const printed: string[] = [];
    const complaints: string[] = [];
    const line = {
      environment: {
        ALGOLIA_APP_ID: ALGOLIA_APP,
        ALGOLIA_WRITE_KEY: ALGOLIA_KEYS.write,
        ALGOLIA_PREFIX: 'test',
        ALGOLIA_HOSTS: `http://127.0.0.1:${algolia.port}`,
        COMMERCE: 'magento',
        SHOP_CATALOGUE: described,
        MAGENTO_URL: magento.origin,
        CONTENT: 'contentstack',
        CONTENTSTACK_API_KEY: STACK_KEYS.apiKey,
        CONTENTSTACK_DELIVERY_TOKEN: STACK_KEYS.deliveryToken,
        CONTENTSTACK_URL: `${stack.origin}/v3`,
        DATA_DIR: folder,
        LOG_LEVEL: 'silent',
        ...settings,
      },
      print: (text: string) => void printed.push(text),
      complain: (complaint: string) => void complaints.push(complaint),
    };
    const code = await runIndexing(args, line, new PassThrough().resume());
    return { code, complaints, printed };
  };
  return { algolia, folder, run };
}

describe('runIndexing', () => {
  it('indexes the products and pages of the named locale, and the next time what has changed', async () => {
    const { algolia, folder, run } = await openAlgolia();
    const first = await run(['nl-nl']);
    const [, count] =
      /^nl-nl: (\d+) of \1 indexes had changed\n$/u.exec(first.printed.join('')) ?? [];
    expect(first).toMatchObject({ code: 0, complaints: [] });
    expect(Number(count)).toBeGreaterThan(1);
    const { items } = await algolia.client.listIndices();
    expect(items.map(({ name }) => name)).toContain('test_products_nl-nl');
    expect(items.filter(({ name }) => !name.includes('nl-nl'))).toEqual([]);
    const left = readdirSync(folder).filter((name) => /^algolia|^indexed/u.test(name));
    expect(left.filter((name) => !/-(?:wal|shm)$/u.test(name))).toEqual([
      `algolia-${ALGOLIA_APP}-test.db`,
    ]);
    expect((await run(['nl-nl'])).printed).toEqual([`nl-nl: 0 of ${count} indexes had changed\n`]);
    const all = await run(['nl-nl', '--all']);
    expect(all.printed).toEqual([`nl-nl: ${count} of ${count} indexes had changed\n`]);
  });

  it('indexes the locales that have a domain, unless others are named', async () => {
    const { algolia, run } = await openAlgolia();
    const { code, printed } = await run([], { DOMAINS: '{"en-us":"https://us.example"}' });
    expect({ code, printed: printed.length }).toEqual({ code: 0, printed: 1 });
    const { items } = await algolia.client.listIndices();
    expect(items.filter(({ name }) => !name.includes('en-us'))).toEqual([]);
  });

  it('waits for a commerce backend that is slower than shoppers would wait', async () => {
    const { run } = await openAlgolia();
    const { origin } = await startMagento({
      store: createCatalogueStore(lawfulGoods(smallCatalogue)),
    });
    const slow = await listenOnLoopback((request, response) => {
      const forward = async () => {
        const answer = await fetch(`${origin}${request.url}`, {
          headers: { store: String(request.headers['store']) },
        });
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(await answer.text());
      };
      setTimeout(() => void forward(), 250);
    });
    const { code, complaints } = await run(['nl-nl'], {
      MAGENTO_URL: slow.origin,
      MAGENTO_READ_TIMEOUT_MS: '100',
      CALL_TIMEOUT_MS: '100',
    });
    expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
  });

  it('names the command that tells why products cannot be read', async () => {
    const { run } = await openAlgolia();
    const { code, complaints } = await run(['nl-nl'], { MAGENTO_URL: 'http://127.0.0.1:9' });
    expect(code).toBe(1);
    expect(complaints).toEqual([
      expect.stringMatching(/^The products cannot be read: .* npm run doctor tells why\.$/u),
    ]);
  });

  it('refuses a word that is no locale before it sends anything', async () => {
    const { algolia, run } = await openAlgolia();
    expect(await run(['nl'])).toEqual({
      code: 1,
      printed: [],
      complaints: ['nl is no locale: name nl-nl, nl-be, de-de, de-at, en-us, or --all'],
    });
    expect((await algolia.client.listIndices()).items).toEqual([]);
  });

  it('tells what to check when the application refuses the key', async () => {
    const { run } = await openAlgolia();
    const { code, complaints } = await run(['nl-nl'], { ALGOLIA_APP_ID: 'OTHER' });
    expect(code).toBe(1);
    expect(complaints.at(-1)).toMatch(/\(403\) Check ALGOLIA_APP_ID, and give ALGOLIA_WRITE_KEY/u);
  });

  it('L6 indexes a catalogue that nobody described, and says so', async () => {
    const { algolia, run } = await openAlgolia();
    const { code, complaints } = await run(['nl-nl'], { SHOP_CATALOGUE: '' });
    expect(code).toBe(0);
    expect(complaints).toEqual([
      'SHOP_CATALOGUE is empty: filters are the attributes that the commerce backend makes filterable (docs/catalogue.md).',
      'nl-nl: category 5 "Soort 5" has no filter but the price. Describe its filters in SHOP_CATALOGUE, or make attributes of its products filterable (docs/catalogue.md).',
    ]);
    const { hits } = await algolia.client.searchRules({
      indexName: 'test_products_nl-nl',
      searchRulesParams: { query: 'category-7' },
    });
    const order = ['price', 'maat', 'matras_hardheid', 'matras_kern'];
    expect(hits.find(({ objectID }) => objectID === 'category-7')).toMatchObject({
      consequence: { params: { renderingContent: { facetOrdering: { facets: { order } } } } },
    });
  });

  it('tells of described categories and filters that the catalogue does not have', async () => {
    const { folder, run } = await openAlgolia();
    const file = join(folder, 'catalogue.json');
    const categories = [
      { id: '7', facets: ['maat', 'matras_hardheit'] },
      { id: '4711', facets: ['maat'] },
      { id: '5', facets: ['price'] },
    ];
    writeFileSync(file, JSON.stringify({ categories }));
    const { code, complaints } = await run(['nl-nl'], { SHOP_CATALOGUE: file });
    expect(code).toBe(0);
    expect(complaints).toEqual([
      'nl-nl: category 7 "Soort 7": no product has the attribute matras_hardheit, which SHOP_CATALOGUE makes a filter.',
      'nl-nl: SHOP_CATALOGUE describes the category 4711, which the commerce backend does not have.',
    ]);
  });

  it('LD3 names goods that lack what the law asks for, and claims that need a proof', async () => {
    const [first, ...others] = smallCatalogue.products;
    if (first === undefined) throw new Error('The small shop has products');
    const claimed = { ...first, summary: { nl: 'Duurzaam', de: 'Weich', en: 'Soft' } };
    const { run } = await openAlgolia({ ...smallCatalogue, products: [claimed, ...others] });
    const selling = { GOODS_WITHOUT_FACTS: 'sell' };
    const { code, complaints } = await run(['nl-nl', 'de-de'], selling);
    expect(code).toBe(0);
    expect(complaints).toEqual([
      expect.stringMatching(/^nl-nl: goods-without-facts 9 of 9 products /u),
      'nl-nl: goods-lack-facts manufacturer, manufacturer_address, manufacturer_email of M4, M2, M1, T1, T2 and 4 more: Regulation (EU) 2023/988, article 19(a)',
      'nl-nl: goods-lack-facts fibres of M4, M2, M1, T1, T2 and 1 more: Regulation (EU) No 1007/2011, article 16(1)',
      expect.stringMatching(/^nl-nl: unproven-claim "Duurzaam" of M1: Directive 2005\/29\/EC/u),
      expect.stringMatching(/^de-de: goods-without-facts 9 of 9 products /u),
      expect.stringMatching(/^de-de: goods-lack-facts manufacturer, /u),
      expect.stringMatching(/^de-de: goods-lack-facts fibres of /u),
    ]);
  });

  it('LD4 tells how many goods it left out, and the setting that sells them', async () => {
    const { run } = await openAlgolia(smallCatalogue);
    const { complaints } = await run(['nl-nl']);
    expect(complaints[0]).toBe(
      'nl-nl: goods-without-facts 9 of 9 products lack what the law asks to tell of them: GOODS_WITHOUT_FACTS=withhold keeps them out of the shop, sell sells them meanwhile (docs/magento.md)',
    );
  });

  it('names what is wrong with its settings', async () => {
    const { run } = await openAlgolia();
    expect(await run([], { ALGOLIA_APP_ID: '' })).toMatchObject({
      code: 1,
      complaints: ['ALGOLIA_APP_ID: must be an application id'],
    });
    expect(await run([], { ALGOLIA_PREFIX: 'a b' })).toMatchObject({
      code: 1,
      complaints: [expect.stringMatching(/^ALGOLIA_PREFIX: must be letters and digits, not /u)],
    });
    expect(await run([], { PORT: 'x' })).toMatchObject({
      code: 1,
      complaints: ['PORT="x" must be a whole number from 1 to 65535'],
    });
    expect(await run([], { SHOP_CATALOGUE: 'nowhere.json' })).toMatchObject({
      code: 1,
      complaints: [
        expect.stringMatching(
          /^SHOP_CATALOGUE="nowhere\.json" must be a file that can be read\. ENOENT/u,
        ),
      ],
    });
  });

  it('says why Algolia takes nothing, and pushes to no other locale', async () => {
    const { algolia, run } = await openAlgolia();
    const refused = await run([], { ALGOLIA_WRITE_KEY: 'wrong' });
    expect(refused).toMatchObject({ code: 1, printed: [] });
    expect(refused.complaints).toHaveLength(1);
    expect((await algolia.client.listIndices()).items).toEqual([]);
  });
});
