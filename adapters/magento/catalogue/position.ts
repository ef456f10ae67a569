import type { Reader } from '#src/shared/json-reader.ts';

export type Positioned = { readonly position: number };

/** Reads a position among siblings; 0 if missing, which keeps Magento's order. */
export const readPosition: Reader<number> = (value) => (Number.isFinite(value) ? Number(value) : 0);

export const byPosition = (a: Positioned, b: Positioned): number => a.position - b.position;
