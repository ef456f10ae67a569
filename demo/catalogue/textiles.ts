import type { ProductTypePrefix } from '#src/catalog/attributes/attribute-key.ts';
import type { AttributeValues } from './attributes/attributes.ts';

/* Fibre compositions of the demo's goods, as `parseFibres` reads them. */

/** Goods of which the texts say more than their materials do. */
const COMPOSITIONS: Readonly<Record<string, string>> = {
  'AVO-SCHAAPJE': 'cover:cotton 85,wool 15;filling:polyester 100',
  'AVO-SCHEMER': 'cover:cotton 100',
  'BLE-HOCHSTAND': 'fabric:cotton 95,elastane 5',
  'DON-LAAGLAND': 'fabric:cotton 97,elastane 3',
  'DON-ONDERLAAG': 'fabric:cotton 100;border:cotton 95,elastane 5',
  'DON-STRAK': 'fabric:cotton 97,elastane 3',
  'DON-TWEELING': 'fabric:cotton 95,elastane 5',
  'FED-ALPIN': 'front:cotton 55,flax 45;back:cotton 60,virgin-wool 40',
  'HAL-SOMMAR': 'cover:polyester 100;filling:polyester 100',
  'LUN-BOSCO': 'upholstery:cotton 100;cover:polyester 68,viscose 32',
  'NOO-BAAI': 'cover:lyocell 60,polyester 40',
  'NOO-DROOGDOK': 'fabric:lyocell 100;border:cotton 95,elastane 5',
  'NOO-GLETSJER': 'fabric:lyocell 58,cotton 38,elastane 4',
  'NOO-VLAKTE': 'cover:lyocell 60,polyester 40',
  'VEL-DEN': 'cover:cotton 100;lining:virgin-wool 100',
  'VEL-SCHAAPSKOOI': 'cover:cotton 100;filling:virgin-wool 100',
  'VEL-VACHT': 'cover:cotton 100;filling:virgin-wool 100',
  'VLA-HOEVE': 'fabric:cotton 55,flax 45',
  'VLA-SCHELDE': 'fabric:flax 100;border:cotton 95,elastane 5',
  'ZIR-KOGEL': 'front:cotton 60,virgin-wool 40;back:cotton 100',
};

/** Covers of mattresses and toppers. */
const COVERS = {
  dubbeldoek: 'polyester 68,viscose 32',
  katoen: 'cotton 100',
  wol: 'cotton 60,virgin-wool 40',
  lyocell: 'lyocell 60,polyester 40',
  linnen: 'cotton 70,flax 30',
  gerecycled: 'polyester 100',
} as const;

const CLOTHS = {
  katoen: 'cotton 100',
  katoensatijn: 'cotton 100',
  perkal: 'cotton 100',
  flanel: 'cotton 100',
  jersey: 'cotton 100',
  mousseline: 'cotton 100',
  linnen: 'flax 100',
  lyocell: 'lyocell 100',
  badstof: 'cotton 80,polyester 20',
  fluweel: 'polyester 100',
  ribfluweel: 'cotton 100',
  boucle: 'cotton 70,acrylic 30',
  wol: 'virgin-wool 100',
} as const;

const UPHOLSTERIES = {
  geweven: 'polyester 100',
  fluweel: CLOTHS.fluweel,
  wolvilt: 'wool 100',
  boucle: CLOTHS.boucle,
  linnen: CLOTHS.linnen,
} as const;

/** Fillings of textile fibres: foam, latex, down and feathers are none. */
const FILLINGS: Readonly<Record<string, string | undefined>> = {
  scheerwol: 'virgin-wool 100',
  katoen: 'cotton 100',
  holle_vezel: 'polyester 100',
  gerecyclede_vezel: 'polyester 100',
  kapok: 'kapok 100',
  lyocell: 'lyocell 100',
  linnen: 'flax 100',
};

/** The fibre composition of a product; `undefined` for goods without textiles. */
export function fibresText(
  sku: string,
  prefix: ProductTypePrefix,
  attributes: AttributeValues,
): string | undefined {
  const { matras_hoes, topper_hoes, dekbed_tijk = 'katoen', sierkussen_hoes } = attributes;
  const fabric = attributes[MATERIAL_OF[prefix] ?? 'kleur'];
  const parts: Readonly<Record<string, string | undefined>> = {
    fabric: fibresOf(CLOTHS, fabric),
    upholstery: fibresOf(
      UPHOLSTERIES,
      attributes.boxspring_bekleding ?? attributes.hocker_bekleding,
    ),
    cover:
      fibresOf(COVERS, matras_hoes ?? topper_hoes) ??
      fibresOf(CLOTHS, sierkussen_hoes) ??
      COVER_OF[prefix]?.(sku, dekbed_tijk),
    filling: fibresOf(
      FILLINGS,
      attributes.dekbed_vulling ?? attributes.hoofdkussen_vulling ?? attributes.sierkussen_vulling,
    ),
  };
  const composed = Object.entries(parts).flatMap(([part, fibres]) =>
    fibres === undefined ? [] : [`${part}:${fibres}`],
  );
  return COMPOSITIONS[sku] ?? (composed.length > 0 ? composed.join(';') : undefined);
}

/** Goods that are of one cloth. */
const MATERIAL_OF: Readonly<Partial<Record<ProductTypePrefix, keyof AttributeValues>>> = {
  dekbedovertrek: 'dekbedovertrek_materiaal',
  hoeslaken: 'hoeslaken_materiaal',
  molton: 'molton_materiaal',
};

/** Covers of goods that have no attribute for them. */
const COVER_OF: Readonly<
  Partial<
    Record<
      ProductTypePrefix,
      (sku: string, shell: AttributeValues['dekbed_tijk']) => string | undefined
    >
  >
> = {
  dekbed: (_, shell) => fibresOf(CLOTHS, shell),
  hoofdkussen: () => CLOTHS.katoen,
  // Of the mattress and the topper.
  boxspring: (sku) => (sku.startsWith('VEL-') ? COVERS.katoen : COVERS.dubbeldoek),
};

/** The fibres of an option; of the first where there are several. */
const fibresOf = (
  fibres: Readonly<Record<string, string | undefined>>,
  option: string | number | readonly string[] | undefined,
): string | undefined => fibres[String([option ?? []].flat()[0])];
