import { describe, expect, it } from 'vitest';
import type { ChoiceData } from '#adapters/embedded/catalogue-data.ts';
import { choiceUid, localizedParts } from '#adapters/embedded/localized-parts.ts';
import { euroCents } from '#src/pricing/money.ts';

const words = (nl: string, de: string) => ({ nl, de, en: nl });

const plain: ChoiceData = {
  key: 'none',
  label: words('Zonder', 'Ohne'),
  extraCents: 0,
  isSoldOut: false,
};
const latex: ChoiceData = {
  key: 'latex',
  label: words('Latex', 'Latex DE'),
  summary: words('Veerkrachtig', 'Elastisch'),
  extraCents: { 90: 5000, 160: 9000 },
  isSoldOut: true,
  picture: { path: 'latex.webp', width: 4, height: 3, alt: words('Topper', 'Auflage') },
  notWith: [{ part: 'board', choice: 'tall' }],
};
const topper = { key: 'topper', label: words('Topper', 'Auflage') };

describe('localizedParts', () => {
  it('has the texts of the locale, and all that is known of a choice', () => {
    const choices = [plain, latex] as const;
    const parts = localizedParts({ sku: 'B1', parts: [{ ...topper, choices }] }, 'de-de');
    expect(parts).toEqual([
      {
        key: 'topper',
        label: 'Auflage',
        choices: [
          {
            uid: choiceUid('B1', topper, plain),
            key: 'none',
            label: 'Ohne',
            extra: euroCents(0),
            isSoldOut: false,
          },
          {
            uid: choiceUid('B1', topper, latex),
            key: 'latex',
            label: 'Latex DE',
            summary: 'Elastisch',
            extra: euroCents(9000),
            extraByWidth: { 90: euroCents(5000), 160: euroCents(9000) },
            isSoldOut: true,
            picture: { path: 'latex.webp', width: 4, height: 3, alt: 'Auflage' },
            notWith: [{ part: 'board', choice: 'tall' }],
          },
        ],
      },
    ]);
  });

  it('is empty for a product without parts', () => {
    expect(localizedParts({ sku: 'M1' }, 'nl-nl')).toEqual([]);
  });
});
