import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import type { ColorOffer } from './entry.ts';
import type { DyedColor } from './picture-colors.ts';
import type { Color } from './article-numbers.ts';

/** The fabric colors, and the picture color that shows each. */
export const FABRICS = {
  wit: 'white',
  creme: 'cream',
  naturel: 'natural',
  zand: 'sand',
  taupe: 'taupe',
  grijs: 'gray',
  zilvergrijs: 'silver',
  antraciet: 'charcoal',
  lichtblauw: 'sky',
  blauw: 'blue',
  nachtblauw: 'midnight',
  petrol: 'petrol',
  salie: 'sage',
  groen: 'green',
  olijf: 'olive',
  oker: 'ochre',
  terracotta: 'terracotta',
  roest: 'rust',
  poederroze: 'blush',
  pruim: 'plum',
} as const satisfies { readonly [C in Color]?: DyedColor };

export type FabricColor = keyof typeof FABRICS;

/** Terms of a color: a surcharge, or sold-out sizes. */
type ColorTerms = Omit<ColorOffer, 'color' | 'pictures'>;

type FabricOffer = ColorTerms & { readonly color: FabricColor };

/**
 * Colors of products that differ in the fabric only:
 * `offersIn(['wit', 'zand'], { zand: { soldOut: ['45x45'] } })`.
 */
export function offersIn(
  [first, ...others]: readonly [FabricColor, ...FabricColor[]],
  terms: { readonly [C in FabricColor]?: ColorTerms } = {},
): readonly [FabricOffer, ...FabricOffer[]] {
  const offer = (color: FabricColor): FabricOffer => ({ color, ...terms[color] });
  return [offer(first), ...others.map(offer)];
}

/** The same with a picture for each color: `inColors(fittedSheetPicture, ['wit', 'zand'])`. */
export function inColors(
  pictureIn: (color: DyedColor) => PictureData,
  ...colors: Parameters<typeof offersIn>
): readonly [ColorOffer, ...ColorOffer[]] {
  const [first, ...others] = offersIn(...colors);
  const pictured = (offer: FabricOffer): ColorOffer => ({
    ...offer,
    pictures: [pictureIn(FABRICS[offer.color])],
  });
  return [pictured(first), ...others.map(pictured)];
}
