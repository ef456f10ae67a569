import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  escapeHtml,
  MAX_SHOWN_NUMBER_LENGTH,
  MAX_SHOWN_LENGTH,
  sanitizeOrderNumber,
  sanitizeUserText,
} from '#src/shared/safe-text.ts';
import { escapeXml, XML_DECLARATION, xmlElement } from '#src/shared/xml.ts';
import { anyMailInjection } from '../../support/arbitraries/mail-injection.ts';
import { linksIn } from '../../support/links-in.ts';
import { inScope } from '../../support/test-scope.ts';

describe('sanitizeUserText', () => {
  it.each([
    ['Anna de Vries', 'Anna de Vries'],
    ["Siobhán O'Neill-Müller", "Siobhán O'Neill-Müller"],
    ['J. de Vries', 'J. de Vries'],
    ['Weg 1.', 'Weg 1.'],
    [`${'x'.repeat(57)} lang`, `${'x'.repeat(57)} …`],
    ['李娜', '李娜'],
    ['SL-1001 (2 topper)', 'SL-1001 (2 topper)'],
    ['http://evil.example/a?b=c', 'http evil example a b c'],
    ['www.evil.example', 'www evil example'],
    ['eve@evil.example', 'eve evil example'],
    ['evil．example', 'evil example'],
    ['evil。example', 'evil example'],
    ['evil⒈example', 'evil1 example'],
    ['evil\u200B.example', 'evil example'],
    ['javascript:alert(1)', 'javascript alert(1)'],
    ['+31 900 1234567', '31 90 …'],
    ['Bel 0900 1234567 nu', 'Bel 0900 … nu'],
    ['09001234567', '0900 …'],
    ['(0900) 12-34-567', '(0900 …'],
    ['٠٩٠٠١٢٣٤٥٦٧', '٠٩٠٠ …'],
    ['2 toppers 160 x 200, 123456', '2 toppers 160 x 200, 123456'],
    [`${'x '.repeat(27)}WWW. evil`, `${'x '.repeat(27)}WWW. …`],
  ])('shows %j as %j', (typed, shown) => {
    expect(sanitizeUserText(typed)).toBe(shown);
  });

  it.each([
    ['100000123', '100000123'],
    ['SL-1001', 'SL-1001'],
    ['#100000123', '100000123'],
    ['Bel 0900 1234567', 'Bel 0900 …'],
    ['0900 1234567', '0900 …'],
    ['1'.repeat(64), `${'1'.repeat(MAX_SHOWN_NUMBER_LENGTH - 2)} …`],
  ])('shows the order number %j as %j', (typed, shown) => {
    expect(sanitizeOrderNumber(typed)).toBe(shown);
  });

  it('truncates a longer text, and marks it with an ellipsis', () => {
    expect(sanitizeUserText('x'.repeat(MAX_SHOWN_LENGTH))).toBe('x'.repeat(MAX_SHOWN_LENGTH));
    expect(sanitizeUserText('🛏x'.repeat(100))).toMatch(/^[x ]{57,58} …$/u);
  });

  it('returns no link and no line break, and limits the length, for any text', () => {
    fc.assert(
      fc.property(anyMailInjection, (typed) => {
        const shown = sanitizeUserText(typed);
        expect(linksIn(shown)).toEqual([]);
        expect(shown).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(Array.from(shown).length).toBeLessThanOrEqual(MAX_SHOWN_LENGTH);
      }),
      { numRuns: inScope(1000, 250) },
    );
  });
});

describe('escapeHtml', () => {
  it('writes a text so that no element and no attribute ends in it', () => {
    expect(escapeHtml(`<b class="x">O'Neill & Zn.</b>`)).toBe(
      '&lt;b class=&quot;x&quot;&gt;O&#39;Neill &amp; Zn.&lt;/b&gt;',
    );
  });
});

describe('xmlElement', () => {
  it('contains a text without the characters that XML has no form for', () => {
    expect(xmlElement('title', 'Bed & \u0007kussen 🛏')).toBe('<title>Bed &amp; kussen 🛏</title>');
    expect(escapeXml('a\u0000\uFFFEb\uD800')).toBe('ab');
    expect(XML_DECLARATION).toBe('<?xml version="1.0" encoding="UTF-8"?>\n');
  });
});
