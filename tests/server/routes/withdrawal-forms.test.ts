import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import { content } from '#demo/content/content.ts';
import { createRenderer } from '#server/render.tsx';
import { err } from '#src/shared/result.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { unescapeHtml } from '../../support/html-tags.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { configOf, openShop, smallAssets, smallPorts } from '../small-shop.ts';
import { withdrawalsWithLetters } from '../../support/letters-sent.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const FILLED_IN = {
  name: 'Anna <i>de Vries</i>',
  order: 'SL-1001',
  email: 'anna@example.nl',
  items: 'Matras Vita\r\nTopper',
};
const PAGE = '/overeenkomst-herroepen';

async function open(status?: number) {
  const withdrawals = withdrawalsWithLetters(createFixedClock());
  const failure = { kind: 'withdrawals-unavailable', status: status ?? 503, message: '' } as const;
  const ports = {
    ...smallPorts(),
    content: createEmbeddedContentSource(content, createCatalogueStore(smallCatalogue)),
    withdrawals:
      status === undefined
        ? withdrawals
        : { ...withdrawals, declare: () => Promise.resolve(err(failure)) },
  };
  const { site } = configOf();
  const shop = await openShop({
    ports,
    renderer: createRenderer({ assets: smallAssets, site, ports }),
  });
  const post = (path: string, fields: Readonly<Record<string, string>>, headers = {}) =>
    shop.post(`/withdrawal${path}`, new URLSearchParams(fields).toString(), {
      ...FORM,
      ...headers,
    });
  /** The second step, with its hidden fields, as a browser posts them. */
  const review = async () => {
    const page = await (await post('/review', FILLED_IN)).text();
    const [form = ''] = /<form[^>]* action="\/withdrawal\/confirm.*?<\/form>/su.exec(page) ?? [];
    const [, change = ''] = / formaction="\/withdrawal([^"#]*)/iu.exec(form) ?? [];
    const fields: Readonly<Record<string, string>> = hiddenFields(form);
    return { page, change, fields };
  };
  return { shop, post, review, withdrawals };
}

/** Of the form that confirms, which is the only one of the page with hidden fields. */
const hiddenFields = (page: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/gu)].map(
      ([, name = '', value = '']) => [name, unescapeHtml(value)],
    ),
  );

describe('a withdrawal without script', () => {
  it('is linked from every page, by the words that the law requires', async () => {
    const { shop } = await open();
    for (const path of ['/', '/matrassen', '/winkelwagen', '/bestaat-niet', PAGE]) {
      const page = await (await shop.get(path)).text();
      expect(page).toMatch(
        new RegExp(`<a [^>]*href="${PAGE}"[^>]*>Overeenkomst herroepen</a>`, 'u'),
      );
    }
    const german = await shop.get('/', { Host: 'de-de.localhost:3000' });
    expect(await german.text()).toContain('href="/vertrag-widerrufen">Vertrag widerrufen</a>');
  });

  it('has a form with the fields that its first step reads', async () => {
    const { shop } = await open();
    const page = await (await shop.get(PAGE)).text();
    const [form = ''] = /<form[^>]* action="\/withdrawal\/review.*?<\/form>/su.exec(page) ?? [];
    const names = [...form.matchAll(/ name="([^"]*)"/gu)].map(([, name]) => name);
    expect(names).toEqual(Object.keys(FILLED_IN));
  });

  it('shows its data for review, on an uncached page', async () => {
    const { post, withdrawals } = await open();
    const answer = await post('/review', FILLED_IN);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(page).toContain('Anna &lt;i&gt;de Vries&lt;/i&gt;');
    expect(page).toContain('Matras Vita\nTopper');
    expect(page).toContain('Herroeping bevestigen');
    expect(await withdrawals.letters()).toEqual([]);
  });

  it('keeps the input on a validation error, with a message at its field', async () => {
    const { post, withdrawals } = await open();
    const answer = await post('/review', { ...FILLED_IN, email: 'anna@' });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('Dit e-mailadres klopt niet');
    expect(page).toMatch(/<input[^>]*id="withdrawal-email"[^>]*value="anna@"/u);
    expect(page).toMatch(/<input[^>]*id="withdrawal-order"[^>]*value="SL-1001"/u);
    expect(page).toMatch(/<textarea[^>]*id="withdrawal-items"[^>]*>Matras Vita/u);
    expect(await withdrawals.letters()).toEqual([]);
  });

  it('is declared by the second click, and redirects to an address without personal data', async () => {
    const { post, review, shop, withdrawals } = await open();
    const { fields } = await review();
    const answer = await post('/confirm', fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${PAGE}?notice=withdrawal-declared`);
    const { key: _, items = '', ...rest } = fields;
    expect({ ...rest, items: items.replaceAll('\r\n', '\n') }).toEqual({
      ...FILLED_IN,
      items: FILLED_IN.items.replaceAll('\r\n', '\n'),
    });
    expect((await withdrawals.letters()).map(({ email }) => email)).toEqual([
      'anna@example.nl',
      'service@sluimer.example',
    ]);
    const page = await (await shop.get(`${PAGE}?notice=withdrawal-declared`)).text();
    expect(page).toContain('We hebben je herroeping ontvangen');
  });

  it('is one declaration however often its button is clicked', async () => {
    const { post, review, withdrawals } = await open();
    const { fields } = await review();
    const answers = await Promise.all([post('/confirm', fields), post('/confirm', fields)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await withdrawals.letters()).toHaveLength(2);
  });

  it('has a new key for each review, so that another contract is another declaration', async () => {
    const { review } = await open();
    expect((await review()).fields['key']).not.toBe((await review()).fields['key']);
  });

  it('goes back for a change without losing the rest', async () => {
    const { post, review, withdrawals } = await open();
    const { change, fields } = await review();
    const answer = await post(change, fields);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toMatch(/<input[^>]*id="withdrawal-order"[^>]*value="SL-1001"/u);
    expect(page).toContain('Stap 1 van 2');
    expect(await withdrawals.letters()).toEqual([]);
  });

  it('shows the review again if the second click has other data than it showed', async () => {
    const { post, withdrawals } = await open();
    expect(await (await post('/confirm', FILLED_IN)).text()).toContain('Herroeping bevestigen');
    const odd = await post('/confirm', { ...FILLED_IN, name: '', key: 'k' });
    expect(odd.status).toBe(422);
    expect(await withdrawals.letters()).toEqual([]);
  });

  it.each([
    [503, 503, 'We kunnen je herroeping nu even niet ontvangen'],
    [504, 504, 'We weten niet of je herroeping is aangekomen'],
    [429, 429, 'net al heel veel overeenkomsten herroepen'],
  ])('keeps the review and its key if it fails with %i', async (status, notice, words) => {
    const { post, review } = await open(status);
    const { fields } = await review();
    const answer = await post('/confirm', fields);
    const page = await answer.text();
    expect(answer.status).toBe(notice);
    expect(page).toContain(words);
    expect(page).toContain('033');
    expect(hiddenFields(page)['key']).toBe(fields['key']);
  });

  it.each(['/review', '/change', '/confirm'])(
    'refuses a post to %s from another site before anything is read',
    async (path) => {
      const { post, withdrawals } = await open();
      const answer = await post(path, FILLED_IN, { 'Sec-Fetch-Site': 'cross-site' });
      expect(answer.status).toBe(403);
      expect(await withdrawals.letters()).toEqual([]);
    },
  );

  it('redirects a GET of a step to its page', async () => {
    const { shop } = await open();
    const answer = await shop.get('/withdrawal/confirm');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, PAGE]);
  });
});

describe('/api/shop/withdrawFromContract', () => {
  const args = [{ name: 'Anna', order: 'SL-1', email: 'anna@example.nl' }];

  it('declares once per key, and returns the time', async () => {
    const { shop, withdrawals } = await open();
    const call = () =>
      shop.call('/api/shop/withdrawFromContract', args, { 'Idempotency-Key': 'k1' });
    expect(await (await call()).json()).toEqual({ declared_at: Date.UTC(2026, 0, 1) });
    await call();
    expect(await withdrawals.letters()).toHaveLength(2);
  });

  it('names the invalid argument', async () => {
    const { shop } = await open();
    const answer = await shop.call('/api/shop/withdrawFromContract', [{ ...args[0], email: '@' }]);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: 'arguments.0.email: malformed' });
  });

  it('returns Retry-After to a client with too many declarations', async () => {
    const { shop } = await open(429);
    expect((await shop.call('/api/shop/withdrawFromContract', args)).status).toBe(429);
  });
});
