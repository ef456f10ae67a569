import { attributeValue, LAYERS } from './page-attributes.ts';
import type { Product } from './product.ts';

/** One of the layers that a mattress or topper is made of. */
export type Layer = {
  /** A key, the same in every language: `koudschuim`. */
  readonly material: string;
  /** In centimetres. */
  readonly height: number;
};

/**
 * Reads layers as a merchandiser writes them, from top to bottom, heights in centimetres:
 * `tijk 1, traagschuim 5, pocketvering 16, tijk 1`. A text with anything else in it says nothing: a
 * drawing that leaves out a layer would be wrong.
 */
export function parseLayers(text: string): readonly Layer[] {
  const layers = text.split(',').map(parseLayer);
  return layers.every((layer) => layer !== undefined) ? layers : [];
}

/** Writes what {@link parseLayers} reads. */
export const formatLayers = (layers: readonly Layer[]): string =>
  layers.map(({ material, height }) => `${material} ${height}`).join(', ');

/** What a product is made of, from top to bottom; nothing where nobody says. */
export const layersOf = (product: Pick<Product, 'attributes'>): readonly Layer[] =>
  parseLayers(attributeValue(product, LAYERS) ?? '');

function parseLayer(text: string): Layer | undefined {
  const [, material, height] = LAYER.exec(text.trim()) ?? [];
  if (material === undefined || !(Number(height) > 0)) return undefined;
  return { material, height: Number(height) };
}

const LAYER = /^([a-z]\w{0,39})\s+(\d{1,3}(?:\.\d)?)$/u;
