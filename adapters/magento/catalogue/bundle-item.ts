import {
  readFields,
  readFlag,
  readListOf,
  readText,
  type Reader,
} from '#src/shared/json-reader.ts';
import { orElse } from '#src/shared/lenient-readers.ts';
import { byPosition, readPosition, type Placed } from './position.ts';
import { readSold, type SoldProduct } from './sold-product.ts';
import { readTold, type TellDropped } from './told-list.ts';

/** What a set is put together from: the bed itself, or a part of which shoppers choose one. */
export type BundleItem = Placed & {
  readonly title: string;
  readonly options: readonly BundleOption[];
};

export type BundleOption = Placed & {
  readonly label: string;
  readonly is_default: boolean;
  readonly product: SoldProduct;
};

/**
 * The items of a bundle, and the options of each, in the order of their positions. Every item has to
 * be readable: without one of its parts nobody can say what the bundle costs.
 */
export const readBundleItems =
  (tell: TellDropped, place: string): Reader<readonly BundleItem[]> =>
  (value) =>
    readListOf(
      readFields<BundleItem>({
        title: orElse(readText, ''),
        options: readOptions(tell, `${place}.options[]`),
        position: readPosition,
      }),
    )(value)?.toSorted(byPosition);

const readOptions =
  (tell: TellDropped, place: string): Reader<readonly BundleOption[]> =>
  (value) => {
    const read = readFields<BundleOption>({
      label: orElse(readText, ''),
      is_default: orElse(readFlag, false),
      product: readSold(tell, `${place}.product`),
      position: readPosition,
    });
    return readTold(read, (entry) => tell(place, productOf(entry)))(value)?.toSorted(byPosition);
  };

/** What an option sells, to be named by its SKU. */
const productOf = (option: unknown): unknown =>
  readFields<{ product: unknown }>({ product: (value) => value ?? undefined })(option)?.product;
