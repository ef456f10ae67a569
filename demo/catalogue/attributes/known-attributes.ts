import type { AttributeData } from '#adapters/embedded/catalogue-data.ts';
import type { AttributeCode } from '#src/catalog/attributes/attribute-dictionary.ts';

/** Options and units of attributes in the shop's dictionary: a misspelt key does not compile. */
export type KnownAttributes = { readonly [Code in AttributeCode]?: AttributeData };
