import { describe, expect, it } from 'vitest';
import type { ContentFailure } from '#ports/content-source.ts';
import { err, ok } from '#src/shared/result.ts';
import { missingContent, REQUIRED_CONTENT } from '#src/use-cases/missing-content.ts';
import { createFakePorts } from '../../support/fake-ports.ts';
import { SHOP } from '../../support/fake-shop.ts';

const failure: ContentFailure = {
  kind: 'content-unavailable',
  status: 404,
  message: 'none',
  url: '',
};
const none = () => Promise.resolve(err({ ...failure, isMissing: true as const }));
const away = () => Promise.resolve(err({ ...failure, status: 503 }));

describe('missingContent', () => {
  const { content } = createFakePorts(SHOP);
  const pagesExcept = (absent: string) => async () => {
    const pages = await content.sitemapPages('nl-nl');
    return pages.ok ? ok(pages.value.filter(({ type }) => type !== absent)) : pages;
  };

  it('is everything in an empty stack, with a content model or without', async () => {
    const empty = { shell: none, errorPage: none, sitemapPages: () => Promise.resolve(ok([])) };
    expect(await missingContent(empty, 'nl-nl')).toEqual(REQUIRED_CONTENT);
    expect(await missingContent({ ...empty, sitemapPages: none }, 'nl-nl')).toEqual(
      REQUIRED_CONTENT,
    );
  });

  it('is what has not been written yet', async () => {
    const without = { ...content, sitemapPages: pagesExcept('Home') };
    expect(await missingContent(without, 'nl-nl')).toContain('home');
    expect(await missingContent({ ...without, shell: none }, 'nl-nl')).toContain('shell');
    expect(await missingContent(without, 'nl-nl')).not.toContain('shell');
  });

  it.each([
    ['Home', 'home'],
    ['Lister', 'categories'],
    ['Search', 'search'],
    ['Cart', 'cart'],
  ])('names what a page of type %s would be', async (type, missing) => {
    const pages = { ...content, sitemapPages: pagesExcept(type) };
    expect(await missingContent(pages, 'nl-nl')).toEqual([missing]);
  });

  it('is nothing once all is written, and the error page without one', async () => {
    expect(await missingContent(content, 'nl-nl')).toEqual([]);
    expect(await missingContent({ ...content, errorPage: none }, 'nl-nl')).toEqual(['error']);
  });

  it('reads no other pages than those that it looks for', async () => {
    const asked: unknown[] = [];
    const sitemapPages: typeof content.sitemapPages = (locale, types) => {
      asked.push([locale, types]);
      return content.sitemapPages(locale, types);
    };
    await missingContent({ ...content, sitemapPages }, 'de-at');
    expect(asked).toEqual([['de-at', ['Home', 'Lister', 'Search', 'Cart']]]);
  });

  it.each(['shell', 'errorPage', 'sitemapPages'])('is unknown without %s', async (name) => {
    expect(await missingContent({ ...content, [name]: away }, 'nl-nl')).toBeUndefined();
  });
});
