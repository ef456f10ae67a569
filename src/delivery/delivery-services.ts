import type { ProductType } from '../catalog/attributes/attribute-key.ts';

/** Delivery services free of charge. */
export type DeliveryService = 'to-room' | 'assembly' | 'take-back' | 'parcel';

/** Goods of an unknown type are sent as a parcel. */
export function servicesOfType(type: ProductType | undefined): readonly DeliveryService[] {
  if (type === undefined) return ['parcel'];
  switch (type) {
    case 'box-spring':
      return ['to-room', 'assembly', 'take-back'];
    case 'mattress':
      return ['to-room', 'take-back'];
    case 'topper':
    case 'bed-frame':
    case 'bed-base':
    case 'cabinet':
      return ['to-room'];
    case 'bedding':
    case 'bedside-lamp':
    case 'cushion':
    case 'duvet':
    case 'duvet-cover':
    case 'fitted-sheet':
    case 'mattress-protector':
    case 'pillow':
    case 'stool':
      return ['parcel'];
  }
}

/** Whether the shop's own van brings goods of this type; a parcel service takes all else. */
export const isTypeByVan = (type: ProductType | undefined): boolean =>
  !servicesOfType(type).includes('parcel');
