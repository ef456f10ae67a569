import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { checkUpstreams } from '#composition/upstream-checks.ts';
import { parseConfig } from '#server/config.ts';
import { ALGOLIA_APP, ALGOLIA_KEYS, listeningAlgolia } from '../support/algolia-sandbox.ts';
import { adviceRules } from '#demo/advice/rules.ts';
import { openContentstack, STACK_KEYS } from '../support/contentstack-shop.ts';
import { indexedAlgolia } from '../support/indexed-algolia.ts';
import { richContent } from '../support/rich-content.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { smallContent } from '../support/small-content.ts';
import { startMagento } from '../support/start-magento.ts';

type Settings = Readonly<Record<string, string>>;

/** Lines of the problems that a shop with these settings has in its upstreams. */
async function problemsOf(environment: Settings): Promise<readonly string[]> {
  const config = parseConfig({ DOMAINS: '{"nl-nl":"http://nl.example"}', ...environment });
  if (!config.ok) throw new Error(config.error.join('\n'));
  const line = { environment, print: () => {}, complain: () => {} };
  const problems = await checkUpstreams(config.value, line);
  return problems.map(({ level, locale, upstream, text }) =>
    [level, locale, upstream, text].filter(Boolean).join(' '),
  );
}

const magento = (origin: string, more: Settings = {}) => ({
  COMMERCE: 'magento',
  MAGENTO_URL: origin,
  MAGENTO_MEDIA_URL: `${origin}/media/catalog`,
  ...more,
});

const contentstack = (origin: string, more: Settings = {}) => ({
  CONTENT: 'contentstack',
  CONTENTSTACK_API_KEY: STACK_KEYS.apiKey,
  CONTENTSTACK_DELIVERY_TOKEN: STACK_KEYS.deliveryToken,
  CONTENTSTACK_ENVIRONMENT: STACK_KEYS.environment,
  CONTENTSTACK_URL: `${origin}/v3`,
  ...more,
});

const algolia = (port: number, more: Settings = {}) => ({
  SEARCH: 'algolia',
  ALGOLIA_APP_ID: ALGOLIA_APP,
  ALGOLIA_SEARCH_KEY: ALGOLIA_KEYS.search,
  ALGOLIA_PREFIX: 'test',
  ALGOLIA_HOSTS: `http://127.0.0.1:${port}`,
  ...more,
});

type Json = Readonly<Record<string, unknown>>;

/** A Magento with these store settings, products and attributes. */
async function magentoWith(
  store: Json | null,
  {
    products = { total_count: 0, items: [] },
    attributes = [],
    cookies = [],
    form = [],
  }: {
    products?: Json;
    attributes?: readonly string[];
    cookies?: readonly string[];
    form?: readonly Json[];
  } = {},
) {
  const answers: Readonly<Record<string, unknown>> = {
    StoreSettings: store && { storeConfig: store },
    StockSample: { products },
    AddressForm: { attributesForm: { items: form, errors: [] } },
    AttributeCodes: {
      customAttributeMetadataV2: { items: attributes.map((code) => ({ code, label: code })) },
    },
  };
  return stub((request, response) => {
    const name = /query=query\+?(?:%20)?(\w+)/u.exec(request.url ?? '')?.[1] ?? '';
    const data = answers[name];
    const errors = data ? [] : [{ message: 'x', extensions: { category: 'graphql-input' } }];
    response.setHeader('content-type', 'application/json');
    response.setHeader('set-cookie', cookies);
    response.end(JSON.stringify({ data, ...(errors.length > 0 && { errors }) }));
  });
}

async function stub(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const STORE = {
  website_code: 'base',
  timezone: 'Europe/Amsterdam',
  default_display_currency_code: 'EUR',
  base_media_url: null,
  is_guest_checkout_enabled: true,
  shopping_cart_display_price: 2,
  newsletter_enabled: true,
};

describe('checkUpstreams, Magento', () => {
  it('finds nothing wrong with the sandbox but what its goods lack', async () => {
    const { origin } = await startMagento({ store: createCatalogueStore(smallCatalogue) });
    const problems = await problemsOf(magento(origin, { MAGENTO_MEDIA_URL: `${origin}/media` }));
    const lacked = problems.map(
      (line) => /^warning magento there is no product attribute (\w+): /u.exec(line)?.[1] ?? line,
    );
    expect(lacked).toEqual([
      'manufacturer',
      'manufacturer_address',
      'manufacturer_email',
      'fibres',
      'light_source',
      'weee_number',
      'certificates',
    ]);
  });

  it.each([
    ['http://nowhere.invalid', /nowhere\.invalid is no known host name: .*DNS/u],
    ['http://127.0.0.1:9', /127\.0\.0\.1:9 accepts no connection: /u],
  ])('tells why %s is not reached', async (origin, text) => {
    expect(await problemsOf(magento(origin))).toEqual([
      expect.stringMatching(new RegExp(`^error nl-nl magento ${text.source}`, 'u')),
    ]);
  });

  it('tells a server without TLS and one that is no Magento apart', async () => {
    const origin = await stub((_, response) => response.end('<html>hello'));
    expect(await problemsOf(magento(origin))).toEqual([
      expect.stringMatching(/answers in another form than expected/u),
    ]);
    const secure = origin.replace('http:', 'https:');
    expect(await problemsOf(magento(secure))).toEqual([
      expect.stringMatching(/no certificate that this machine trusts|closes the connection/u),
    ]);
  });

  it('names a store view that does not exist', async () => {
    const origin = await magentoWith(null);
    expect(await problemsOf(magento(origin, { MAGENTO_STORES: '{"nl-nl":"holland"}' }))).toEqual([
      expect.stringMatching(
        /^error nl-nl magento there is no store view holland: .*MAGENTO_STORES$/u,
      ),
    ]);
  });

  it('names each setting of the store that the shop needs otherwise', async () => {
    const origin = await magentoWith({
      website_code: 'base',
      timezone: 'America/New_York',
      default_display_currency_code: 'USD',
      base_media_url: 'https://cdn.example/media/',
      is_guest_checkout_enabled: false,
      shopping_cart_display_price: 1,
      newsletter_enabled: false,
    });
    const problems = await problemsOf(magento(origin));
    for (const word of [
      'USD',
      'guests',
      'without VAT',
      'America/New_York',
      'newsletter',
      'cdn.example',
    ])
      expect(problems).toContainEqual(
        expect.stringMatching(new RegExp(`^\\w+ nl-nl magento .*${word}`, 'u')),
      );
  });

  it('warns of a Magento that opens a session for every request', async () => {
    // Recorded from Magento 2.4.7 with graphql/session/disable 0; with 1 it sends the first alone.
    const version = 'private_content_version=f7d9c5; path=/; SameSite=Lax';
    const session = 'PHPSESSID=bamjas0v; path=/; domain=127.0.0.1; HttpOnly; SameSite=Lax';
    const quiet = await magentoWith(STORE, { cookies: [version] });
    expect((await problemsOf(magento(quiet))).join('\n')).not.toMatch(/session/u);
    const busy = await magentoWith(STORE, { cookies: [session, version] });
    expect((await problemsOf(magento(busy))).filter((line) => line.includes('session'))).toEqual([
      expect.stringMatching(
        /^warning magento .* bin\/magento config:set graphql\/session\/disable 1/u,
      ),
    ]);
  });

  it('names an address that has too few lines for the house number', async () => {
    // Recorded from Magento 2.4.7 as it is installed, which also requires a telephone, as the shop.
    const street = { code: 'street', is_required: true, multiline_count: 2 };
    const telephone = { code: 'telephone', is_required: true, multiline_count: 0 };
    const installed = await magentoWith(STORE, { form: [street, telephone] });
    const problems = await problemsOf(magento(installed));
    expect(problems.filter((line) => /telephone|street/u.test(line))).toEqual([
      expect.stringMatching(
        /^error magento a street has 2 lines.*customer\/address\/street_lines/u,
      ),
    ]);
    const ready = await magentoWith(STORE, {
      form: [{ ...street, multiline_count: 3 }, telephone],
    });
    expect((await problemsOf(magento(ready))).join()).not.toMatch(/telephone|street/u);
  });

  it('concludes from products that stock is not told and sold-out variants are hidden', async () => {
    const variant = { product: { sku: 'v', stock_status: 'IN_STOCK', only_x_left_in_stock: null } };
    const bed = { sku: 'b', stock_status: 'IN_STOCK', only_x_left_in_stock: null };
    const items = [{ ...bed, variants: Array.from({ length: 40 }, () => variant) }];
    const hidden = await magentoWith(STORE, { products: { total_count: 1, items } });
    const problems = (await problemsOf(magento(hidden))).join('\n');
    expect(problems).toMatch(/Only X left Threshold/u);
    expect(problems).toMatch(/none of 40 variants is out of stock/u);
    const told = { ...bed, stock_status: 'OUT_OF_STOCK', only_x_left_in_stock: 0 };
    const sold = { ...bed, only_x_left_in_stock: 7 };
    const shown = await magentoWith(STORE, { products: { total_count: 2, items: [told, sold] } });
    expect((await problemsOf(magento(shown))).join('\n')).not.toMatch(/Threshold|out of stock/u);
  });

  it('tells of websites that split carts, of missing attributes and of an empty catalogue', async () => {
    let asked = 0;
    const origin = await stub((_, response) => {
      asked += 1;
      const storeConfig = { ...STORE, website_code: `site-${asked}` };
      response.end(
        JSON.stringify({
          data: {
            storeConfig,
            products: { total_count: 0, items: [] },
            customAttributeMetadataV2: { items: [] },
          },
        }),
      );
    });
    const DOMAINS = '{"nl-nl":"http://nl.example","nl-be":"http://be.example"}';
    const problems = await problemsOf(magento(origin, { DOMAINS }));
    expect(problems).toContainEqual(expect.stringMatching(/^warning magento .* 2 websites/u));
    expect(problems).toContainEqual(expect.stringMatching(/^error magento there are no products/u));
    expect(problems).toContainEqual(
      expect.stringMatching(/no product attribute maat: products have no sizes/u),
    );
  });
});

/** What is wrong with the table of the advice in a stack. */
async function adviceProblemsOf(published: unknown): Promise<readonly string[]> {
  const advice = { published };
  const stack = await openContentstack(smallContent, smallCatalogue, undefined, {}, advice);
  const lines = await problemsOf(contentstack(stack.origin));
  return lines.filter((line) => line.includes('advice_rules'));
}

describe('checkUpstreams, Contentstack', () => {
  it('finds nothing wrong with the sandbox', async () => {
    const stack = await openContentstack(smallContent, smallCatalogue);
    expect(
      (await problemsOf(contentstack(stack.origin))).filter((line) => line.startsWith('error')),
    ).toEqual([]);
  });

  it('A4 says that there is no table of the advice, or what is wrong with it', async () => {
    expect(await adviceProblemsOf(undefined)).toEqual([
      expect.stringMatching(/^warning contentstack no advice_rules is published: /u),
    ]);
    expect(await adviceProblemsOf(adviceRules)).toEqual([]);
    expect(await adviceProblemsOf({ ...adviceRules, shoulder: -0.3 })).toEqual([
      'error contentstack advice_rules: firmness: must be in halves',
    ]);
  });

  it('names wrong keys and an unknown environment once', async () => {
    const stack = await openContentstack(smallContent, smallCatalogue);
    const wrongKey = contentstack(stack.origin, { CONTENTSTACK_DELIVERY_TOKEN: 'other' });
    expect(await problemsOf(wrongKey)).toEqual([
      expect.stringMatching(/^error contentstack .* refuses the keys \(401\)/u),
    ]);
    const wrongPlace = contentstack(stack.origin, { CONTENTSTACK_ENVIRONMENT: 'other' });
    expect(await problemsOf(wrongPlace)).toEqual([
      expect.stringMatching(
        /^error contentstack the stack has no environment other: .*CONTENTSTACK_ENVIRONMENT$/u,
      ),
    ]);
  });

  it('tells an address that is no delivery API from a stack without the model', async () => {
    const stack = await openContentstack(smallContent, smallCatalogue);
    const wrongPath = { CONTENTSTACK_URL: `${stack.origin}/v2` };
    expect(await problemsOf(contentstack(stack.origin, wrongPath))).toEqual([
      expect.stringMatching(
        /^error contentstack .* answers 404 to the delivery API: check CONTENTSTACK_URL/u,
      ),
    ]);
    const origin = await stub((request, response) => {
      const uid = /content_types\/(\w+)/u.exec(request.url ?? '')?.[1] ?? '';
      response.statusCode = 422;
      const errors = { uid: ['is not valid.'] };
      response.end(JSON.stringify({ error_code: 118, error_message: `${uid} not found`, errors }));
    });
    expect(await problemsOf(contentstack(origin))).toEqual([
      expect.stringMatching(
        /^error contentstack there are no content types page, .*, addresses: import the model \(npm run contentstack:export, /u,
      ),
    ]);
  });

  it('does not take a busy service for an empty stack', async () => {
    const origin = await stub((_, response) => {
      response.statusCode = 503;
      response.end('{}');
    });
    expect(await problemsOf(contentstack(origin))).toEqual([
      expect.stringMatching(
        /^error contentstack .* answers 503: it is in maintenance or overloaded$/u,
      ),
    ]);
  });

  it('names the image host that the pictures of the stack are at', async () => {
    const stack = await openContentstack(richContent, smallCatalogue);
    const host = stack.origin.replace('http://', '');
    const wrong = { CONTENTSTACK_IMAGES_URL: 'https://images.contentstack.io' };
    const lines = await problemsOf(contentstack(stack.origin, wrong));
    expect(lines.filter((line) => line.includes('IMAGES'))).toEqual([
      `error contentstack pictures are at http://${host}, not at https://images.contentstack.io: set CONTENTSTACK_IMAGES_URL to it, or they are left out`,
    ]);
    const right = { CONTENTSTACK_IMAGES_URL: stack.origin };
    expect((await problemsOf(contentstack(stack.origin, right))).join()).not.toMatch(/IMAGES/u);
  });

  it('names a preview token that the preview service refuses', async () => {
    const stack = await openContentstack(smallContent, smallCatalogue);
    const preview = (token: string) =>
      problemsOf(
        contentstack(stack.origin, {
          CONTENTSTACK_PREVIEW_TOKEN: token,
          CONTENTSTACK_PREVIEW_URL: stack.origin,
        }),
      );
    expect((await preview('other')).filter((line) => line.includes('PREVIEW'))).toEqual([
      expect.stringMatching(
        /^error contentstack .* refuses the preview token \(401\): check CONTENTSTACK_PREVIEW_TOKEN, and that CONTENTSTACK_PREVIEW_URL/u,
      ),
    ]);
    expect((await preview(STACK_KEYS.preview.token)).join()).not.toMatch(/PREVIEW/u);
  });

  it('names content types and fields that differ from the model', async () => {
    const origin = await stub((request, response) => {
      const type = /content_types\/(\w+)\?/u.exec(request.url ?? '')?.[1];
      const schema = [
        { uid: 'title', data_type: 'text' },
        { uid: 'blocks', data_type: 'text' },
      ];
      if (type === 'addresses') response.statusCode = 422;
      response.end(
        JSON.stringify(
          type === undefined
            ? { count: 1 }
            : type === 'addresses'
              ? { error_code: 118 }
              : { content_type: { schema } },
        ),
      );
    });
    const problems = (await problemsOf(contentstack(origin))).join('\n');
    expect(problems).toMatch(/^error contentstack there are no content types addresses: /mu);
    expect(problems).toMatch(/^warning contentstack the content type has no field page\.url/mu);
    expect(problems).toMatch(/^error contentstack the field page\.blocks is text, not blocks/mu);
  });

  it('names what a locale lacks', async () => {
    const origin = await stub((request, response) => {
      const isEntries = request.url?.includes('/entries') === true;
      response.end(JSON.stringify(isEntries ? { count: 0 } : { content_type: { schema: [] } }));
    });
    const problems = (await problemsOf(contentstack(origin))).join('\n');
    expect(problems).toMatch(/^error nl-nl contentstack no shell is published/mu);
    expect(problems).toMatch(/^error nl-nl contentstack no page of type Home is published/mu);
    for (const type of ['Lister', 'Search', 'Cart', 'Error'])
      expect(problems).toMatch(
        new RegExp(`^warning nl-nl contentstack no page of type ${type} is published`, 'mu'),
      );
  });
});

describe('checkUpstreams, Algolia', () => {
  it('tells how much of the plan is used, and which indexes are left over', async () => {
    const indexed = await indexedAlgolia(smallCatalogue, smallContent);
    onTestFinished(() => indexed.algolia.close());
    const { client, port } = indexed.algolia;
    expect(await problemsOf(algolia(port))).toEqual([]);
    const old = { indexName: 'test_categories_nl-nl', body: { objectID: 'x' } };
    const { taskID } = await client.batch({
      indexName: old.indexName,
      batchWriteParams: { requests: [{ action: 'addObject', body: old.body }] },
    });
    await client.waitForTask({ indexName: old.indexName, taskID });
    expect(await problemsOf(algolia(port, { ALGOLIA_WRITE_KEY: ALGOLIA_KEYS.write }))).toEqual([
      expect.stringMatching(/^note algolia the application has \d+ indexes with \d+ records$/u),
      expect.stringMatching(
        /^warning algolia the shop does not use the index test_categories_nl-nl \(1 records\)/u,
      ),
    ]);
  });

  it('names a refused key once, and the indexes that are not there', async () => {
    const empty = await listeningAlgolia();
    onTestFinished(() => empty.close());
    expect(await problemsOf(algolia(empty.port, { ALGOLIA_SEARCH_KEY: 'other' }))).toEqual([
      expect.stringMatching(
        /^error algolia the application .* refuses the key: check ALGOLIA_APP_ID/u,
      ),
    ]);
    expect(await problemsOf(algolia(empty.port))).toEqual([
      'error nl-nl algolia there are no indexes test_products_nl-nl, test_products_nl-nl_price-asc, test_entries_nl-nl: run npm run index:algolia -- nl-nl',
    ]);
  });
});
