/**
 * What the first word of an attribute key says: the kind of goods that the property belongs to
 * (L5). `matras_hoogte` is the height of a mattress; `kleur` any goods may have.
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

/** The first words that name a kind of goods, in the order of the specification. */
export const TYPE_PREFIXES = Object.keys(TYPES) as readonly TypePrefix[];

/** The kind of goods that a key belongs to; `undefined` for a key that any goods may have. */
export function attributeType(code: string): ProductType | undefined {
  const prefix = typePrefix(code);
  return prefix && TYPES[prefix];
}

/**
 * What a key says of its goods, whichever they are: `hoogte` of `matras_hoogte` and of
 * `kast_hoogte`.
 */
export function attributeProperty(code: string): string {
  const prefix = typePrefix(code);
  return prefix ? code.slice(prefix.length + 1) : code;
}

/** A first word alone is no key of its type: something has to follow. */
const typePrefix = (code: string): TypePrefix | undefined =>
  TYPE_PREFIXES.find((prefix) => code.startsWith(`${prefix}_`) && code.length > prefix.length + 1);
