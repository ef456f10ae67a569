import { readSku } from '../catalog/sku.ts';
import {
  readFields,
  readFieldsWith,
  readListOf,
  readObject,
  readText,
  readTrue,
} from '../shared/json-reader.ts';
import { readLocale } from '../shared/locale.ts';
import type { PackedGoods } from './packages.ts';

/** A product of a list, in the size that its card shows. */
export type ListedBed = { readonly sku: string; readonly size: string };

/**
 * How a bed of a list is packed: as it is listed, and what else of it can be bought in its size. It
 * is the same for every way, so that a way need not be told to be tried.
 */
export type PackedModel = ListedBed & {
  readonly packed: PackedGoods;
  /** The size of each of two in stock that may take its place: `90x200`. */
  readonly half?: string;
  /** Other choices of its parts that are packed otherwise and can be bought. */
  readonly others: readonly PackedChoice[];
};

export type PackedChoice = {
  readonly uid: string;
  /** Key of the part. */
  readonly part: string;
  /** What a shopper reads: `Mattress: natural latex`. */
  readonly label: string;
};

/** Number of beds that one request may ask about. */
export const MAX_PACKED_MODELS = 48;

export const readPackingsRequest = readObject(
  {
    beds: readListOf(readFields<ListedBed>({ sku: readSku, size: readText }), 1, MAX_PACKED_MODELS),
  },
  { locale: readLocale },
);

const readPackedGoods = readFieldsWith<PackedGoods, { readonly isRolled: true }>(
  {
    rules: readText,
    size: readText,
    choices: readListOf(readFields({ part: readText, choice: readText, uid: readText })),
  },
  { isRolled: readTrue },
);

export const readPackedModel = readFieldsWith<PackedModel, { readonly half: string }>(
  {
    sku: readText,
    size: readText,
    packed: readPackedGoods,
    others: readListOf(readFields({ uid: readText, part: readText, label: readText })),
  },
  { half: readText },
);
