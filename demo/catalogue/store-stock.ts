import type { PiecesOf } from '#adapters/embedded/embedded-store-stock.ts';
import { STORE_LOCATIONS } from '#src/catalog/page-attributes.ts';
import { sizeWidth } from '#src/catalog/product.ts';
import { seededRandom } from '../seeded-random.ts';

/** Widest goods that a store keeps, as they have to fit into a car; in centimetres. */
const MAX_WIDTH = 140;
/** Pieces that may stand in a store; as many of each are as likely. */
const PIECES = [0, 0, 1, 2, 4];

/** What the stores keep of the goods that they show. A set of parts is made to order. */
export const piecesInStores: PiecesOf = ({ product, variant }) => {
  const { sku, size, stock } = variant;
  const isKept =
    stock > 0 && !product.parts && (size === undefined || sizeWidth(size) <= MAX_WIDTH);
  if (!isKept) return [];
  return String(product.attributes[STORE_LOCATIONS] ?? '')
    .split(', ')
    .filter((store) => store !== '')
    .map((store) => ({ store, pieces: PIECES[drawn(`${sku} ${store}`)] ?? 0 }));
};

/** An index of {@link PIECES}, always the same for the same text. */
function drawn(text: string): number {
  const seed = Array.from(text).reduce(
    (sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0),
    7,
  );
  return Math.floor(seededRandom(seed)() * PIECES.length);
}
