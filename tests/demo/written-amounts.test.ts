import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coupons } from '#demo/commerce/coupons.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { LOCALES } from '#src/shared/locale.ts';

const TEXTS =
  /^(?:locales\/.*\.json|demo\/(?:catalogue|commerce|content|reviews|search)\/.*\.ts|src\/cart\/.*-messages\.ts)$/u;

const SOURCES = ['locales', 'demo', 'src/cart']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => TEXTS.test(file));

/** An amount that is not written by the formatter: a currency sign, or a number of euros or cents. */
const BY_HAND = /€|\d[\d.,]*(?: |\u00A0)(?:euros?|EUR|cents?)\b/iu;
/** `€ 1.299,-` or `€ 4,95` (P1). */
const FORMATTED = /€\u00A0\d{1,3}(?:\.\d{3})*,(?:-|\d{2})(?!\d)/gu;

describe('amounts in texts', () => {
  it('P1 come from the formatter, never written by hand', () => {
    const lines = SOURCES.flatMap((file) => readFileSync(file, 'utf8').split('\n')).filter(
      (line) => !/^\s*(?:\*|\/[*/])/u.test(line),
    );
    expect(SOURCES.length).toBeGreaterThan(100);
    expect(lines.filter((line) => BY_HAND.test(line))).toEqual([]);
  });

  it.each(LOCALES)('P1 have the German number format in the content of %s', (locale) => {
    const text = JSON.stringify(content[locale]);
    expect(text.match(FORMATTED)?.length).toBeGreaterThan(10);
    expect(text.replaceAll(FORMATTED, '')).not.toContain('€');
    expect(text).toContain('€\u00A050,-');
    expect(text).toContain('€\u00A01.600,-');
  });

  it('P1 have it in the texts of products and coupons', () => {
    const text = JSON.stringify([catalogue.products, coupons]);
    expect(text).toContain('€\u00A0199,-');
    expect(text).toContain('€\u00A01.500,-');
    expect(text.replaceAll(FORMATTED, '')).not.toContain('€');
  });
});
