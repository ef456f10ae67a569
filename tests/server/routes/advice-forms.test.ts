import { describe, expect, it } from 'vitest';
import { createEmbeddedAdviceRules } from '#adapters/embedded/embedded-advice-rules.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import { draftAdviceRules } from '#demo/advice/draft-rules.ts';
import { adviceRules } from '#demo/advice/rules.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { createRenderer } from '#server/render.tsx';
import { createMemoryLog } from '../../support/memory-log.ts';
import { configOf, openShop, smallAssets, smallPorts, storeOf } from '../small-shop.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const PAGE = '/matrasadvies-op-maat';
const RULE = '/zo-adviseren-wij';
/** A couple; the numbers are such that they are in no other text of the page. */
const COUPLE = {
  weight1: '61',
  height1: '167',
  shape1: 'A',
  position1: 'side',
  temperature1: 'warm',
  shoulder1: 'on',
  weight2: '97',
  height2: '188',
  position2: 'back',
  width: '160',
  budget: '900',
};

const PREVIEW_KEY = 'a-key-for-previews';

/** Read by all tests and changed by none. */
const pages = createEmbeddedContentSource(content, storeOf(catalogue), PREVIEW_KEY);

async function open(table?: unknown, draft?: unknown) {
  const log = createMemoryLog();
  const ports = {
    ...smallPorts(catalogue),
    content: pages,
    log,
    adviceRules: createEmbeddedAdviceRules(
      table ?? adviceRules,
      draft === undefined ? new Map() : new Map([[PREVIEW_KEY, draft]]),
    ),
  };
  const { site } = configOf();
  const shop = await openShop({
    ports,
    renderer: createRenderer({ assets: smallAssets, site, ports }),
  });
  const post = (fields: Readonly<Record<string, string>>, headers = {}) =>
    shop.post('/advice/result', new URLSearchParams(fields).toString(), { ...FORM, ...headers });
  return { shop, post, log };
}

/** The address of the link that shares a result. */
const sharedUrl = (page: string): string =>
  /href="([^"]*\?advice=[\da-z]+)"/u.exec(page)?.[1] ?? '';

/** The chosen width of the form. */
const chosenWidth = (page: string) =>
  /<option value="(\d*)" selected=""/u.exec(page.split('id="advice-width"')[1] ?? '')?.[1];

describe('the mattress advice without script', () => {
  it('A5 asks for two sleepers, and says that it keeps nothing', async () => {
    const { shop } = await open();
    const answer = await shop.get(PAGE);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('action="/advice/result#advice" method="post"');
    expect(page).toContain('name="weight2"');
    // Its mistakes are named on the page, not in a bubble of the browser.
    expect(page).toMatch(/<form [^>]*noValidate="" action="\/advice\/result#advice"/u);
    expect(page).toContain('We bewaren het niet');
    expect(page.match(/type="radio" name="shape1"/gu)).toHaveLength(5);
    expect(page).toContain('<meta name="robots" content="index,follow"');
  });

  it('A5 MB10 chooses the width of the bed in the address, until a form is posted', async () => {
    const { shop, post } = await open();
    const pageOf = async (query: string) => (await shop.get(PAGE + query)).text();
    expect(chosenWidth(await pageOf(''))).toBe('');
    expect(chosenWidth(await pageOf('?bed=160x200'))).toBe('160');
    expect(chosenWidth(await pageOf('?bed=2x90x210'))).toBe('180');
    expect(chosenWidth(await pageOf('?bed=170x200'))).toBe('');
    expect(chosenWidth(await (await post({ ...COUPLE, width: '' })).text())).toBe('');
  });

  it('A5 needs no height, and says what was worked out without it', async () => {
    const { post } = await open();
    const { height1: _, height2, ...couple } = COUPLE;
    const page = await (await post({ ...couple, height2 })).text();
    expect(page.match(/Berekend zonder lichaamslengte/gu)).toHaveLength(1);
    expect(page).toContain('Niet elke lichaamslengte is ingevuld');
    expect(await (await post(COUPLE)).text()).not.toContain('zonder lichaamslengte');
  });

  it('A6 says that nothing is within the budget, and when one base will do', async () => {
    const { post } = await open();
    const page = await (await post({ ...COUPLE, budget: '60' })).text();
    expect(page).toContain('Binnen je budget vinden we niets dat past.');
    expect(page).toContain('Heb je al een vlakke bodem, dan hoef je er geen te kopen');
    const rich = await (await post({ ...COUPLE, budget: '9000' })).text();
    expect(rich).not.toContain('Binnen je budget vinden we niets');
  });

  it('A6 says that there are no more where it advises fewer than three', async () => {
    const { post } = await open();
    const shown = await Promise.all(
      ['60', '650', '9000'].map(async (budget) => {
        const page = await (await post({ ...COUPLE, budget })).text();
        const beds = page.split('<h4>Waarom dit</h4>').length - 1;
        return {
          isFew: beds < 3,
          isSaid: /vonden geen ander model waarvan er twee bij jullie passen/u.test(page),
        };
      }),
    );
    expect(shown.map(({ isSaid }) => isSaid)).toEqual(shown.map(({ isFew }) => isFew));
    expect(new Set(shown.map(({ isFew }) => isFew)).size).toBe(2);
  });

  it('A6 says which side of a mattress with two firmnesses lies on top', async () => {
    const { post } = await open();
    const couple = { weight1: '60', weight2: '95', width: '160', budget: '600' };
    const page = await (await post(couple)).text();
    expect(page).toContain('>Federhaus Wende ');
    expect(page).toContain('Slaper 1: Zachte kant boven. Slaper 2: Stevige kant boven.');
    const alone = { weight1: '60', width: '90', budget: '300' };
    expect(await (await post(alone)).text()).toContain('<p>Zachte kant boven.</p>');
  });

  it('A6 A1 says what its brand calls the firmness of a bed, as the table of the rule does', async () => {
    const { shop, post } = await open();
    const page = await (await post({ weight1: '85', height1: '180', position1: 'back' })).text();
    const said = [...page.matchAll(/<li>([A-Za-z]+) noemt het ([HN]\d)<\/li>/gu)];
    const known = adviceRules.brands?.map(({ brand, grades }) => [
      brand,
      grades.find(({ grade }) => grade === 'medium')?.word,
    ]);
    expect(said.length).toBeGreaterThan(0);
    for (const [, brand, word] of said) expect(known).toContainEqual([brand, word]);
    const rule = await (await shop.get(RULE)).text();
    for (const [brand, word] of known ?? []) {
      expect(rule).toMatch(new RegExp(`${brand}</th>(?:<td>[^<]*</td>)?<td>${word}</td>`, 'u'));
    }
  });

  it('A6 answers with the result, in the language of the shop', async () => {
    const { post } = await open();
    const page = await (await post(COUPLE)).text();
    expect(page).toContain('<h2 id="advice-result" tabindex="-1">Het advies</h2>');
    expect(page).toContain('Twee naast elkaar, even hoog');
    expect(page).toContain('Jullie hebben niet dezelfde hardheid nodig.');
    expect(page).toContain('Pijnlijke schouder: zachter');
    expect(page.match(/<h4>Waarom dit<\/h4>/gu)).toHaveLength(3);
    expect(page.match(/<strong>Waarom niet (?:Federhaus|Lunaro|Noorderlicht)/gu)).toHaveLength(3);
    expect(page).not.toMatch(/<h\d>Waarom niet/u);
    expect(page.match(/<\/strong> (?:<!-- -->)?Het is duurder dan je budget\./gu)).toHaveLength(1);
    expect(page).toContain('Ertussen zit een naad: een topper over allebei dekt die af.');
    expect(page).toMatch(/Zonder naad: één matras over de hele breedte, vanaf €[^<]*, met één/u);
    const richer = await (await post({ ...COUPLE, budget: '2500' })).text();
    expect(richer.match(/<h4>Waarom dit<\/h4>/gu)).toHaveLength(3);
    const german = await post(COUPLE, { Host: 'de-de.localhost:3000' });
    expect(await german.text()).toContain('Zwei nebeneinander, gleich hoch');
  });

  it('A6 puts an advised bed into the cart without script, both halves of it', async () => {
    const { shop, post } = await open();
    const page = await (await post({ ...COUPLE, budget: '2500' })).text();
    const forms = [...page.matchAll(/<form [^>]*action="\/cart\/add"[\s\S]*?<\/form>/gu)];
    expect(forms).toHaveLength(3);
    const [[form] = ['']] = forms;
    expect(form).toContain('Allebei in winkelwagen');
    const fields = new URLSearchParams(
      [...form.matchAll(/name="(\w+)" value="([^"]*)"/gu)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    expect(fields.getAll('sku')).toHaveLength(2);
    const added = await shop.post('/cart/add', fields.toString(), FORM);
    expect(added.status).toBe(303);
    const cookie = added.headers.get('set-cookie')?.split(';')[0] ?? '';
    const cart = await (
      await shop.get(added.headers.get('location') ?? '', { Cookie: cookie })
    ).text();
    for (const sku of fields.getAll('sku')) expect(cart).toContain(sku);
  });

  it('A3 keeps what was posted out of caches, search engines, log, headers and links', async () => {
    const { post, log } = await open();
    const answer = await post(COUPLE);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('location')).toBeNull();
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(page).toContain('<meta name="robots" content="noindex,nofollow"');
    const outside = [
      JSON.stringify(log.entries),
      JSON.stringify([...answer.headers]),
      ...[...page.matchAll(/(?:href|action|content)="([^"]*)"/gu)].map(([, value]) => value),
    ].join('\n');
    for (const typed of ['weight', 'height1', 'shoulder', 'shape']) {
      expect(outside).not.toContain(typed);
    }
  });

  it('A3 shows the result again by its code, which is the same for all who get it', async () => {
    const { shop, post } = await open();
    const url = sharedUrl(await (await post(COUPLE)).text());
    expect(url).toMatch(/^\/matrasadvies-op-maat\?advice=[\da-z]{14}$/u);
    const answer = await shop.get(url);
    const page = await answer.text();
    expect(page).toContain('Dit advies is gedeeld.');
    expect(page).toContain('Twee naast elkaar, even hoog');
    expect(page).not.toContain('Zo tellen we het op');
    expect(page).toContain('<meta name="robots" content="noindex,nofollow"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    // Others with the same result get the same code: it tells nobody apart.
    const others = { ...COUPLE, weight1: '70', height1: '180', temperature1: 'cool' };
    expect(sharedUrl(await (await post(others)).text())).toBe(url);
  });

  it('A8 says by which version of the rule a result was made, and whether that has changed', async () => {
    const { shop, post } = await open();
    const page = await (await post(COUPLE)).text();
    expect(page).toContain('adviesregel van 27 november 2026.');
    const url = sharedUrl(page);
    expect(await (await shop.get(url)).text()).toContain('adviesregel van 27 november 2026.');
    const later = await open({ ...adviceRules, version: '2026-12-14' });
    const shared = await (await later.shop.get(url)).text();
    expect(shared).toContain('Gemaakt volgens de regel van 27 november 2026.');
    expect(shared).toContain('een advies volgens die van 14 december 2026');
    const old = await (await shop.get(`${PAGE}?advice=8add8b2gl9`)).text();
    expect(old).toContain('Deze code zegt niet volgens welke versie');
    expect(old).toContain('Twee naast elkaar, even hoog');
  });

  it('A9 counts reviews by sleepers alike, and links to all reviews of the product', async () => {
    const { shop, post } = await open();
    const alone = { weight1: '70', height1: '175', position1: 'side' };
    const page = await (await post(alone)).text();
    expect(page).toMatch(/Slapers zoals jij<\/strong>: \d,\d van 5 \(\d+ beoordeling/u);
    expect(page).toMatch(/href="[^"]*#reviews"/u);
    const links = [...page.matchAll(/href="([^"]*)"/gu)].map(([, href]) => href ?? '');
    expect(links.filter((href) => /review-|side/u.test(href))).toEqual([]);
    const couple = await (await post({ ...alone, weight2: '95', height2: '180' })).text();
    expect(couple).toContain('<strong>Slapers zoals een van jullie</strong>');
    // A code says nothing about who sleeps there.
    const shared = await (await shop.get(sharedUrl(page))).text();
    expect(shared).not.toContain('Slapers zoals');
  });

  it("MB10 A3 offers its bed as the shopper's by a link, fresh or shared, and says it once it is", async () => {
    const { shop, post } = await open();
    const fresh = await (await post(COUPLE)).text();
    const url = sharedUrl(fresh);
    const link = `href="${url}&amp;bed=2x80x200"`;
    const shared = await (await shop.get(url)).text();
    for (const page of [fresh, shared]) {
      expect(page.split(link)).toHaveLength(2);
      expect(page.includes('Onthoud')).toBe(true);
    }
    const said = await (await shop.get(`${url}&bed=2x80x200`)).text();
    const main = /<main[\s\S]*<\/main>/u.exec(said)?.[0].replaceAll('<!-- -->', '') ?? '';
    const words = main.replaceAll('\u00A0', ' ');
    expect([words.includes('Jouw bed: <strong>2 × 80 × 200'), words.includes('Onthoud')]).toEqual([
      true,
      false,
    ]);
  });

  it('A3 shows the form for a code that is none', async () => {
    const { shop } = await open();
    const page = await (await shop.get(`${PAGE}?advice=9add8b2gl9`)).text();
    expect(page).toContain('Deze code kennen we niet.');
    expect(page).toContain('name="weight1"');
  });

  it('A5 keeps the input on a validation error, with a message at its field', async () => {
    const { post } = await open();
    const answer = await post({ ...COUPLE, weight1: 'licht', weight2: '' });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('value="licht"');
    expect(page).toContain('Vul het gewicht in als getal, zoals 75');
    expect(page).toContain('<a href="#advice-weight2">');
    expect(page).not.toContain('Het advies</h2>');
  });

  it('A5 answers a tab with the page as data, as private as the page itself', async () => {
    const { post } = await open();
    const answer = await post(COUPLE, { Accept: 'application/json' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.json()).toMatchObject({
      outcome: { kind: 'page', model: { type: 'content', url: PAGE, posted: { form: 'advice' } } },
    });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('content-language')).toBe('nl-NL');
    expect(answer.headers.get('etag')).toBeNull();
    const packed = await post(COUPLE, { Accept: 'application/json', 'Accept-Encoding': 'br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    const invalid = await post({ ...COUPLE, weight1: '' }, { Accept: 'application/json' });
    expect(invalid.status).toBe(422);
    expect(await invalid.json()).toMatchObject({
      outcome: { model: { posted: { errors: [{ field: 'weight1', reason: 'missing' }] } } },
    });
  });

  it('A4 says that there is no advice while its table is malformed, and logs why', async () => {
    const { shop, post, log } = await open({});
    const page = await (await shop.get(PAGE)).text();
    expect(page).toContain('Het advies is nu niet beschikbaar.');
    expect(log.entries).toContainEqual(expect.objectContaining({ event: 'advice-rules-unusable' }));
    expect((await post(COUPLE)).status).toBe(503);
    expect(await (await shop.get(RULE)).text()).toContain('De regel is nu niet beschikbaar.');
  });
});

describe('the rule of the advice', () => {
  it('A1 is written out of the table, on a page for search engines', async () => {
    const { shop } = await open();
    const answer = await shop.get(RULE);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('<meta name="robots" content="index,follow"');
    expect(page).toContain('hreflang="de-AT"');
    for (const part of ['Tot en met 130 kg', 'meer dan 20 kg schelen', 'EN 1957', 'H4, H5']) {
      expect(page).toContain(part);
    }
  });

  it('A7 shows a draft, what its editors say of it and what it moves, to its preview alone', async () => {
    const { shop } = await open(adviceRules, draftAdviceRules);
    const answer = await shop.get(`${RULE}?live_preview=${PREVIEW_KEY}`);
    const page = await answer.text();
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(page).toContain('Dit is een concept');
    expect(page).toMatch(/Dit concept verandert \d+ van \d+ uitkomsten/u);
    expect(page).toContain('Met een pijnlijke schouder adviseren we nu');
    expect(page).toContain('Versie van 14 december 2026');
    const live = await (await shop.get(RULE)).text();
    expect(live).toContain('Versie van 27 november 2026');
    expect(live).not.toContain('Dit concept');
    const other = await (await shop.get(`${RULE}?live_preview=another-key`)).text();
    expect(other).toContain('Versie van 27 november 2026');
    expect(other).not.toContain('Dit concept');
  });

  it('A7 answers a form by the draft of its preview', async () => {
    const { shop, post } = await open(adviceRules, draftAdviceRules);
    const form = await (await shop.get(`${PAGE}?live_preview=${PREVIEW_KEY}`)).text();
    expect(form).toContain('Dit advies volgt een concept van de regel');
    const couple = { weight1: '70', height1: '175', weight2: '87', height2: '190' };
    const live = await (await post(couple)).text();
    const drafted = await (await post({ ...couple, live_preview: PREVIEW_KEY })).text();
    expect(live).toContain('Eén, over de hele breedte');
    expect(drafted).toContain('Jullie gewicht ligt ver uit elkaar.');
    expect(drafted).toContain('adviesregel van 14 december 2026.');
  });

  it('A7 says to a preview what is wrong with its draft, and to nobody else', async () => {
    const { shop } = await open(adviceRules, { ...draftAdviceRules, shoulder: -0.3 });
    const page = await (await shop.get(`${RULE}?live_preview=${PREVIEW_KEY}`)).text();
    expect(page).toContain('firmness: must be in halves');
    expect(await (await shop.get(RULE)).text()).not.toContain('must be in halves');
  });

  it('A1 follows the table of its editors', async () => {
    const { shop } = await open({ ...adviceRules, two: { kilograms: 15, minWidth: 160 } });
    expect(await (await shop.get(RULE)).text()).toContain('meer dan 15 kg schelen');
  });
});
