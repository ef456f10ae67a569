import { describe, expect, it } from 'vitest';
import { prefetchLinks } from '#ui/navigation/prefetch-links.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

type Place = 'main' | 'footer' | 'header' | '[data-product]';

/** A link as the module sees it, on a card, elsewhere in the content, or in header or footer. */
const linkTo = (path: string, place: Place, rel: readonly string[] = []) => ({
  href: `https://nl.example${path}`,
  target: '',
  relList: { contains: (word: string) => rel.includes(word) },
  dataset: {},
  hasAttribute: () => false,
  checkVisibility: () => true,
  closest(tag: string) {
    if (tag === 'a') return this;
    return tag === place ? {} : null;
  },
});

type Link = ReturnType<typeof linkTo>;
type Seen = readonly { readonly isIntersecting: boolean; readonly target: Link }[];

/** A tab with these links; `see` brings some of them into view, in one report. */
function openTab(links: readonly Link[], connection: object = {}) {
  let report: ((seen: Seen) => void) | undefined;
  let margin: string | undefined;
  const observed: Link[] = [];
  class IntersectionObserver {
    constructor(callback: (seen: Seen) => void, { rootMargin }: IntersectionObserverInit) {
      report = callback;
      margin = rootMargin;
    }
    observe = (link: Link) => void observed.push(link);
    disconnect = () => {};
  }
  const location = { origin: 'https://nl.example', pathname: '/', search: '' };
  const listeners = new Map<string, (event: { type: string; target: object }) => void>();
  const document = {
    location,
    querySelectorAll: () => links,
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  };
  const tab = { navigator: { connection }, IntersectionObserver, document };
  const fetched: string[] = [];
  prefetchLinks({
    tab: tab as unknown as Window & typeof globalThis,
    prefetch: (url) => Promise.resolve(void fetched.push(url)),
    onPage: () => () => {},
  });
  const see = async (seen: readonly Link[]) => {
    report?.(links.map((target) => ({ target, isIntersecting: seen.includes(target) })));
    await settled();
  };
  const point = (type: string, target: Link) => listeners.get(type)?.({ type, target });
  return { observed, fetched, see, point, margin };
}

const pathOf = ({ href }: Link): string => new URL(href).pathname;

describe('prefetchLinks', () => {
  it('H15 H15a watches links as far as 200 px outside the viewport', () => {
    expect(openTab([linkTo('/toppers', 'header')]).margin).toBe('200px');
  });

  it('H15 prefetches the products in view before the links around them, eight in all', async () => {
    const footer = [linkTo('/retourneren', 'footer'), linkTo('/contact', 'footer')];
    const menu = [linkTo('/toppers', 'header')];
    const cards = [1, 2, 3, 4, 5, 6].map((index) => linkTo(`/matras-${index}`, '[data-product]'));
    const all = [...menu, ...footer, ...cards];
    const { observed, fetched, see } = openTab(all);
    expect(observed).toHaveLength(9);
    await see(all);
    expect(fetched).toEqual([...cards, ...menu, ...footer].slice(0, 8).map(pathOf));
  });

  it('H15 prefetches at once a page that the shopper points at, and a filter only when pressed', () => {
    const card = linkTo('/matras-1', '[data-product]');
    const endless = linkTo('/matrassen/hardheid/stevig+zacht', 'main', ['nofollow']);
    const { fetched, point } = openTab([card, endless]);
    point('pointerover', endless);
    point('focusin', card);
    point('pointerdown', endless);
    expect(fetched).toEqual([pathOf(card), pathOf(endless)]);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }])(
    'H15 prefetches nothing on a connection that is %j',
    async (connection) => {
      const card = linkTo('/matras-1', '[data-product]');
      const { fetched, see, point } = openTab([card], connection);
      await see([card]);
      point('pointerover', card);
      expect(fetched).toEqual([]);
    },
  );

  it('H15 prefetches facet links that search engines may follow, and no others', async () => {
    const followed = linkTo('/matrassen/hardheid/stevig', 'main');
    const endless = linkTo('/matrassen/hardheid/stevig+zacht', 'main', ['nofollow']);
    const { fetched, see } = openTab([followed, endless]);
    await see([followed, endless]);
    expect(fetched).toEqual(['/matrassen/hardheid/stevig']);
  });
});
