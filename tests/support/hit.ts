import type { Hit } from '#src/catalog/product.ts';
import { euroCents } from '#src/pricing/money.ts';

/** A mattress as a search hit, for examples. */
export const HIT: Hit = {
  sku: 'MAT-1',
  name: 'Duinen',
  url: '/duinen',
  brand: 'Sluimer',
  image: { path: 'matras/duinen.jpg', width: 1200, height: 900, alt: 'Matras Duinen' },
  price: { regular: euroCents(129_950), final: euroCents(99_900), default: euroCents(99_900) },
  size: '160x200',
  priceFrom: true,
  attributeSetId: '37',
  attributes: [{ code: 'matras_hardheid', label: 'Hardheid', value: 'Medium' }],
  uspAttributes: [
    { code: 'ventilatie', label: 'Ventilatie', value: '4', icon: 'air.svg', showRating: true },
  ],
  deliveryDays: 5,
};
