import { describe, expect, it } from 'vitest';
import { euroCents } from '#src/pricing/money.ts';
import type { Head } from '#src/seo/head.ts';
import { headElements, PAGE_HEAD_SELECTOR } from '#ui/navigation/head-elements.ts';
import { aHead } from '../../support/shown-pages.ts';

const full: Head = {
  ...aHead('Matrassen'),
  robots: 'index,follow',
  ogType: 'product',
  ogUrl: 'https://nl.test/matras-duin',
  ogImage: { url: 'https://nl.test/duin.jpg', width: 1200, height: 675, alt: 'Matras' },
  ogPrice: euroCents(49_900),
  ogPublished: '2025-03-10',
  ogModified: '2026-09-14',
  canonical: 'https://nl.test/matrassen',
  alternates: [{ hreflang: 'de-DE', href: 'https://de.test/matratzen' }],
  prev: 'https://nl.test/matrassen',
  next: 'https://nl.test/matrassen?page=3',
};

describe('headElements', () => {
  it('H1 returns all elements of a head except its title', () => {
    expect(headElements(full).map(({ attributes }) => Object.values(attributes)[0])).toEqual([
      'description',
      'robots',
      'og:title',
      'og:description',
      'og:type',
      'og:image',
      'og:image:width',
      'og:image:height',
      'og:image:alt',
      'twitter:card',
      'og:url',
      'article:published_time',
      'article:modified_time',
      'product:price:amount',
      'product:price:currency',
      'canonical',
      'alternate',
      'prev',
      'next',
    ]);
  });

  it('H2, H3, H5 leaves out what the page does not have', () => {
    const names = headElements(aHead('Gefilterd')).map(
      ({ attributes }) => Object.values(attributes)[0],
    );
    expect(names).toEqual(['description', 'og:title', 'og:description', 'og:type']);
  });

  it('has no empty text for a picture without one, and the cents of a whole price', () => {
    const ogImage = { url: 'https://nl.test/duin.jpg', width: 1, height: 1, alt: ' ' };
    const elements = headElements({ ...full, ogImage }).map(({ attributes }) => attributes);
    expect(elements.map((one) => one['property'])).not.toContain('og:image:alt');
    expect(elements).toContainEqual({ property: 'product:price:amount', content: '499.00' });
  });

  it('returns only elements that PAGE_HEAD_SELECTOR matches', () => {
    const found = PAGE_HEAD_SELECTOR.replace('[hreflang]', '').split(',');
    for (const { tag, attributes } of headElements(full)) {
      const [[name, value] = []] = Object.entries(attributes);
      expect(found).toContain(`${tag}[${name}="${value}"]`);
    }
  });
});
