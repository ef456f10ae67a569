import jsQR from 'jsqr';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { legalGuaranteeNotice, NOTICE_LANGUAGES } from '#src/duties/legal-guarantee.ts';
import type { Language } from '#src/shared/locale.ts';

/**
 * Hashes of the notices (SHA-256), of which nothing may be altered. A file that replaces one, as the
 * official one does, brings its own.
 */
const HASHES: Readonly<Record<(typeof NOTICE_LANGUAGES)[number], string>> = {
  nl: '7440256c826fd39799cf5f44d1a7b764af28ccc6596e656389d698edb3906d10',
  de: '9d82a1371e58b049e73650459503ca31604a081091d59d866f6ea7c71aa2c5cb',
  en: '0c3c8808c40b130bc16d997ee9897d8e29386f239a526780b391c2952bed064b',
};

const fileOf = (language: Language) =>
  readFileSync(`ui/public${legalGuaranteeNotice(language).path}`);

/** Pixels per module of the code, as a phone sees it. */
const SCALE = 6;
const MARGIN = 4;

/** Rasterizes the QR code of a notice: bars of whole modules, one unit high. */
function pixelsOf(svg: string) {
  const path = /id="qr"[^>]* d="([^"]+)"/u.exec(svg)?.[1] ?? '';
  const bars = Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/gu), ([, ...numbers]) =>
    numbers.map(Number),
  );
  const modules = Math.max(...bars.map(([x = 0, , width = 0]) => x + width));
  const size = (modules + 2 * MARGIN) * SCALE;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [x = 0, y = 0, width = 0] of bars)
    for (let row = 0; row < SCALE; row++) {
      const from = ((y + MARGIN) * SCALE + row) * size + (x + MARGIN) * SCALE;
      for (let column = 0; column < width * SCALE; column++)
        pixels.fill(0, (from + column) * 4, (from + column) * 4 + 3);
    }
  return { pixels, size };
}

describe('legalGuaranteeNotice', () => {
  it.each(NOTICE_LANGUAGES)('has an unaltered file in %s', (language) => {
    expect(createHash('sha256').update(fileOf(language)).digest('hex')).toBe(HASHES[language]);
  });

  it.each(NOTICE_LANGUAGES)('links in %s to the page that its QR code leads to', (language) => {
    const { pixels, size } = pixelsOf(fileOf(language).toString());
    const { link } = legalGuaranteeNotice(language);
    expect(jsQR(pixels, size, size)?.data).toBe(link);
    expect(new URL(link).hostname).toBe('europa.eu');
  });

  it.each(NOTICE_LANGUAGES)(
    'has the size of the file in %s, so that the page does not shift',
    (language) => {
      const { width, height } = legalGuaranteeNotice(language);
      expect(fileOf(language).toString()).toContain(
        `width="${width}" height="${height}" lang="${language}"`,
      );
    },
  );
});
