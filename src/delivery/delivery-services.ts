import type { ProductType } from '../catalog/attributes/attribute-key.ts';

/** Delivery services free of charge. */
export type DeliveryService = 'to-room' | 'assembly' | 'take-back' | 'parcel';

/** Of goods that are too large for a parcel. */
const BY_VAN: Partial<Readonly<Record<ProductType, readonly DeliveryService[]>>> = {
  'box-spring': ['to-room', 'assembly', 'take-back'],
  mattress: ['to-room', 'take-back'],
  topper: ['to-room'],
  'bed-frame': ['to-room'],
  'bed-base': ['to-room'],
  cabinet: ['to-room'],
};

/** All other goods are sent as a parcel, and so are those of an unknown type. */
export const servicesOfType = (type: ProductType | undefined): readonly DeliveryService[] =>
  (type && BY_VAN[type]) ?? ['parcel'];

/** Whether the shop's own van brings goods of this type; a parcel service takes all else. */
export const isTypeByVan = (type: ProductType | undefined): boolean =>
  type !== undefined && BY_VAN[type] !== undefined;
