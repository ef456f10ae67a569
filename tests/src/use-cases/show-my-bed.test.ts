import { describe, expect, it } from 'vitest';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { showPage } from '#src/use-cases/show-page.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { failedSearch } from '#src/search/search-result.ts';
import { demoPorts } from '../../support/demo-ports.ts';
import { SITE } from '../../support/visit.ts';

async function pageAt(url: string, ports = demoPorts()): Promise<PageModel> {
  const request = { locale: 'nl-nl', hostKnown: true, ...splitUrl(url) } as const;
  const outcome = await showPage(ports, SITE, request);
  if (outcome.kind !== 'page') throw new Error(`moved to ${outcome.location}`);
  return outcome.model;
}

/** How many products fit, by the title of their category; `undefined` where nothing is filled in. */
async function fittingAt(url: string, ports = demoPorts()) {
  const page = await pageAt(url, ports);
  const blocks = page.type === 'content' ? page.blocks : [];
  const block = blocks.find((one) => one.type === 'my-bed');
  return (
    block?.shown &&
    Object.fromEntries(
      block.goods.flatMap(({ objectId, link }) => {
        const found = block.shown?.fitting.find((one) => one.objectId === objectId);
        return found ? [[link.title, found.count]] : [];
      }),
    )
  );
}

const robotsAt = async (url: string) => (await pageAt(url)).head.robots;

describe('the page of a bed', () => {
  it('RM7 MB5 counts what each listing shows for the bed', async () => {
    const fitting = await fittingAt('/mijn-bed?bed=160x200');
    for (const [title, url] of [
      ['Matrassen', '/matrassen'],
      ['Bedbodems', '/bedbodems'],
      ['Dekbedden', '/dekbedden'],
    ] as const) {
      const listing = await pageAt(`${url}?bed=160x200`);
      expect(listing.type === 'listing' && listing.nbHits).toBe(fitting?.[title]);
    }
    expect(Object.keys(fitting ?? {})).toHaveLength(9);
  });

  it('RM7 says that nothing comes in a size', async () => {
    expect(await fittingAt('/mijn-bed?bed=147x200')).toMatchObject({ Matrassen: 0 });
  });

  it('RM7 leaves out what cannot be counted', async () => {
    const search = {
      productsAndFilters: () => Promise.resolve(failedSearch(503, 'away')),
    };
    expect(await fittingAt('/mijn-bed?bed=160x200', { ...demoPorts(), search })).toEqual({});
  });

  it.each(['/mijn-bed', '/mijn-bed?bed=wide'])('RM7 counts nothing at %s', async (url) => {
    expect(await fittingAt(url)).toBeUndefined();
  });

  it('RM7 H2 is indexed without a bed and a room only', async () => {
    expect(await robotsAt('/mijn-bed')).toBe('index,follow');
    expect(await robotsAt('/mijn-bed?bed=160x200')).toBe('noindex,nofollow');
    expect(await robotsAt('/mijn-bed?room=plan&room-width=300&room-length=400')).toBe(
      'noindex,nofollow',
    );
  });
});
