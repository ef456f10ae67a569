import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import type { Color } from '../article-numbers.ts';
import { leadOf, type Look, LOOKS, type Shown, shownOf } from './looks.ts';

/** What the studio builds a product's picture from. `demo/pictures/scripts/studio.py` reads it. */
export type StudioShot = {
  readonly id: Shown['id'];
  readonly sku: string;
  readonly brand: string;
  /** The name on the label. */
  readonly model: string;
  /** Width and length in centimetres; of what comes in one size, width and height. */
  readonly size: readonly [number, number];
  readonly look: Shown['look'];
  /** What the product's attributes say that can be seen. */
  readonly seen: Readonly<Record<string, string | number | boolean>>;
  /** The pictures by their names, without `.webp`, and the color of each. */
  readonly pictures: Readonly<Record<string, string>>;
};

/** The pictures to be made of products, from their data and their looks. */
export const studioShots = (products: readonly ProductData[]): readonly StudioShot[] =>
  products.flatMap((product) => {
    const look = LOOKS[product.sku];
    return look === undefined
      ? []
      : shownOf(product.sku, look).map((shown) => shotOf(product, look, shown));
  });

function shotOf(product: ProductData, look: Look, shown: Shown): StudioShot {
  const { sku, brand, name, attributes } = product;
  const colors = [attributes['kleur'] ?? []].flat() as readonly Color[];
  const leads = (colors.length === 0 ? [undefined] : colors).map((color) =>
    leadOf(sku, look, color),
  );
  const suffix = shown.id.slice(sku.length);
  const pictures = Object.fromEntries(leads.map((lead) => [lead.name + suffix, lead.shown]));
  const [width = 0, length = 0] =
    'size' in look ? look.size.split('x').map(Number) : measuresOf(product);
  const [model = ''] = name.nl.slice(brand.length + 1).split(' ');
  const seen = SEEN[look.thing](product, width);
  return {
    id: shown.id,
    sku,
    brand,
    model,
    size: [width, length],
    look: shown.look,
    seen,
    pictures,
  };
}

/** Width and height of what comes in one size: `28 x 28 x 46` is 28 cm wide and 46 high. */
function measuresOf({ attributes }: ProductData): readonly number[] {
  const [width, , height] = String(attributes['afmeting']).split(' x ').map(Number);
  return [width ?? 0, height ?? 0];
}

/** Heights and depths in centimetres. */
const SEEN = {
  mattress: ({ attributes }: ProductData) => ({
    // A cover alone is shown on a mattress of 20 cm.
    height: Number(attributes['matras_hoogte'] ?? 20),
    hasZip: attributes['matras_rits'] !== 'geen',
  }),
  topper: ({ attributes }: ProductData) => ({
    height: Number(attributes['topper_hoogte']),
  }),
  duvet: ({ attributes }: ProductData) => ({
    filling: [attributes['dekbed_vulling'] ?? []].flat().join(' '),
    weight: Number(attributes['dekbed_vulgewicht']),
  }),
  pillow: ({ attributes }: ProductData) => ({
    height: Number(attributes['hoofdkussen_hoogte']),
    filling: String(attributes['hoofdkussen_vulling']),
  }),
  lamp: () => ({}),
  'duvet-cover': ({ attributes }: ProductData) => ({
    closure: String(attributes['dekbedovertrek_sluiting']),
    pattern: String(attributes['dekbedovertrek_dessin']),
  }),
  'fitted-sheet': ({ attributes }: ProductData) => ({
    height: Number(attributes['hoeslaken_hoekhoogte']),
  }),
  molton: ({ attributes }: ProductData) => ({
    // Protectors do not say how deep they are.
    height: 20,
    waterproof: String(attributes['molton_waterdicht']),
    fastening: String(attributes['molton_bevestiging']),
  }),
  cushion: ({ attributes }: ProductData) => ({
    filling: String(attributes['sierkussen_vulling']),
  }),
  cabinet: ({ attributes }: ProductData) => ({
    depth: Number(attributes['kast_diepte']),
    drawers: Number(attributes['kast_laden']),
  }),
  wardrobe: ({ attributes }: ProductData) => ({
    depth: Number(attributes['kast_diepte']),
    doors: Number(attributes['kast_deuren']),
    shelves: Number(attributes['kast_planken']),
  }),
  stool: () => ({}),
  'bed-base': ({ attributes }: ProductData) => ({
    height: Number(attributes['bedbodem_hoogte']),
    slats: Number(attributes['bedbodem_latten']),
    drive: String(attributes['bedbodem_verstelbaar']),
  }),
  'box-spring': ({ attributes }: ProductData, width: number) => ({
    height: Number(attributes['boxspring_hoogte']),
    headboardWidth: Number(attributes['boxspring_hoofdbord_breedte'] ?? width + 10),
    headboardHeight: Number(attributes['boxspring_hoofdbord_hoogte']),
    headboardDepth: Number(attributes['boxspring_hoofdbord_dikte']),
    upholstery: String(attributes['boxspring_bekleding']),
    storage: String(attributes['boxspring_opbergruimte']),
    adjustable: String(attributes['boxspring_verstelbaar']),
    legs: String(attributes['boxspring_poten']),
  }),
  'bed-frame': ({ attributes }: ProductData, width: number) => ({
    height: Number(attributes['ledikant_hoogte']),
    headboardWidth: Number(attributes['ledikant_hoofdbord_breedte'] ?? width + 16),
    headboardHeight: Number(attributes['ledikant_hoofdbord_hoogte']),
    headboardDepth: Number(attributes['ledikant_hoofdbord_dikte']),
    material: String(attributes['ledikant_materiaal']),
    drawers: Number(attributes['ledikant_laden'] ?? 0),
  }),
} as const;
