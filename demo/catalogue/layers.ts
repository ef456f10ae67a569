import type { AttributeValues } from './attributes/attributes.ts';
import { formatLayers, type Layer } from '#src/catalog/layers.ts';

/** Layers from top to bottom, of products with more than core and cover; heights in centimetres. */
const LAYERS: Readonly<Record<string, string>> = {
  'FED-ALPIN':
    'tijk 1, linnen 1, natuurlatex 3, pocketvering 16, natuurlatex 3, scheerwol 1, tijk 1',
  'FED-ANKER': 'tijk 1, koudschuim 3, pocketvering 14, koudschuim 3, tijk 1',
  'FED-BASALT': 'tijk 1, koudschuim 3, pocketvering 17, koudschuim 3, tijk 1',
  'FED-DONAU': 'tijk 1, koudschuim 3, pocketvering 13, koudschuim 3, tijk 1',
  'FED-WENDE': 'tijk 1, koudschuim 9, koudschuim 9, tijk 1',
  'FED-WOLKE': 'tijk 0.5, traagschuim 4, koudschuim 3, tijk 0.5',
  'HAL-STRAND': 'tijk 1, traagschuim 4, koudschuim 12, tijk 1',
  'LUN-ALTA': 'tijk 1, latex 6, pocketvering 5, pocketvering 14, koudschuim 1, tijk 1',
  'LUN-AURA': 'tijk 1, traagschuim 5, pocketvering 16, koudschuim 2, tijk 1',
  'LUN-DUETO': 'tijk 1, koudschuim 3, pocketvering 18, tijk 1',
  'LUN-LAGUNA': 'tijk 1, gelschuim 5, koudschuim 16, tijk 1',
  'LUN-SOLENA': 'tijk 1, latex 5, pocketvering 16, koudschuim 2, tijk 1',
  'LUN-VITA': 'tijk 1, koudschuim 3, pocketvering 14, koudschuim 3, tijk 1',
  'NOO-AURORA': 'tijk 1, traagschuim 4, koudschuim 2, pocketvering 16, koudschuim 2, tijk 1',
  'NOO-FJORD': 'tijk 1, traagschuim 8, koudschuim 14, tijk 1',
  'NOO-RIF': 'tijk 1, traagschuim 6, koudschuim 12, tijk 1',
  'NOO-TUNDRA': 'tijk 1, koudschuim 2, pocketvering 14, koudschuim 2, tijk 1',
  'TRE-GRUTTO': 'gelschuim 3, koudschuim 11',
  'VEL-BEEK':
    'tijk 1, scheerwol 1, katoen 1, vlas 1, pocketvering 15, vlas 1, katoen 1, scheerwol 1, tijk 1',
  'VEL-BEUK': 'tijk 1, natuurlatex 4, pocketvering 14, natuurlatex 4, tijk 1',
  'VEL-HEIDE': 'tijk 1, scheerwol 1, natuurlatex 14, scheerwol 1, tijk 1',
  'VEL-KLAVER': 'tijk 0.5, latex 5, tijk 0.5',
  'VEL-ZWERFKEI': 'tijk 1, natuurlatex 3, kokos 9, natuurlatex 3, tijk 1',
  'WIE-KOKON': 'tijk 1, natuurlatex 5, kokos 5, tijk 1',
  'ZIR-ALM': 'tijk 1, scheerwol 1, alpenden 1, natuurlatex 14, scheerwol 1, tijk 1',
};

/** The layers of a mattress or topper; `undefined` for products without a core. */
export function layersText(sku: string, attributes: AttributeValues): string | undefined {
  const core = [attributes.matras_kern ?? attributes.topper_kern ?? []].flat()[0];
  const height = Number(attributes.matras_hoogte ?? attributes.topper_hoogte);
  if (core === undefined || !(height > 0)) return undefined;
  return LAYERS[sku] ?? formatLayers(plainLayers(core, height));
}

/** A core in a cover; springs have foam above and below, so that they are not felt. */
function plainLayers(core: string, height: number): readonly Layer[] {
  const cover = { material: 'tijk', height: height < 10 ? 0.5 : 1 };
  const inside = height - 2 * cover.height;
  if (core !== 'pocketvering') return [cover, { material: core, height: inside }, cover];
  const foam = { material: 'koudschuim', height: 2 };
  return [cover, foam, { material: core, height: inside - 4 }, foam, cover];
}
