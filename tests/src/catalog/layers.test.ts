import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLayers, layersOf, parseLayers } from '#src/catalog/layers.ts';

const anyLayer = fc.record({
  material: fc.constantFrom('tijk', 'koudschuim', 'pocketvering'),
  height: fc.integer({ min: 1, max: 400 }).map((tenths) => tenths / 10),
});

describe('parseLayers', () => {
  it('L10 parses materials and heights from top to bottom', () => {
    expect(parseLayers('tijk 0.5, traagschuim 5,koudschuim  14')).toEqual([
      { material: 'tijk', height: 0.5 },
      { material: 'traagschuim', height: 5 },
      { material: 'koudschuim', height: 14 },
    ]);
  });

  it.each(['', 'tijk', 'tijk 1, ?', 'tijk 0', 'tijk -1', '1 tijk', 'tijk 1,', 'tijk 1 cm'])(
    'L10 returns no layers for the invalid text "%s"',
    (text) => {
      expect(parseLayers(text)).toEqual([]);
    },
  );

  it('L10 reads back what formatLayers writes, and accepts any text', () => {
    fc.assert(
      fc.property(fc.array(anyLayer, { minLength: 1 }), fc.string(), (layers, text) => {
        expect(parseLayers(formatLayers(layers))).toEqual(layers);
        expect(Array.isArray(parseLayers(text))).toBe(true);
      }),
    );
  });

  it('L10 finds the layers among the attributes of a product', () => {
    const layers = { code: 'layers', label: 'Opbouw', value: 'tijk 1' };
    expect(layersOf({ attributes: [layers] })).toHaveLength(1);
    expect(layersOf({ attributes: [] })).toEqual([]);
  });
});
