import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FABRICS } from '#src/catalog/fabrics.ts';
import { parseSamplesQuery, samplesUrl } from '#src/messages/letter-pages.ts';
import { createLetterTexts } from '#src/messages/letter-texts.ts';
import { renderLetter } from '#src/messages/render-letter.ts';
import {
  fabricField,
  MAX_SAMPLES,
  readSampleOrder,
  sampleFabrics,
} from '#src/messages/sample-order.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import { bundleChoice } from '../../support/bundle-choice.ts';
import german from '../../../locales/de/letters.json' with { type: 'json' };
import english from '../../../locales/en/letters.json' with { type: 'json' };
import dutch from '../../../locales/nl/letters.json' with { type: 'json' };

const BED = {
  name: 'Lunaro Cielo',
  fabrics: FABRICS.map(({ key }) => ({ key, label: `Stof ${key}` })),
};
const TYPED = {
  [fabricField('rib_olijf')]: 'on',
  [fabricField('silk')]: 'on',
  firstName: ' Anna ',
  lastName: 'Smit',
  street: 'Lange Nieuwstraat',
  houseNumber: '12',
  addition: 'bis',
  postalCode: '3512ph',
  city: 'Utrecht',
  email: 'anna@example.nl',
};
const ORDER = {
  locale: 'nl-nl',
  product: 'Lunaro Cielo',
  fabrics: ['Stof rib_olijf'],
  firstName: 'Anna',
  lastName: 'Smit',
  street: 'Lange Nieuwstraat',
  houseNumber: '12',
  addition: 'bis',
  postalCode: '3512 PH',
  city: 'Utrecht',
  email: 'anna@example.nl',
} as const;
const read = (change: Readonly<Record<string, string>>, locale: Locale = 'nl-nl') =>
  readSampleOrder({ ...TYPED, ...change }, locale, BED);
const ticked = (count: number) =>
  Object.fromEntries(FABRICS.slice(0, count).map(({ key }) => [fabricField(key), 'on']));

describe('readSampleOrder', () => {
  it('FS1 tidies the address, and takes only fabrics of the bed, by the names of the shop', () => {
    expect(read({})).toEqual(ok(ORDER));
  });

  it.each([
    [{ [fabricField('rib_olijf')]: '' }, 'fabrics', 'missing'],
    [ticked(MAX_SAMPLES + 1), 'fabrics', 'too-many'],
    [{ firstName: '' }, 'firstName', 'missing'],
    [{ houseNumber: 'x' }, 'houseNumber', 'malformed'],
    [{ postalCode: '1010' }, 'postalCode', 'malformed'],
    [{ email: 'anna@' }, 'email', 'malformed'],
  ])('FS3 rejects %j', (change, field, reason) => {
    expect(read(change)).toEqual({ ok: false, error: [{ field, reason }] });
  });

  it('FS3 reads the postal code as the country of the shop writes it', () => {
    expect(read({ postalCode: 'A-1010' }, 'de-at')).toMatchObject({
      value: { postalCode: '1010' },
    });
    expect(read({}, 'de-at')).toMatchObject({ error: [{ field: 'postalCode' }] });
  });

  it('FS1 takes up to the most fabrics, in the order of the bed', () => {
    const order = read({ [fabricField('rib_olijf')]: '', ...ticked(MAX_SAMPLES) });
    const labels = BED.fabrics.slice(0, MAX_SAMPLES).map(({ label }) => label);
    expect(order).toMatchObject({ value: { fabrics: labels } });
  });
});

describe('sampleFabrics', () => {
  it('FS1 are the fabrics of a bed that have a swatch, in their order and by its words', () => {
    const picture = { path: '/olijf.jpg', width: 1, height: 1, alt: '' };
    const choices = [
      { ...bundleChoice('u1', 0), key: 'rib_olijf', label: 'Rib olijf', picture },
      { ...bundleChoice('u2', 0), key: 'silk', label: 'Zijde' },
      { ...bundleChoice('u3', 0), key: 'linnen_ecru', label: 'Linnen ecru' },
    ] as const;
    const legs = [{ ...bundleChoice('u4', 0), key: 'linnen_zand' }] as const;
    const parts = [
      { key: 'poten', label: 'Poten', choices: legs },
      { key: 'stof', label: 'Stof', choices },
    ];
    expect(sampleFabrics({ parts })).toStrictEqual([
      { key: 'rib_olijf', label: 'Rib olijf', picture },
      { key: 'linnen_ecru', label: 'Linnen ecru' },
    ]);
    expect(sampleFabrics({ parts: parts.slice(0, 1) })).toEqual([]);
    expect(sampleFabrics({})).toEqual([]);
  });
});

describe('samplesUrl', () => {
  it('FS1 is short without a fabric, and an address without a bed names none', () => {
    expect(samplesUrl('LUN CIELO')).toBe('/fabric-samples?product=LUN%20CIELO');
    expect(parseSamplesQuery('?fabric=rib_olijf')).toEqual({ sku: '', fabrics: ['rib_olijf'] });
  });

  it('FS1 names a bed and its fabrics, and is read back', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string(), { maxLength: 8 }), (sku, fabrics) => {
        expect(parseSamplesQuery(splitUrl(samplesUrl(sku, fabrics)).query)).toEqual({
          sku,
          fabrics,
        });
      }),
    );
  });
});

describe('renderLetter, of samples', () => {
  const texts = createLetterTexts({ nl: dutch, de: german, en: english });
  const setting = { texts, name: '1.1', shopName: 'Sluimer', company: [], phone: '033 123' };
  const letter = (kind: 'samples-request' | 'samples-receipt', locale: Locale = 'nl-nl') =>
    renderLetter({ kind, email: 'to@example.nl', locale, samples: ORDER }, setting);

  it('FS2 tells the shop where to send which samples', () => {
    const { text, subject } = letter('samples-request');
    expect(subject).toContain('Lunaro Cielo');
    expect(text).toContain('Stof rib_olijf');
    expect(text).toContain('Anna Smit\n  Lange Nieuwstraat 12 bis\n  3512 PH Utrecht\n  NL');
    expect(text).toContain('anna@example.nl');
  });

  it.each(LOCALES)(
    'FS2 tells the shopper the fabrics in %s, and nothing that was typed',
    (locale) => {
      const { text, html } = letter('samples-receipt', locale);
      for (const said of [text, html]) {
        expect(said).toContain('Stof rib_olijf');
        expect(said).not.toMatch(/Anna|Nieuwstraat|Utrecht|anna@|letter\./u);
      }
    },
  );
});
