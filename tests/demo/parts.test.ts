import { describe, expect, it } from 'vitest';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { type PARTS, partsOf } from '#demo/catalogue/parts.ts';
import { drawnPicture } from '#src/catalog/drawing/draw-bed.ts';
import { FABRICS } from '#src/catalog/fabrics.ts';
import { COLOR_CODES, FIRMNESS_CODES } from '#demo/catalogue/article-numbers.ts';

const oak = { key: 'eiken', label: { nl: 'Eiken', de: 'Eiche', en: 'Oak' } };
const steel = { key: 'staal', label: { nl: 'Staal', de: 'Stahl', en: 'Steel' } };

describe('partsOf', () => {
  it('sets the surcharge of the first choice to zero', () => {
    const [legs] = partsOf([{ part: 'poten', choices: [{ ...oak, extra: 49 }, steel] }]);
    expect(legs).toMatchObject({
      key: 'poten',
      label: { nl: 'Poten', de: 'Füße', en: 'Legs' },
      choices: [
        { ...oak, extraCents: 0, isSoldOut: false },
        { ...steel, extraCents: 0, isSoldOut: false },
      ],
    });
  });

  it('converts surcharges to cents, for all widths or by width', () => {
    const [legs] = partsOf([
      {
        part: 'poten',
        choices: [
          oak,
          { ...steel, extra: -12.5, soldOut: true },
          { ...oak, key: 'hoog', extra: { 140: 19.95, 160: 29 } },
        ],
      },
    ]);
    expect(legs?.choices[1]).toMatchObject({ ...steel, extraCents: -1250, isSoldOut: true });
    expect(legs?.choices[2]?.extraCents).toEqual({ 140: 1995, 160: 2900 });
  });
});

const SIDE_FIRMNESSES = ['gelijk', 'zacht', 'medium', 'stevig', 'extra_stevig'];

const WHOLE_SET = [
  'onderbox',
  'matras',
  'topper',
  'hoofdbord',
  'poten',
] satisfies readonly (keyof typeof PARTS)[];

describe('the parts of the demo catalogue', () => {
  const sets = catalogue.products.filter(({ parts = [] }) => parts.length > 0);

  it('have at least two unique choices, the first of them in stock', () => {
    expect(sets.length).toBeGreaterThan(0);
    for (const { sku, parts = [] } of sets) {
      expect({ sku, parts: new Set(parts.map(({ key }) => key)).size }).toEqual({
        sku,
        parts: parts.length,
      });
      for (const { key: part, choices } of parts) {
        const keys = new Set(choices.map(({ key }) => key));
        const facts = { sku, part, choices: keys.size, isSoldOut: choices[0].isSoldOut };
        expect(facts).toEqual({ sku, part, choices: choices.length, isSoldOut: false });
        expect(keys.size).toBeGreaterThan(1);
      }
    }
  });

  it('include base, mattress, topper, headboard and legs in at least twelve sets', () => {
    const whole = sets.filter(({ parts = [] }) =>
      WHOLE_SET.every((part) => parts.some(({ key }) => key === part)),
    );
    expect(whole.length).toBeGreaterThanOrEqual(12);
    for (const { sku, parts = [] } of whole) {
      const order = parts
        .map(({ key }) => key)
        .filter((key) => WHOLE_SET.some((part) => part === key));
      const isPriced = parts.some(({ choices }) =>
        choices.some(({ extraCents }) => extraCents !== 0),
      );
      expect({ sku, order, isPriced }).toEqual({ sku, order: WHOLE_SET, isPriced: true });
    }
  });

  it('EP13 offer all fabrics that can be drawn, with their swatches, and a firmness per side', () => {
    const configured = sets.filter(({ parts = [] }) => parts.some(({ key }) => key === 'stof'));
    expect(configured.length).toBeGreaterThanOrEqual(4);
    for (const { parts = [] } of configured) {
      const choicesOf = (part: string) => parts.find(({ key }) => key === part)?.choices ?? [];
      const [usual, ...fabrics] = choicesOf('stof');
      expect(usual?.key).toBe('standaard');
      expect(fabrics.map(({ key }) => key)).toEqual(FABRICS.map(({ key }) => key));
      const swatches = fabrics.map(({ picture }) => drawnPicture(picture?.path ?? ''));
      expect(swatches).not.toContain(undefined);
      for (const side of ['hardheid_links', 'hardheid_rechts']) {
        expect(choicesOf(side).map(({ key }) => key)).toEqual(SIDE_FIRMNESSES);
      }
    }
  });

  it('have a surcharge for every width of the product', () => {
    const missing = sets.flatMap(({ sku, parts = [], variants }) =>
      parts.flatMap(({ choices }) =>
        choices.flatMap(({ key, extraCents }) =>
          variants
            .map(({ size = '' }) => Number(size.split('x')[0]))
            .filter((width) => typeof extraCents !== 'number' && extraCents[width] === undefined)
            .map((width) => ({ sku, key, width })),
        ),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('never lower the price of a bed to zero', () => {
    for (const { sku, parts = [], variants } of sets) {
      for (const { cents, size = '' } of variants) {
        const width = Number(size.split('x')[0]);
        const least = parts.map(({ choices }) =>
          Math.min(
            ...choices.map(({ extraCents }) =>
              typeof extraCents === 'number' ? extraCents : (extraCents[width] ?? 0),
            ),
          ),
        );
        const total = least.reduce((sum, extra) => sum + extra, cents);
        expect({ sku, size, isDear: total > 0 }).toEqual({ sku, size, isDear: true });
      }
    }
  });
});

describe('the SKU codes', () => {
  it('are unique for every color and every firmness', () => {
    for (const codes of [COLOR_CODES, FIRMNESS_CODES]) {
      expect(new Set(Object.values(codes)).size).toBe(Object.keys(codes).length);
    }
  });
});
