import { describe, expect, it } from 'vitest';
import type { PreviewState } from '#src/content/preview.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { App } from '#ui/App.tsx';
import { PreviewBanner } from '#ui/components/PreviewBanner.tsx';
import { markup, pageAt, shopAround, tags } from '../render-page.tsx';

const PREVIEW = '?live_preview=hash&entry_uid=home';

/** The home page of the fake shop in a preview, by default as a draft. */
async function previewed(
  shows: PreviewState['shows'] = 'draft',
  locale: Locale = 'nl-nl',
): Promise<PageModel> {
  const page = await pageAt(`/${PREVIEW}`, { locale });
  return page.preview ? { ...page, preview: { ...page.preview, shows } } : page;
}

const bannerOf = (page: PageModel) => markup(shopAround(page).shop, <PreviewBanner />);

function drawn(model: PageModel): string {
  const { shop } = shopAround(model);
  return markup(shop, <App shop={shop} />);
}

describe('PreviewBanner', () => {
  it('renders nothing outside a preview', async () => {
    expect(bannerOf(await pageAt('/'))).toBe('');
  });

  it.each([
    ['nl-nl', 'Dit is een concept', 'Voorvertoning verlaten'],
    ['de-at', 'Das ist ein Entwurf', 'Vorschau verlassen'],
    ['en-us', 'This is a draft', 'Leave the preview'],
  ] as const)('labels a draft and links to the published page: %s', async (locale, words, href) => {
    const html = bannerOf(await previewed('draft', locale));
    expect(html).toContain(words);
    expect(html).toMatch(new RegExp(`<a href="/" data-load="true">${href}</a>`, 'u'));
    expect(tags(html, '<aside', 'aria-label="')).toHaveLength(1);
  });

  it.each([
    ['shell', 'van menu en voettekst wel'],
    ['published', 'dit ziet iedereen'],
    ['nothing', 'kon niet worden opgehaald'],
  ] as const)('says that no draft is shown: %s', async (shows, words) => {
    const html = bannerOf(await previewed(shows));
    expect(html).toContain(words);
    expect(html).not.toContain('Dit is een concept');
  });

  it('links to the same page without the preview, keeping the rest of its query', async () => {
    const page = await pageAt(`/matrassen${PREVIEW}&page=2`);
    expect(tags(bannerOf(page), '<a', 'href="/matrassen?page=2"')).toHaveLength(1);
  });
});

describe('a page in a preview', () => {
  it('renders the same from the serialized model as on the server', async () => {
    const page = await previewed();
    const sent = JSON.parse(JSON.stringify(page)) as PageModel;
    expect(drawn(sent)).toBe(drawn(page));
    expect(drawn(page)).toContain('Dit is een concept');
  });

  it('requests further pages with the preview query', async () => {
    const { shop } = shopAround(await previewed());
    const { signal } = new AbortController();
    const more = await shop.loadPage('/matrassen', '?page=1', signal);
    expect(more).toMatchObject({
      kind: 'page',
      model: { url: `/matrassen?page=1&${PREVIEW.slice(1)}`, preview: { shows: 'published' } },
    });
    const { shop: ordinary } = shopAround(await pageAt('/'));
    const plain = await ordinary.loadPage('/matrassen', '', signal);
    expect(plain).toMatchObject({ kind: 'page', model: { url: '/matrassen' } });
  });

  it('has no preview key in any link', async () => {
    const { shop } = shopAround(await previewed());
    const html = markup(shop, <App shop={shop} />);
    expect(tags(html, 'href="').length).toBeGreaterThan(5);
    expect(tags(html, 'live_preview')).toEqual([]);
  });
});
