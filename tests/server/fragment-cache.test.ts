import { describe, expect, it } from 'vitest';
import { createRenderer } from '#server/render.tsx';
import type { ShownPage } from '#server/renderer.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { showPageByUrl } from '#src/use-cases/show-page.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { demoPorts } from '../support/demo-ports.ts';
import { functionCalls } from '../support/function-calls.ts';
import { configOf, smallAssets } from './small-shop.ts';
import { inScope } from '../support/test-scope.ts';

const ports = demoPorts();
const { site } = configOf();
const rendererWith = (fragmentBytes?: number) =>
  createRenderer({
    assets: smallAssets,
    site,
    ports,
    ...(fragmentBytes !== undefined && { fragmentBytes }),
  });
const plain = rendererWith(0);

async function shownAt(locale: Locale, url: string): Promise<ShownPage> {
  const shell = await ports.content.shell(locale);
  const outcome = await showPageByUrl(
    ports,
    site,
    { locale, hostKnown: true, ...splitUrl(url) },
    url,
  );
  if (!shell.ok || outcome.kind !== 'page') throw new Error(`${locale}${url} has no page`);
  return { model: outcome.model, shell: shell.value };
}

/** Pages of each type that are asked for: all of a type have the same fragments. */
const PAGES_OF_TYPE = inScope(3, 1);

/** A few pages of each type, and for listings some states that shoppers reach. */
async function urlsOf(locale: Locale): Promise<readonly string[]> {
  const pages = await ports.content.sitemapPages(locale);
  if (!pages.ok) throw new Error('The shop has no pages');
  const types = [...new Set(pages.value.map(({ type }) => type))];
  return types.flatMap((type) =>
    pages.value
      .filter((page) => page.type === type)
      .slice(0, PAGES_OF_TYPE)
      .flatMap(({ url }) => (type === 'Lister' ? STATES : ['']).map((state) => url + state)),
  );
}

const STATES = ['', '?sorting=price-asc', '?compare=M1'];

/** The model with every price raised by a cent, as objects that no renderer has seen. */
const dearer = ({ model, shell }: ShownPage): ShownPage => ({
  shell,
  model: JSON.parse(
    JSON.stringify(model, (key, value: unknown) =>
      key === 'cents' && typeof value === 'number' ? value + 1 : value,
    ),
  ) as ShownPage['model'],
});

describe('createFragmentCache', () => {
  it.each(inScope(LOCALES, ['nl-nl']))('changes no byte of any page of %s', async (locale) => {
    const reusing = rendererWith();
    const urls = await urlsOf(locale);
    expect(urls.length).toBeGreaterThan(8);
    for (const url of urls) {
      const page = await shownAt(locale, url);
      const html = plain.page(page);
      expect(reusing.page(page) === html, `${url} at first`).toBe(true);
      expect(reusing.page(page) === html, `${url} again`).toBe(true);
    }
  });

  it('MB11 keeps what has the links of a bed apart from what has none', async () => {
    const reusing = rendererWith();
    for (const query of ['', '?bed=160x200', '', '?bed=90x200']) {
      const page = await shownAt('nl-nl', `/bezorgen${query}`);
      expect(reusing.page(page) === plain.page(page), `${query} as without`).toBe(true);
    }
  });

  it('shows what has changed', async () => {
    const reusing = rendererWith();
    const page = await shownAt('nl-nl', '/matrassen');
    const before = reusing.page(page);
    const after = reusing.page(dearer(page));
    expect(after).not.toBe(before);
    expect(after).toBe(plain.page(dearer(page)));
  });

  it('renders no menu, footer or known card again', async () => {
    const reusing = rendererWith();
    const [page, sorted] = [
      await shownAt('nl-nl', '/matrassen'),
      await shownAt('nl-nl', '/matrassen?sorting=price-asc'),
    ];
    reusing.page(page);
    const [without = 0, reused = 0] = functionCalls(
      () => plain.page(sorted),
      () => reusing.page(sorted),
    ).map((counted) =>
      counted
        .filter(({ name }) => name === 'ContentLink')
        .reduce((sum, { calls }) => sum + calls, 0),
    );
    expect(without).toBeGreaterThan(100);
    expect(reused).toBeLessThan(10);
  });
});
