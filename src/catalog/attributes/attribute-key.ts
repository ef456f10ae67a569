/**
 * Product types by the prefix of their attribute keys (L5). `matras_hoogte` is the height of a
 * mattress; a key without prefix, such as `kleur`, applies to any product.
 */
const TYPES = {
  matras: 'mattress',
  boxspring: 'box-spring',
  topper: 'topper',
  dekbed: 'duvet',
  dekbedovertrek: 'duvet-cover',
  beddengoed: 'bedding',
  hoeslaken: 'fitted-sheet',
  molton: 'mattress-protector',
  hoofdkussen: 'pillow',
  sierkussen: 'cushion',
  bedbodem: 'bed-base',
  kast: 'cabinet',
  hocker: 'stool',
  bedlampje: 'bedside-lamp',
  ledikant: 'bed-frame',
} as const;

export type ProductTypePrefix = keyof typeof TYPES;
export type ProductType = (typeof TYPES)[ProductTypePrefix];

/** The product type prefixes, in the order of the specification. */
export const TYPE_PREFIXES = Object.keys(TYPES) as readonly ProductTypePrefix[];

/** The product type of an attribute key; `undefined` for a key that applies to any product. */
export function attributeType(code: string): ProductType | undefined {
  const prefix = typePrefix(code);
  return prefix && TYPES[prefix];
}

/**
 * The attribute key without its product type prefix: `hoogte` for `matras_hoogte` and
 * `kast_hoogte`.
 */
export function attributeProperty(code: string): string {
  const prefix = typePrefix(code);
  return prefix ? code.slice(prefix.length + 1) : code;
}

/**
 * No prefix has an underscore, so that the first one ends it. A prefix alone is not a key of its
 * type: something has to follow it.
 */
function typePrefix(code: string): ProductTypePrefix | undefined {
  const end = code.indexOf('_');
  const prefix = code.slice(0, Math.max(end, 0));
  return isTypePrefix(prefix) && code.length > end + 1 ? prefix : undefined;
}

const isTypePrefix = (prefix: string): prefix is ProductTypePrefix => Object.hasOwn(TYPES, prefix);

/** The warmth class of a duvet: what it means depends on sleeper and bedroom. */
export const DUVET_WARMTH = 'dekbed_warmteklasse';
