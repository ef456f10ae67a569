import { post, type RunningMagento } from './start-magento.ts';

/** Cart fields that these tests request. */
const CART = `fragment CartParts on Cart {
  id
  email
  total_quantity
  applied_coupons { code }
  prices {
    grand_total { value currency }
    subtotal_including_tax { value }
    subtotal_excluding_tax { value }
    subtotal_with_discount_excluding_tax { value }
    applied_taxes { label amount { value } }
    discounts { label amount { value } applied_to coupon { code } }
  }
  itemsV2(pageSize: 100) {
    total_count
    items { uid quantity product { sku } is_available errors { code message } }
  }
  shipping_addresses { street city country { code label } telephone }
  billing_address { street city country { code } }
}`;

export type ShownCart = {
  readonly id: string;
  readonly total_quantity: number;
  readonly applied_coupons: readonly { readonly code: string }[] | null;
  readonly itemsV2: { readonly items: readonly (ShownItem | null)[] };
};

export type ShownItem = {
  readonly uid: string;
  readonly quantity: number;
  readonly product: { readonly sku: string };
};

/** Magento's answer to one root field. */
export type Answer = {
  readonly status: number;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly category?: string; readonly err_code?: string };
  }[];
  /** Value of the field. */
  readonly data?: Readonly<Record<string, unknown>> | string | null;
  readonly cart?: ShownCart;
};

/** A client with a cart, as Magento sees it. It asks for all that the release tells of refusals. */
export function magentoShopper(
  magento: RunningMagento,
  store = 'en_us',
  cartId = crypto.randomUUID().replaceAll('-', ''),
) {
  const isBefore248 = magento.release === '2.4.7';
  const sendQuery = async (field: string, declared: string, variables: object): Promise<Answer> => {
    const query = `${declared} { answer: ${field} } ${field.includes('...CartParts') ? CART : ''}`;
    const { status, body } = await post(magento, query, { id: cartId, ...variables }, { store });
    return toAnswer(status, body);
  };
  const change = (field: string, type: string, input: object): Promise<Answer> =>
    sendQuery(
      `${field}(input: $input) { cart { ...CartParts } }`,
      `mutation Change($input: ${type})`,
      {
        input: { cart_id: cartId, ...input },
      },
    );
  return {
    cartId,
    in: (view: string) => magentoShopper(magento, view, cartId),
    create: () =>
      sendQuery('createEmptyCart(input: { cart_id: $id })', 'mutation Create($id: String)', {}),
    read: () => sendQuery('cart(cart_id: $id) { ...CartParts }', 'query Read($id: String!)', {}),
    add: (...items: readonly object[]) =>
      sendQuery(
        `addProductsToCart(cartId: $id, cartItems: $items) {
          cart { ...CartParts }
          user_errors { code message ${isBefore248 ? '' : '... on InsufficientStockError { quantity }'} }
        }`,
        'mutation Add($id: String!, $items: [CartItemInput!]!)',
        { items },
      ),
    update: (...items: readonly object[]) =>
      sendQuery(
        `updateCartItems(input: { cart_id: $id, cart_items: $items }) {
          cart { ...CartParts }
          ${isBefore248 ? '' : 'errors { code message }'}
        }`,
        'mutation Update($id: String!, $items: [CartItemUpdateInput]!)',
        { items },
      ),
    change,
    remove: (input: object) => change('removeItemFromCart', 'RemoveItemFromCartInput', input),
    applyCoupon: (code: string) =>
      change('applyCouponToCart', 'ApplyCouponToCartInput', { coupon_code: code }),
    removeCoupon: () => change('removeCouponFromCart', 'RemoveCouponFromCartInput', {}),
    ask: sendQuery,
  };
}

/** A client that already has a cart. */
export async function shopperWithCart(magento: RunningMagento, store?: string) {
  const shopper = magentoShopper(magento, store);
  await shopper.create();
  return shopper;
}

export const itemsOf = ({ cart }: Answer): readonly (readonly [string, number])[] =>
  (cart?.itemsV2.items ?? []).flatMap((item) =>
    item ? [[item.product.sku, item.quantity] as const] : [],
  );

export const uidOf = ({ cart }: Answer, index = 0): string => cart?.itemsV2.items[index]?.uid ?? '';

function toAnswer(status: number, body: unknown): Answer {
  const { data, errors } = body as {
    readonly data?: { readonly answer?: Answer['data'] };
    readonly errors?: Answer['errors'];
  };
  const field = data?.answer;
  const cartField = typeof field === 'object' && field !== null ? field : undefined;
  const cart =
    cartField &&
    ('cart' in cartField ? cartField['cart'] : 'itemsV2' in cartField ? cartField : undefined);
  return {
    status,
    ...(errors && { errors }),
    ...(field !== undefined && { data: field }),
    ...(cart ? { cart: cart as ShownCart } : {}),
  };
}
