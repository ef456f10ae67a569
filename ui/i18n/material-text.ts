import type { TextKey, Translate } from './texts.ts';

/** Name of a layer's material; an unknown material is returned as it is. */
export const materialText = (text: Translate, material: string): string => {
  const key = MATERIALS.get(material);
  return key ? text(key) : material;
};

const MATERIALS: ReadonlyMap<string, TextKey> = new Map([
  ['tijk', 'product.material.cover'],
  ['koudschuim', 'product.material.hr-foam'],
  ['comfortschuim', 'product.material.comfort-foam'],
  ['traagschuim', 'product.material.memory-foam'],
  ['gelschuim', 'product.material.gel-foam'],
  ['latex', 'product.material.latex'],
  ['natuurlatex', 'product.material.natural-latex'],
  ['pocketvering', 'product.material.pocket-springs'],
  ['kokos', 'product.material.coir'],
  ['scheerwol', 'product.material.wool'],
  ['katoen', 'product.material.cotton'],
  ['linnen', 'product.material.linen'],
  ['vlas', 'product.material.flax'],
  ['alpenden', 'product.material.stone-pine'],
]);
