import { attributeValue, LAYERS } from './page-attributes.ts';
import type { Product } from './product.ts';

/** A layer of a mattress or topper. */
export type Layer = {
  /** The material key, the same in every language: `koudschuim`. */
  readonly material: string;
  /** In centimetres. */
  readonly height: number;
};

/**
 * Parses layers as a merchandiser writes them, top to bottom, heights in centimetres: `tijk 1,
 * traagschuim 5, pocketvering 16, tijk 1`. Returns no layers if any is malformed, because a drawing
 * without that layer would be wrong.
 */
export function parseLayers(text: string): readonly Layer[] {
  const layers = text.split(',').map(parseLayer);
  return layers.every((layer) => layer !== undefined) ? layers : [];
}

/** Formats layers for {@link parseLayers}. */
export const formatLayers = (layers: readonly Layer[]): string =>
  layers.map(({ material, height }) => `${material} ${height}`).join(', ');

/** The layers of a product, top to bottom; empty if unknown. */
export const layersOf = (product: Pick<Product, 'attributes'>): readonly Layer[] =>
  parseLayers(attributeValue(product, LAYERS) ?? '');

function parseLayer(text: string): Layer | undefined {
  const [, material, height] = LAYER.exec(text.trim()) ?? [];
  if (material === undefined || !(Number(height) > 0)) return undefined;
  return { material, height: Number(height) };
}

const LAYER = /^([a-z]\w{0,39})\s+(\d{1,3}(?:\.\d)?)$/u;
