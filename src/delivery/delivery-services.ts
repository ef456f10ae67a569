import { productType } from '../catalog/product-type.ts';
import type { Product } from '../catalog/product.ts';

/** What comes with a delivery at no charge. */
export type DeliveryService = 'to-room' | 'assembly' | 'take-back' | 'parcel';

/**
 * How a product comes: what is large is carried to the room by two people, who put together what
 * comes in parts and take along what it stands in for; the rest travels as a parcel.
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
