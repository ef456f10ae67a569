import { attributeValue, LIGHT_SOURCE_CODE } from '../catalog/page-attributes.ts';
import type { Product } from '../catalog/product.ts';
import { type EnergyClass, type LightSource, parseLightSource } from './fact-formats.ts';

/**
 * The class and sheet that the price of a light source is shown with. `undefined` for anything
 * else: a lamp that only contains one must not carry the label.
 */
export function energyLabelOf(product: Pick<Product, 'attributes'>): LightSource | undefined {
  const text = attributeValue(product, LIGHT_SOURCE_CODE);
  const source = text === undefined ? undefined : parseLightSource(text);
  return source?.kind === 'light-source' ? source : undefined;
}

/** Colours of the arrows, of Delegated Regulation (EU) 2019/2015, annex III. */
export const ENERGY_COLORS: Readonly<Record<EnergyClass, string>> = {
  A: '#00a651',
  B: '#4db848',
  C: '#bfd730',
  D: '#fff200',
  E: '#fdb913',
  F: '#f37021',
  G: '#ed1c24',
};
