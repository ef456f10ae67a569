import { productType } from '../catalog/product-type.ts';
import type { Product } from '../catalog/product.ts';

/** Delivery services free of charge. */
export type DeliveryService = 'to-room' | 'assembly' | 'take-back' | 'parcel';

/**
 * The delivery services of a product: two people carry large products to the room, assemble those
 * that come in parts, and take back the replaced one; other products are sent as a parcel.
 */
export function deliveryServices(product: Pick<Product, 'attributes'>): readonly DeliveryService[] {
  const type = productType(product);
  if (type === undefined) return ['parcel'];
  switch (type) {
    case 'box-spring':
      return ['to-room', 'assembly', 'take-back'];
    case 'mattress':
    case 'topper':
      return ['to-room', 'take-back'];
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
