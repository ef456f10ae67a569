import { describe, expect, it } from 'vitest';
import { withDrafts } from '#src/content/preview.ts';
import { ok } from '#src/shared/result.ts';
import { createFakePorts, type FakePorts, type Outage } from '../../support/fake-ports.ts';
import { SHOP } from '../../support/fake-shop.ts';
import { pageAt } from '../../support/visit.ts';

const PREVIEW = '?live_preview=key&entry_uid=home';

/** The fake shop with drafts of its home page and its menu, each with its own key. */
function rewritten(...outages: readonly Outage[]): FakePorts {
  const published = createFakePorts(SHOP, ...outages);
  const home = SHOP.pages.filter(({ url }) => url === '/');
  const drafts = home.map((page) => Object.assign({}, page, { title: 'Winter' }));
  const drafted = createFakePorts({ ...SHOP, pages: withDrafts(SHOP.pages, drafts) }, ...outages);
  return {
    ...published,
    content: {
      ...published.content,
      pageByUrl: (locale, path, preview) =>
        (preview?.live_preview === 'key' ? drafted : published).content.pageByUrl(locale, path),
      async shell(locale, preview) {
        const shell = await published.content.shell(locale);
        const isDraft = preview?.live_preview === 'menu';
        return shell.ok && isDraft ? ok({ ...shell.value, isDraft }) : shell;
      },
    },
  };
}

describe('a page in a preview', () => {
  it('shows the draft and marks it as a draft', async () => {
    expect(await pageAt('home', `/${PREVIEW}`, rewritten())).toMatchObject({
      title: 'Winter',
      preview: { query: { live_preview: 'key', entry_uid: 'home' }, shows: 'draft' },
    });
  });

  it.each([
    ['without a draft', 'listing', `/matrassen${PREVIEW}`],
    ['with an invalid key', 'home', '/?live_preview=stale'],
    ['that does not exist', 'error', `/bestaat-niet${PREVIEW}`],
  ] as const)(
    'shows the published state of a page %s, and marks it as published',
    async (_case, type, url) => {
      const page = await pageAt(type, url, rewritten());
      expect(page.title).not.toBe('Winter');
      expect(page.preview?.shows).toBe('published');
    },
  );

  it('shows a published page with a draft of menu and footer', async () => {
    const page = await pageAt('home', '/?live_preview=menu', rewritten());
    expect(page.title).not.toBe('Winter');
    expect(page.preview?.shows).toBe('shell');
  });

  it.each(['/', '/matrassen', '/matrassen/maat/90x200', '/aurora', '/proefslapen'])(
    'H2 H3 H4 H5 is noindex at %s, unlike the page outside the preview',
    async (path) => {
      const ports = rewritten();
      const type = ({ '/': 'home', '/aurora': 'product', '/proefslapen': 'content' } as const)[
        path
      ];
      const shown = await pageAt(type ?? 'listing', `${path}${PREVIEW}`, ports);
      expect(shown.head).toMatchObject({
        status: 200,
        robots: 'noindex,nofollow',
        alternates: [],
        inSitemap: false,
      });
      for (const link of ['canonical', 'prev', 'next']) expect(shown.head).not.toHaveProperty(link);
      const own = await pageAt(type ?? 'listing', path, ports);
      expect(own).not.toHaveProperty('preview');
      expect(own.head.robots).not.toBe('noindex,nofollow');
    },
  );

  it('B4 shows the error page while the content service is unavailable', async () => {
    const page = await pageAt('error', `/${PREVIEW}`, rewritten('pages'));
    expect(page.head.status).toBe(503);
    expect(page.preview?.shows).toBe('nothing');
    const headless = await pageAt('error', `/${PREVIEW}`, rewritten('shell'));
    expect(headless.head.status).toBe(503);
    expect(headless.preview?.shows).toBe('nothing');
  });
});
