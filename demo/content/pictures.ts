import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import { PICTURE } from '../catalogue/pictures.ts';

/** What pages show: the catalogue's pictures, and rooms that belong to no product. */
export const pictures = {
  ...PICTURE,
  banner: {
    path: 'banner.webp',
    width: 1920,
    height: 900,
    alt: {
      nl: 'Slaapkamer in avondlicht met een groene boxspring, witte lakens en een okergele plaid',
      de: 'Schlafzimmer im Abendlicht mit grünem Boxspringbett, weißer Bettwäsche und ockergelbem Plaid',
      en: 'Bedroom in evening light with a green box spring bed, white sheets and an ochre throw',
    },
  },
  boxSpringCream: {
    path: 'box-spring-cream.webp',
    width: 1200,
    height: 900,
    alt: {
      nl: 'Crèmekleurige boxspring met een saliegroene plaid en een licht vloerkleed',
      de: 'Cremefarbenes Boxspringbett mit salbeigrünem Plaid und hellem Teppich',
      en: 'Cream box spring bed with a sage green throw and a pale rug',
    },
  },
  boxSpringGreen: {
    path: 'box-spring-green.webp',
    width: 1200,
    height: 900,
    alt: {
      nl: 'Groene boxspring met een okergele plaid, opgemaakt met wit beddengoed',
      de: 'Grünes Boxspringbett mit ockergelbem Plaid, bezogen mit weißer Bettwäsche',
      en: 'Green box spring bed with an ochre throw, made up with white bedding',
    },
  },
} as const satisfies Readonly<Record<string, PictureData>>;
