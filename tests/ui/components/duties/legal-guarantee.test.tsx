import { describe, expect, it } from 'vitest';
import { withDuties } from '#src/use-cases/page-duties.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { App } from '#ui/App.tsx';
import { markup, pageAt, shopAround } from '../../render-page.tsx';

/** A page as it is shown on a day: without script, as the server sends it. */
const shownOn = (page: PageModel, today: string) => {
  const { shop } = shopAround(withDuties({ ...page, today }));
  const [main = '', footer = ''] = markup(shop, <App shop={shop} />).split('<footer');
  return { main, footer };
};

const SENTENCE =
  /<p[^>]* data-duty="legal-guarantee">.*?<a [^>]*href="\/legal-guarantee"[^>]*>[^<]*2 jaar/u;
const LINK = /<a data-duty="legal-guarantee" href="\/legal-guarantee"/u;

describe('LegalGuaranteeSentence', () => {
  it('leads to the notice beside the price and in the footer since 27 September 2026', async () => {
    const page = await pageAt('/aurora');
    const before = shownOn(page, '2026-09-26');
    expect(before.main + before.footer).not.toContain('legal-guarantee');
    const { main, footer } = shownOn(page, '2026-09-27');
    expect(main).toMatch(SENTENCE);
    expect(footer).toMatch(LINK);
    expect(main.indexOf('data-duty="legal-guarantee"')).toBeLessThan(main.indexOf('id="choices"'));
  });
});

describe('LegalGuaranteeNotice', () => {
  it.each([
    ['nl-nl', 'nl'],
    ['nl-be', 'nl'],
    ['de-de', 'de'],
    ['de-at', 'de'],
    ['en-us', 'en'],
  ] as const)('is shown in %s with a link and in words', async (locale, language) => {
    const page = await pageAt('/legal-guarantee', { locale });
    expect(page.head).toMatchObject({ status: 200, robots: 'noindex,nofollow' });
    const { main } = shownOn(page, '2026-11-27');
    expect(main).toMatch(
      new RegExp(
        `<img src="/notices/${language}.svg" width="840" height="1188" alt="[^"]{100,}"`,
        'u',
      ),
    );
    expect(main).toContain(
      `href="https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-and-returns/index_${language}.htm"`,
    );
  });
});
