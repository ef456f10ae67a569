import { attributeProperty } from './attributes/attribute-key.ts';
import { type BedComponent, bedComponentOf, centimetresOf } from './compatible-products.ts';
import { DRAWN } from './product-pictures.ts';
import { type Picture, type Product, sizeLength, sizeWidth, type Variant } from './product.ts';

/** What a product measures, in centimetres: on its outside, but for its mattress size. */
export type Measures = {
  readonly width: number;
  /** From front to back. */
  readonly depth: number;
  /**
   * Whether width and depth are those of the mattress that lies in it or on it. A frame is some
   * centimetres larger, a slatted base a little smaller; catalogues do not say by how much.
   */
  readonly isMattressSize?: boolean;
  /** Whether that is the product's length, as of what comes in sizes. */
  readonly isLength: boolean;
  /** Absent for what lies flat: a throw pillow, a cover. */
  readonly height?: number;
  /** Height of the headboard, from the floor. */
  readonly headboard?: number;
};

/** The measures of a variant; `undefined` where its width or depth is unknown. */
export function measuresOf(
  product: Pick<Product, 'attributes'>,
  { size }: Pick<Variant, 'size'>,
): Measures | undefined {
  const { attributes } = product;
  const centimetres = (property: string): number | undefined => {
    const code = attributes.find(
      (attribute) => attributeProperty(attribute.code) === property,
    )?.code;
    return code === undefined ? undefined : centimetresOf(attributes, code);
  };
  const width = size === undefined ? centimetres('breedte') : sizeWidth(size);
  const height = centimetres('hoogte');
  const headboard = centimetres('hoofdbord_hoogte');
  // A lamp, whose depth is not said, is as deep as it is wide.
  const depth = size === undefined ? (centimetres('diepte') ?? width) : sizeLength(size);
  if (!width || !depth) return undefined;
  return {
    width,
    depth,
    isLength: size !== undefined,
    ...(size !== undefined && BELOW_MATTRESS.has(bedComponentOf(product)) && MATTRESS_SIZE),
    ...(height && { height }),
    ...(headboard && { headboard }),
  };
}

/** What has the size of the mattress in it or on it, not its own. */
const BELOW_MATTRESS: ReadonlySet<BedComponent | undefined> = new Set<BedComponent>([
  'bed-frame',
  'box-spring',
  'base',
]);
const MATTRESS_SIZE = { isMattressSize: true };

/** How measures are drawn: as a box, as the room that a free form takes, as a bed beside a person. */
export type MeasuresKind = 'measures' | 'outline' | 'standing';

/** How tall the person is that is drawn beside a bed, in centimetres. */
export const BESIDE_BED = 175;

/** What a drawing says besides its measures. */
type MeasuresWords = { readonly alt: string; readonly decimalMark: string };

/** The drawing of measures, to scale. Its path says all that it shows, with its decimal mark. */
export function measuresPicture(
  kind: MeasuresKind,
  { width, depth, height = 0, headboard = 0 }: Measures,
  { alt, decimalMark }: MeasuresWords,
): Picture {
  const name = [width, depth, height, headboard].join('x').replaceAll('.', decimalMark);
  return { path: `${DRAWN}${kind}/${name}.svg`, width: 800, height: 600, alt };
}

/** Measures that are drawn, and what precedes the decimals of their numbers. */
export type DrawnMeasures = Measures & { readonly decimalMark: string };

/** Reads the name of a {@link measuresPicture}, without ending; `undefined` for any other. */
export function parseMeasures(name: string): DrawnMeasures | undefined {
  const numbers = name.replaceAll(',', '.').split('x').map(Number);
  const [width = 0, depth = 0, height = 0, headboard = 0] = numbers;
  const decimalMark = name.includes(',') ? ',' : '.';
  const read = { width, depth, isLength: true, height, headboard, decimalMark };
  const isRead = width > 0 && depth > 0 && Math.max(width, depth, height, headboard) <= LARGEST;
  // Only the one name of each drawing is read, so that it is kept once.
  const { path } = measuresPicture('measures', read, { alt: '', decimalMark });
  return isRead && path === `${DRAWN}measures/${name}.svg` ? read : undefined;
}

/** In centimetres. */
const LARGEST = 400;
