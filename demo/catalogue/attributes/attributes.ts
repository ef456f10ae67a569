import { bedBaseAttributes, bedFrameAttributes } from './bed-frame.ts';
import { beddingAttributes } from './bedding.ts';
import { boxSpringAttributes } from './box-spring.ts';
import { furnitureAttributes } from './furniture.ts';
import { genericAttributes } from './generic.ts';
import { lampAttributes } from './lamp.ts';
import { linenAttributes } from './linen.ts';
import { mattressAttributes, topperAttributes } from './mattress.ts';
import { pageAttributes } from './page.ts';

/** Attributes of all products in the demo shop, by key (L5), except grades. */
export const attributes = {
  ...genericAttributes,
  ...mattressAttributes,
  ...boxSpringAttributes,
  ...topperAttributes,
  ...bedFrameAttributes,
  ...bedBaseAttributes,
  ...beddingAttributes,
  ...linenAttributes,
  ...furnitureAttributes,
  ...lampAttributes,
  ...pageAttributes,
} as const;

type Attributes = typeof attributes;

/** Attribute values of a product: a misspelt key or option does not compile. */
export type AttributeValues = { readonly [Code in keyof Attributes]?: ValueOf<Attributes[Code]> };

type ValueOf<Attribute> = Attribute extends { readonly options: infer Options }
  ? keyof Options | readonly (keyof Options)[]
  : string | number;
