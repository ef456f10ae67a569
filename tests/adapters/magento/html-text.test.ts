import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseParagraphs } from '#adapters/magento/catalogue/html-text.ts';
import { htmlOf } from '#sandbox/magento/catalogue/magento-product.ts';

describe('parseParagraphs', () => {
  it.each<[string, readonly string[]]>([
    ['', []],
    ['Plain', ['Plain']],
    ['<p>One</p><p>Two</p>', ['One', 'Two']],
    ['One<br/>Two', ['One', 'Two']],
    ['<div><p>One <strong>bold</strong>\n word</p></div>', ['One bold word']],
    ['<ul><li>One</li><li>Two</li></ul>', ['One', 'Two']],
    ['<p>3 &lt; 5 &amp;&nbsp;7 &euro; &#8364; &#x20AC;</p>', ['3 < 5 &\u00A07 € € €']],
    ['<p>&bogus; &#0; &#xD800; &#x110000;</p>', ['&bogus; &#0; &#xD800; &#x110000;']],
    ['<p>Text</p><script>alert("x")</script><style>p{}</style><!-- <p>x</p> -->', ['Text']],
    ['<p>from\n €\u00A050,-\u00A0</p><p>&nbsp;</p>', ['from €\u00A050,-']],
    ['<p class="a>b">One</p>', ['One']],
    ['<P>One</P >Two', ['One', 'Two']],
    ['One <!-- not closed', ['One']],
    ['One <script>never closed', ['One']],
    ['5 < 7', ['5 < 7']],
  ])('parses %j', (html, paragraphs) => {
    expect(parseParagraphs(html)).toEqual(paragraphs);
  });

  it('parses any paragraphs back from the HTML of the sandbox', () => {
    const anyParagraph = fc
      .array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 5 })
      .map((words) => words.join(' ').replaceAll(/\s+/gu, ' ').trim() || 'x');
    fc.assert(
      fc.property(fc.array(anyParagraph, { maxLength: 4 }), (paragraphs) => {
        expect(parseParagraphs(htmlOf(paragraphs).html)).toEqual(paragraphs);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (html) => {
        expect(Array.isArray(parseParagraphs(html))).toBe(true);
      }),
    );
  });
});
