import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { createFragmentCache, type FragmentCache } from '#server/fragment-cache.tsx';
import { Cached } from '#ui/components/Cached.tsx';
import { ShopProvider } from '#ui/shop-context.tsx';
import { pageAt, shopAround } from '../ui/render-page.tsx';

const { shop } = shopAround(await pageAt('/matrassen'));

const Words = ({ words }: { readonly words: string }) => <p>{words}</p>;
const Picture = () => <img src="/first.jpg" alt="" fetchPriority="high" />;

/** Renders a part with a key. */
const renderPart = (fragments: FragmentCache, key: string, part: ReactElement) =>
  fragments.render(shop, (shown) => (
    <ShopProvider shop={shown}>
      <Cached as="div" cacheKey={() => key}>
        {part}
      </Cached>
    </ShopProvider>
  ));

describe('createFragmentCache', () => {
  it('stays within its memory, however many parts there are, and of what size', () => {
    const fragments = createFragmentCache(100_000);
    for (let part = 0; part < 300; part += 1) {
      const words = `${part} `.repeat(part * 20);
      const { content } = renderPart(fragments, `part ${part}`, <Words words={words} />);
      expect(content).toBe(`<div><p>${words}</p></div>`);
      expect(fragments.bytes).toBeLessThanOrEqual(100_000);
    }
    expect(fragments.bytes).toBeGreaterThan(10_000);
  });

  it('renders a part again that it does not keep', () => {
    const fragments = createFragmentCache(0);
    renderPart(fragments, 'same', <Words words="first" />);
    expect(renderPart(fragments, 'same', <Words words="second" />).content).toContain('second');
    expect(fragments.bytes).toBe(0);
  });

  it('names the preloads of reused parts, also of parts within parts', () => {
    const fragments = createFragmentCache(100_000);
    const nested = (
      <Cached as="div" cacheKey={() => 'picture'}>
        <Picture />
      </Cached>
    );
    for (const outer of ['one', 'other', 'one']) {
      const { content, preloads } = renderPart(fragments, outer, nested);
      expect(preloads).toEqual([
        '<link rel="preload" as="image" href="/first.jpg" fetchPriority="high"/>',
      ]);
      expect(content).not.toContain('preload');
    }
  });
});
