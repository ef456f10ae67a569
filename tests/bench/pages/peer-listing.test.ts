import { describe, expect, it } from 'vitest';
import { peerListing } from '../../../bench/pages/peer-listing.ts';
import type { Part } from '../../../bench/peers/next/lib/listing.ts';

const page = (main: string) =>
  `<html lang="nl-NL"><head><title>Bedden &amp; meer</title>` +
  `<meta name="description" content="Onze bedden"><link rel="canonical" href="http://shop/bedden">` +
  `</head><body><div id="app"><header>Boven</header><main>${main}</main><footer>Onder</footer></div>` +
  `<script type="application/ld+json">{"a":"<\\/b>"}</script><script>start()</script></body></html>`;

/** The only part of the main element with this content. */
function partOf(content: string): Part | undefined {
  const [main] = peerListing(page(content)).main;
  return typeof main === 'object' && main.type === 'element' ? main.parts[0] : undefined;
}

const content = (tag: string, text: string) => ({
  type: 'element',
  tag,
  attributes: {},
  parts: [text],
});

describe('peerListing', () => {
  it('reads what surrounds the main element, and the head', () => {
    expect(peerListing(page('Bedden'))).toEqual({
      language: 'nl-NL',
      title: 'Bedden & meer',
      description: 'Onze bedden',
      canonical: 'http://shop/bedden',
      structuredData: [String.raw`{"a":"<\/b>"}`],
      header: [content('header', 'Boven')],
      main: [content('main', 'Bedden')],
      footer: [content('footer', 'Onder')],
    });
  });

  it('reads a list of links', () => {
    expect(
      partOf(
        '<ul class="_links_jkvpa_1"><li><a href="/bedden" rel="nofollow" data-prefetch="">Bedden</a></li>' +
          '<li><a href="/matrassen">Matrassen &amp; meer</a></li></ul>',
      ),
    ).toEqual({
      type: 'link-list',
      attributes: { className: 'links' },
      links: [
        { href: '/bedden', rel: 'nofollow', text: 'Bedden' },
        { href: '/matrassen', text: 'Matrassen & meer' },
      ],
    });
  });

  it('reads filter options with their numbers', () => {
    expect(
      partOf(
        '<ul><li><a class="_option_1x9ly_1 _list_1x9ly_26" href="/bedden/maat/80x200" data-scroll="keep">' +
          '<span class="_value_1x9ly_8">80 × 200</span><span class="_count_1x9ly_12" aria-hidden="true">32</span>' +
          '<span class="_hidden_jy1e8_1">, <!-- -->32 producten</span></a></li></ul>',
      ),
    ).toEqual({
      type: 'filter-options',
      attributes: {},
      options: [
        {
          href: '/bedden/maat/80x200',
          className: 'option list',
          words: [
            { className: 'value', text: '80 × 200', isShownOnly: false },
            { className: 'count', text: '32', isShownOnly: true },
            { className: 'hidden', text: ', 32 producten', isShownOnly: false },
          ],
        },
      ],
    });
  });

  it('reads a product card', () => {
    expect(
      partOf(
        '<article class="_card_cc6vf_29" data-product="HAL"><a href="/hal"><div><img src="/hal.webp" alt="">' +
          '<i>Nieuw</i></div><div><h3>Halmstad</h3></div></a><div><ul><li><span>Hardheid</span> <b>Zacht</b></li>' +
          '</ul><ul class="_usps_73eur_1"><li><svg viewBox="0 0 24 24"><path d="M3"></path></svg>' +
          '<span>Druk</span> <span class="_dots_73eur_33">3 van 5</span></li></ul></div><p>€ 199</p></article>',
      ),
    ).toMatchObject({
      type: 'product',
      product: {
        sku: 'HAL',
        href: '/hal',
        name: 'Halmstad',
        picture: { src: '/hal.webp', alt: '' },
        over: [{ tag: 'i', parts: ['Nieuw'] }],
        body: [
          {
            tag: 'div',
            parts: [
              { type: 'element', tag: 'ul' },
              {
                type: 'usps',
                usps: [
                  {
                    label: 'Druk',
                    icon: { type: 'icon', shapes: [{ tag: 'path', attributes: { d: 'M3' } }] },
                    gradeAttributes: { className: 'dots' },
                    grade: ['3 van 5'],
                  },
                ],
              },
            ],
          },
          { tag: 'p', parts: ['€ 199'] },
        ],
      },
    });
  });

  it('reads a disclosure', () => {
    expect(
      partOf('<details open=""><summary class="_label_ab12c_3">Maat</summary><p>80</p></details>'),
    ).toEqual({
      type: 'disclosure',
      attributes: { open: true },
      summary: { attributes: { className: 'label' }, parts: ['Maat'] },
      parts: [{ type: 'element', tag: 'p', attributes: {}, parts: ['80'] }],
    });
  });

  it.each([
    '<ul><li><a href="/bedden">Bedden</a> en meer</li></ul>',
    '<ul><li><a href="/bedden" aria-label="Alle bedden">Bedden</a></li></ul>',
    '<ul><li><a href="/bedden">Bedden</a></li><li>Meer</li></ul>',
    '<ul><li><a href="/bedden">Bedden</a></li><li><a href="https://elsewhere.example/">Elders</a></li></ul>',
    '<ul><li><a href="/bedden"><b>Bedden</b></a></li></ul>',
    '<article data-product="HAL"><a href="/hal">Halmstad</a></article>',
    '<details><p>Geen kop</p></details>',
    '<svg><g><path d="M3"></path></g></svg>',
  ])('keeps what it does not know as it is: %s', (content) => {
    expect(partOf(content)).toMatchObject({ type: 'element' });
  });

  it('names attributes as React does', () => {
    expect(
      partOf(
        '<label for="a" tabindex="0" style="color: red"><input value="1" required=""></label>',
      ),
    ).toEqual({
      type: 'element',
      tag: 'label',
      attributes: { htmlFor: 'a', tabIndex: '0' },
      parts: [
        {
          type: 'element',
          tag: 'input',
          attributes: { defaultValue: '1', required: true },
          parts: [],
        },
      ],
    });
  });

  it('refuses a page without main element', () => {
    expect(() => peerListing('<html><body><p>Down</p></body></html>')).toThrow('main element');
  });
});
