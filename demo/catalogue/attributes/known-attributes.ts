import type { AttributeData } from '#adapters/embedded/catalogue-data.ts';
import type { AttributeCode } from '#src/catalog/attributes/attribute-dictionary.ts';

/** Options and units of properties that the shop's dictionary names: a misspelt key does not compile. */
export type KnownAttributes = { readonly [Code in AttributeCode]?: AttributeData };
