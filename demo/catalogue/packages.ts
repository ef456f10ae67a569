import type { TypePrefix } from '#src/catalog/attributes/attribute-key.ts';
import type { AttributeValues } from './attributes/attributes.ts';
import type { Entry } from './entry.ts';

/** How goods are packed, as `parsePackages` reads it; `undefined` if their maker does not say. */
export function packagesText(prefix: TypePrefix, entry: Entry): string | undefined {
  const { sku, attributes } = entry;
  if (NOT_TOLD.has(sku)) return undefined;
  const of = (code: keyof AttributeValues): number => Number(attributes[code] ?? 0);
  const board = `${of('ledikant_hoofdbord_hoogte')}*${of('ledikant_hoofdbord_dikte') + 3}`;
  const texts: Readonly<Partial<Record<TypePrefix, string>>> = {
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

/** Box springs whose mattress and box are in one piece at any width, or whose mattress is. */
const ONE_BOX: ReadonlySet<string> = new Set(['HAL-VIKA']);
const ONE_MATTRESS: ReadonlySet<string> = new Set(['HAL-VIKA', 'HAL-TORP']);

/** The wall of panels of this bed hangs in two rows of four. */
const WITH_PANELS = 'LUN-MURO';

function boxSpringText(sku: string, thickness: number, core: Core): string {
  const inOne = (set: ReadonlySet<string>): string => (set.has(sku) ? '' : ' halves 140');
  const halves = inOne(ONE_MATTRESS);
  const springs = sku === 'HAL-TORP' ? ' halves 140' : halves;
  const headboards =
    sku === WITH_PANELS
      ? ['headboard rigid 70*62.5*6 x8', 'headboard:los unknown']
      : [
          `headboard rigid w*105*${thickness}`,
          `headboard:hoog rigid w*125*${thickness}`,
          'headboard:geen none',
        ];
  return [
    `box rigid w*l*26${inOne(ONE_BOX)}`,
    `mattress ${kindOf(core)} w*l*21${halves}`,
    `mattress:koudschuim flat w*l*21${halves}`,
    `mattress:natuurlatex flat w*l*20${halves}`,
    `mattress:pocketvering rigid w*l*21${springs}`,
    `mattress:pocketvering_latex rigid w*l*24${springs}`,
    `topper rolled w*26*26${sku === 'NOO-SKAGEN' ? ' halves 140' : ''}`,
    'topper:geen none',
    ...headboards,
  ].join('; ');
}
