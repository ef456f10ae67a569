import { describe, expect, it } from 'vitest';
import { prefetchLinks } from '#ui/navigation/prefetch-links.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A link as the module sees it, in the content of the page or in its footer. */
const linkTo = (path: string, place: 'main' | 'footer', rel: readonly string[] = []) => ({
  href: `https://nl.example${path}`,
  target: '',
  relList: { contains: (word: string) => rel.includes(word) },
  dataset: {},
  hasAttribute: () => false,
  checkVisibility: () => true,
  closest: (tag: string) => (tag === place ? {} : null),
});

type Link = ReturnType<typeof linkTo>;
type Seen = readonly { readonly isIntersecting: boolean; readonly target: Link }[];

/** A tab with these links; `see` brings some of them into view, in one report. */
function openTab(links: readonly Link[]) {
  let report: ((seen: Seen) => void) | undefined;
  const observed: Link[] = [];
  class IntersectionObserver {
    constructor(callback: (seen: Seen) => void) {
      report = callback;
    }
    observe = (link: Link) => void observed.push(link);
    disconnect = () => {};
  }
  const location = { origin: 'https://nl.example', pathname: '/', search: '' };
  const document = { location, querySelectorAll: () => links };
  const tab = { navigator: {}, IntersectionObserver, document };
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
  return { observed, fetched, see };
}

describe('prefetchLinks', () => {
  it('H15 prefetches footer links that come into view below a full listing', async () => {
    const cards = Array.from({ length: 16 }, (_, index) => linkTo(`/matras-${index}`, 'main'));
    const footer = [linkTo('/retourneren', 'footer'), linkTo('/contact', 'footer')];
    const { observed, fetched, see } = openTab([...cards, ...footer]);
    expect(observed).toHaveLength(18);
    await see(cards);
    expect(fetched).toHaveLength(12);
    await see(footer);
    expect(fetched.slice(12)).toEqual(['/retourneren', '/contact']);
  });

  it('H15 prefetches facet links that search engines may follow, and no others', async () => {
    const followed = linkTo('/matrassen/hardheid/stevig', 'main');
    const endless = linkTo('/matrassen/hardheid/stevig+zacht', 'main', ['nofollow']);
    const { fetched, see } = openTab([followed, endless]);
    await see([followed, endless]);
    expect(fetched).toEqual(['/matrassen/hardheid/stevig']);
  });
});
