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

export type TypePrefix = keyof typeof TYPES;
export type ProductType = (typeof TYPES)[TypePrefix];

/** The product type prefixes, in the order of the specification. */
export const TYPE_PREFIXES = Object.keys(TYPES) as readonly TypePrefix[];

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

/** A prefix alone is not a key of its type: something has to follow it. */
const typePrefix = (code: string): TypePrefix | undefined =>
  TYPE_PREFIXES.find((prefix) => code.startsWith(`${prefix}_`) && code.length > prefix.length + 1);
