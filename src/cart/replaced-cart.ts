import type { Cart, CartItem, NewCartItem } from './cart.ts';
import type { CartCommand } from './cart-command.ts';
import { hasCheckoutDetail, type CarriedOverData } from './carried-over-data.ts';
import type { MigrationRequest } from './next-request.ts';
import { hasSameSkuAndOptions, newItemOf } from './retry/line-key.ts';

/**
 * A cart that was lost (C3), until the commands on it are done on another cart. Its lines are added
 * to a new cart one by one. If another tab has already stored a cart, that tab has migrated them,
 * and `items` is empty.
 */
export type ReplacedCart = {
  readonly cartId: string;
  readonly items: readonly CartItem[];
  /** Number of items already added to the new cart. */
  readonly migratedCount: number;
  /** The carried-over data besides the lines, and the kinds already sent to the new cart. */
  readonly carriedOver: readonly CarriedOverData[];
  readonly requestedKinds: readonly CarriedOverData['kind'][];
};

export const createReplacedCart = (
  cartId: string,
  items: readonly CartItem[],
  carriedOver: readonly CarriedOverData[] = [],
): ReplacedCart => ({ cartId, items, migratedCount: 0, carriedOver, requestedKinds: [] });

/**
 * The cart that replaces a lost one, once it is known. There is none for a cart that was ordered: it
 * has no lines to migrate.
 */
export const successionOf = ({
  cart: { id },
  replaced,
}: {
  readonly cart: Pick<Cart, 'id'>;
  readonly replaced?: ReplacedCart | undefined;
}): { readonly from: string; readonly to: string } | undefined =>
  !replaced || replaced.items.length === 0 || id === '' || id === replaced.cartId
    ? undefined
    : { from: replaced.cartId, to: id };

/** The same with nothing migrated yet: what another cart received does not count. */
export const withMigrationReset = ({ cartId, items, carriedOver }: ReplacedCart): ReplacedCart =>
  createReplacedCart(cartId, items, carriedOver);

/**
 * The same for a cart that was found, not created: lines that it has already are not added again,
 * whoever added them. These count as migrated.
 */
export function migrationInto(replaced: ReplacedCart, { items: found }: Cart): ReplacedCart {
  const isFound = (line: CartItem) => found.some((other) => hasSameSkuAndOptions(line, other));
  const missing = replaced.items.filter((line) => !isFound(line));
  const present = replaced.items.filter(isFound);
  const items = [...present, ...missing];
  return { ...withMigrationReset({ ...replaced, items }), migratedCount: present.length };
}

/** The add of the next line to migrate; `undefined` if all have been added. */
export function nextLineToMigrate(
  replaced: ReplacedCart | undefined,
): { readonly item: NewCartItem; readonly key: string } | undefined {
  const line = replaced?.items[replaced.migratedCount];
  if (!replaced || !line) return undefined;
  const { quantity, uid } = line;
  return { item: newItemOf(line, quantity), key: migrationKey(replaced.cartId, uid) };
}

/**
 * The next data to set on the new cart once it has the lines; `undefined` if none is left. Data
 * that the new cart already has is newer, since another tab may have set it.
 */
export function nextCarriedOverData(
  replaced: ReplacedCart | undefined,
  cart: Cart,
): CarriedOverData | undefined {
  if (!replaced || nextLineToMigrate(replaced)) return undefined;
  const { carriedOver, requestedKinds } = replaced;
  return carriedOver.find(
    (it) => !requestedKinds.includes(it.kind) && !hasCheckoutDetail(cart, it),
  );
}

/** Whether nothing is left to migrate to a cart. */
export const isMigrated = (replaced: ReplacedCart | undefined, cart: Cart): boolean =>
  !nextLineToMigrate(replaced) && !nextCarriedOverData(replaced, cart);

/** The rest of a lost cart after a migration request was answered. */
export function afterMigrationStep(
  replaced: ReplacedCart,
  { kind }: Pick<MigrationRequest, 'kind'>,
): ReplacedCart {
  if (kind === 'add') return { ...replaced, migratedCount: replaced.migratedCount + 1 };
  return { ...replaced, requestedKinds: [...replaced.requestedKinds, kind] };
}

/**
 * Idempotency key of the migration of one part of a lost cart: a line or a kind of data. It is
 * derived from these two alone, so that a second tab that migrates the same part changes nothing.
 */
export const migrationKey = (cartId: string, part: string): string => `${cartId}:${part}`;

/** Idempotency key of a command on a lost cart when it is carried out on another cart. */
export const keyForNewCart = (key: string): string => `${key}:2`;

/**
 * Translates a command to another cart: its line with the same products replaces the named one.
 * Returns `undefined` if there is no such line. A command on a line outside `from` is unchanged.
 */
export function retargetCommand(
  command: CartCommand,
  from: readonly CartItem[],
  to: readonly CartItem[],
): CartCommand | undefined {
  if (!('uid' in command)) return command;
  const oldLine = from.find(({ uid }) => uid === command.uid);
  if (!oldLine) return command;
  const line = to.find((line) => hasSameSkuAndOptions(line, oldLine));
  return line && { ...command, uid: line.uid };
}
