import type { ProductTypePrefix } from '#src/catalog/attributes/attribute-key.ts';
import type { AttributeValues } from './attributes/attributes.ts';
import type { Entry } from './entry.ts';

/** How goods are packed, as `parsePackages` reads it; `undefined` if their maker does not say. */
export function packagesText(prefix: ProductTypePrefix, entry: Entry): string | undefined {
  const { sku, attributes } = entry;
  if (NOT_TOLD.has(sku)) return undefined;
  const of = (code: keyof AttributeValues): number => Number(attributes[code] ?? 0);
  const board = `${of('ledikant_hoofdbord_hoogte')}*${of('ledikant_hoofdbord_dikte') + 3}`;
  const texts: Readonly<Partial<Record<ProductTypePrefix, string>>> = {
    matras: `mattress ${lying(attributes, of('matras_hoogte'), attributes.matras_kern)}`,
    topper: `topper ${lying(attributes, of('topper_hoogte'), attributes.topper_kern)}`,
    bedbodem: `base rigid w*l*${of('bedbodem_hoogte')}`,
    ledikant: `frame rigid l+8*26*12; headboard rigid w+8*${board}`,
    boxspring: boxSpringText(sku, of('boxspring_hoofdbord_dikte'), attributes.boxspring_kern),
  };
  return texts[prefix];
}

/** Makers who do not say, and a mattress that folds. */
const NOT_TOLD: ReadonlySet<string> = new Set([
  'FED-ANKER',
  'FED-ALPIN',
  'FED-LANGHOLZ',
  'TRE-KOEKOEK',
]);

type Core = AttributeValues['matras_kern'];

/** Cores that bend without harm; springs and coir do not. */
const BENDS: ReadonlySet<unknown> = new Set([
  'koudschuim',
  'comfortschuim',
  'traagschuim',
  'gelschuim',
  'latex',
  'natuurlatex',
  'scheerwol',
]);

/** A mattress or topper of a height in centimetres: rolled in a box, or lying flat. */
function lying({ bijzonderheden }: AttributeValues, height: number, core: Core): string {
  if ([bijzonderheden].flat().includes('opgerold')) {
    const diameter = Math.round(24 + height * 0.8);
    return `rolled w*${diameter}*${diameter}`;
  }
  return `${kindOf(core)} w*l*${height}`;
}

const kindOf = (core: Core): string =>
  [core].flat().every((one) => BENDS.has(one)) ? 'flat' : 'rigid';

/** Box springs whose mattress is in one piece at any width; of Torp only the one of foam. */
const ONE_MATTRESS: ReadonlySet<string> = new Set(['HAL-VIKA', 'HAL-TORP']);

/** Bases as high as their makers build them; most come as two from a width of 140 on. */
const BASE = 'box rigid w*l*26 halves 140';
const BASES: Readonly<Record<string, string>> = {
  // One lid over the whole bed, down to the floor.
  'HAL-VIKA': 'box rigid w*l*34',
  // Four quarters that click together.
  'HAL-SUND': 'box rigid w*l/2*26 x2 halves 140',
  'HAL-TORP': 'box rigid w*l*28 halves 140',
  'NOO-KADE': 'box rigid w*l*31 halves 140',
  'NOO-HAVEN': 'box rigid w*l*28 halves 140',
  'NOO-SKAGEN': 'box rigid w*l*20 halves 140',
  // With the lifting frame folded below it.
  'NOO-STEIGER': 'box rigid w*l*19',
  // Fold in half, motors and all.
  'FED-ELBE': 'box rigid w*l/2+5*40 halves 140',
  'LUN-BOSCO': 'box rigid w*l*26 halves 160',
  'VEL-LANDGOED': 'box rigid w*l*28 halves 140; box:vuren_hoog rigid w*l*33 halves 140',
  // Come apart, and are packed as boards.
  'VEL-BRINK': 'box rigid l+4*30*22 x2; box:vuren_hoog rigid l+4*35*22 x2',
};

/** The wall of panels of this bed hangs in two rows of four. */
const WITH_PANELS = 'LUN-MURO';

/** Its spring mattresses are pressed and rolled up. */
const ROLLED = 'HAL-SUND';

/** The measures of headboards that come in parts, by the height and thickness of the whole. */
const HEADBOARDS: Readonly<Record<string, (height: number, thickness: number) => string>> = {
  'NOO-HAVEN': (height, thickness) => `w/2*${height}*${thickness} x2`,
  'NOO-SKAGEN': (height, thickness) => `w/3*${height}*${thickness} x3`,
  // Cushions, one above the other.
  'FED-ELBE': (height, thickness) => `w*${Math.ceil(height / 3)}*${thickness} x3`,
};

function boxSpringText(sku: string, thickness: number, core: Core): string {
  const halves = ONE_MATTRESS.has(sku) ? '' : ' halves 140';
  const springs = sku === 'HAL-TORP' ? ' halves 140' : halves;
  const headboard = HEADBOARDS[sku] ?? ((height, depth) => `w*${height}*${depth}`);
  const headboards =
    sku === WITH_PANELS
      ? ['headboard rigid 70*62.5*6 x8', 'headboard:los unknown']
      : [
          `headboard rigid ${headboard(105, thickness)}`,
          `headboard:hoog rigid ${headboard(125, thickness)}`,
          'headboard:geen none',
        ];
  return [
    BASES[sku] ?? BASE,
    'box:elektrisch rigid w*l*20 halves 140',
    sku === ROLLED
      ? 'mattress rolled w*40*40 halves 140'
      : `mattress ${kindOf(core)} w*l*21${halves}`,
    `mattress:koudschuim flat w*l*21${halves}`,
    `mattress:natuurlatex flat w*l*20${halves}`,
    `mattress:pocketvering rigid w*l*21${springs}`,
    `mattress:pocketvering_latex rigid w*l*24${springs}`,
    `topper rolled w*26*26${sku === 'NOO-SKAGEN' ? ' halves 140' : ''}`,
    'topper:geen none',
    ...headboards,
  ].join('; ');
}
