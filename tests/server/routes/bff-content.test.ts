import { describe, expect, it } from 'vitest';
import type { ContentSource } from '#ports/content-source.ts';
import { err, ok } from '#src/shared/result.ts';
import { openShop, smallPorts } from '../small-shop.ts';

const ports = smallPorts();

/** A shop with pages for Germany and the Netherlands only. */
const writtenAtHome: ContentSource = {
  ...ports.content,
  pageByUrl: (locale, path, preview) =>
    locale === 'de-de' || locale === 'nl-nl'
      ? ports.content.pageByUrl(locale, path, preview)
      : Promise.resolve(ok(undefined)),
  errorPage: (locale) =>
    locale === 'de-at'
      ? Promise.resolve(err({ ...MISSING, status: 404 }))
      : ports.content.errorPage(locale),
};

const MISSING = { kind: 'content-unavailable', message: 'There is none.', url: '/x' } as const;

const shop = await openShop({ ports: { ...ports, content: writtenAtHome } });

async function ask(method: string, question: unknown, at = shop) {
  const response = await at.call(`/api/cnts/${method}`, [question]);
  return {
    status: response.status,
    language: response.headers.get('content-language'),
    body: (await response.json()) as unknown,
  };
}

describe.each(['getContent', 'getContentExtended'])('%s', (method) => {
  it('B1 finds the page at an address', async () => {
    expect(await ask(method, { url: '/matrassen', type: 'Lister', locale: 'nl-nl' })).toMatchObject(
      { status: 200, language: 'nl-NL', body: { type: 'Lister', url: '/matrassen' } },
    );
  });

  it('B1 finds nothing below an address, nor pages of another type', async () => {
    for (const question of [
      { url: '/matrassen/maat/90x200', locale: 'nl-nl' },
      { url: '/matrassen', type: 'Product', locale: 'nl-nl' },
      { url: '/nergens', locale: 'nl-nl' },
    ]) {
      expect(await ask(method, question)).toEqual({ status: 200, language: null, body: null });
    }
  });

  it("B1 falls back to the texts of the language's first locale", async () => {
    expect(await ask(method, { url: '/matratzen', locale: 'de-at' })).toMatchObject({
      language: 'de-DE',
      body: { url: '/matratzen' },
    });
    expect(await ask(method, { url: '/matrassen', locale: 'nl-be' })).toMatchObject({
      language: 'nl-NL',
    });
  });

  it('B1 never shows another language', async () => {
    for (const question of [
      { url: '/matrassen', locale: 'en-us' },
      { url: '/matrassen', locale: 'de-at' },
    ]) {
      expect((await ask(method, question)).body).toBeNull();
    }
  });

  it('B4 does not treat a failure as a missing page', async () => {
    const requests: string[] = [];
    const content: ContentSource = {
      ...ports.content,
      pageByUrl: (locale) => {
        requests.push(locale);
        return Promise.resolve(err({ ...MISSING, status: 500 }));
      },
    };
    const sick = await openShop({ ports: { ...ports, content } });
    expect(await ask(method, { url: '/x', locale: 'de-at' }, sick)).toMatchObject({
      status: 500,
      body: { message: 'There is none.' },
    });
    expect(requests).toEqual(['de-at']);
  });

  it.each([
    [{ url: 'matrassen', locale: 'nl-nl' }, 'arguments.0.url'],
    [{ url: '/matrassen', type: 'Nothing', locale: 'nl-nl' }, 'arguments.0.type'],
    [{ url: '/matrassen' }, 'arguments.0.locale'],
    [{ locale: 'nl-nl' }, 'arguments.0.url'],
  ])('B6 reports where %j is wrong', async (question, path) => {
    expect(await ask(method, question)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(path) as string },
    });
  });
});

describe('getContent', () => {
  it('B1 falls back for single entries of a locale, too', async () => {
    expect(await ask('getContent', { type: 'Error', locale: 'de-at' })).toMatchObject({
      status: 200,
      language: 'de-DE',
      body: { type: 'Error' },
    });
  });
});

describe('getContentExtended', () => {
  it('B1 includes the product of a product page', async () => {
    const { body } = await ask('getContentExtended', { url: '/matras-wolk', locale: 'nl-nl' });
    expect(body).toMatchObject({
      type: 'Product',
      sku: 'M1',
      locale: 'nl-nl',
      product: { sku: 'M1' },
    });
  });

  it('B1 B1a includes breadcrumbs and alternates of a page, and the filtered pages of a category', async () => {
    const { body } = await ask('getContentExtended', { url: '/matrassen', locale: 'nl-nl' });
    expect(body).toMatchObject({
      breadcrumbs: [{ url: '/' }],
      alternates: expect.any(Object) as unknown,
      filtered_pages: expect.any(Array) as unknown,
    });
  });

  it('B1 includes the products of its blocks', async () => {
    const page = await ports.content.pageByUrl('nl-nl', '/');
    const home = page.ok ? page.value : undefined;
    const block = {
      type: 'products',
      title: 'Matrassen',
      objectId: '7',
      count: 2,
      link: { title: 'Alle', url: '/matrassen' },
    } as const;
    const content: ContentSource = {
      ...ports.content,
      pageByUrl: () => Promise.resolve(ok(home && { ...home, type: 'Home', blocks: [block] })),
    };
    const full = await openShop({ ports: { ...ports, content } });
    const { body } = await ask('getContentExtended', { url: '/', locale: 'nl-nl' }, full);
    const { blocks } = body as {
      readonly blocks: readonly { readonly hits: readonly unknown[] }[];
    };
    expect(blocks[0]?.hits).toHaveLength(2);
  });

  it('B4 fails if the breadcrumbs cannot be read', async () => {
    const content: ContentSource = {
      ...ports.content,
      breadcrumbs: () => Promise.resolve(err({ ...MISSING, status: 503 })),
    };
    const sick = await openShop({ ports: { ...ports, content } });
    const answer = await ask('getContentExtended', { url: '/matrassen', locale: 'nl-nl' }, sick);
    expect(answer).toMatchObject({ status: 503 });
  });
});
