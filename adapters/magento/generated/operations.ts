/* Made by `npm run generate` from documents/ and the schema: change those. */
import type { Operation } from '../operation.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AttributeInput = {
  readonly attribute_code?: string | null | undefined;
  readonly entity_type?: string | null | undefined;
};

export type CartAddressInput = {
  readonly city: string;
  readonly company?: string | null | undefined;
  readonly country_code: string;
  readonly fax?: string | null | undefined;
  readonly firstname: string;
  readonly lastname: string;
  readonly middlename?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly prefix?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly region_id?: number | null | undefined;
  readonly save_in_address_book?: boolean | null | undefined;
  readonly street: ReadonlyArray<string | null | undefined>;
  readonly suffix?: string | null | undefined;
  readonly vat_id?: string | null | undefined;
  readonly telephone: string;
};

export type CartDiscountType = 'ITEM' | 'SHIPPING';

export type CartItemErrorType = 'UNDEFINED' | 'ITEM_QTY' | 'ITEM_INCREMENTS';

export type CartItemInput = {
  readonly entered_options?:
    | ReadonlyArray<EnteredOptionInput | null | undefined>
    | null
    | undefined;
  readonly parent_sku?: string | null | undefined;
  readonly quantity: number;
  readonly selected_options?: ReadonlyArray<string | number | null | undefined> | null | undefined;
  readonly sku: string;
};

export type CartItemUpdateInput = {
  readonly cart_item_id?: number | null | undefined;
  readonly cart_item_uid?: string | number | null | undefined;
  readonly customizable_options?:
    | ReadonlyArray<CustomizableOptionInput | null | undefined>
    | null
    | undefined;
  readonly quantity?: number | null | undefined;
};

export type CartUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'UNDEFINED'
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'INVALID_PARAMETER_VALUE';

export type CreateProductReviewInput = {
  readonly nickname: string;
  readonly ratings: ReadonlyArray<ProductReviewRatingInput | null | undefined>;
  readonly sku: string;
  readonly summary: string;
  readonly text: string;
};

export type CurrencyEnum =
  | 'AFN'
  | 'ALL'
  | 'AZN'
  | 'DZD'
  | 'AOA'
  | 'ARS'
  | 'AMD'
  | 'AWG'
  | 'AUD'
  | 'BSD'
  | 'BHD'
  | 'BDT'
  | 'BBD'
  | 'BYN'
  | 'BZD'
  | 'BMD'
  | 'BTN'
  | 'BOB'
  | 'BAM'
  | 'BWP'
  | 'BRL'
  | 'GBP'
  | 'BND'
  | 'BGN'
  | 'BUK'
  | 'BIF'
  | 'KHR'
  | 'CAD'
  | 'CVE'
  | 'CZK'
  | 'KYD'
  | 'GQE'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'KMF'
  | 'CDF'
  | 'CRC'
  | 'HRK'
  | 'CUP'
  | 'DKK'
  | 'DJF'
  | 'DOP'
  | 'XCD'
  | 'EGP'
  | 'SVC'
  | 'ERN'
  | 'EEK'
  | 'ETB'
  | 'EUR'
  | 'FKP'
  | 'FJD'
  | 'GMD'
  | 'GEK'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GTQ'
  | 'GNF'
  | 'GYD'
  | 'HTG'
  | 'HNL'
  | 'HKD'
  | 'HUF'
  | 'ISK'
  | 'INR'
  | 'IDR'
  | 'IRR'
  | 'IQD'
  | 'ILS'
  | 'JMD'
  | 'JPY'
  | 'JOD'
  | 'KZT'
  | 'KES'
  | 'KWD'
  | 'KGS'
  | 'LAK'
  | 'LVL'
  | 'LBP'
  | 'LSL'
  | 'LRD'
  | 'LYD'
  | 'LTL'
  | 'MOP'
  | 'MKD'
  | 'MGA'
  | 'MWK'
  | 'MYR'
  | 'MVR'
  | 'LSM'
  | 'MRO'
  | 'MUR'
  | 'MXN'
  | 'MDL'
  | 'MNT'
  | 'MAD'
  | 'MZN'
  | 'MMK'
  | 'NAD'
  | 'NPR'
  | 'ANG'
  | 'YTL'
  | 'NZD'
  | 'NIC'
  | 'NGN'
  | 'KPW'
  | 'NOK'
  | 'OMR'
  | 'PKR'
  | 'PAB'
  | 'PGK'
  | 'PYG'
  | 'PEN'
  | 'PHP'
  | 'PLN'
  | 'QAR'
  | 'RHD'
  | 'RON'
  | 'RUB'
  | 'RWF'
  | 'SHP'
  | 'STD'
  | 'SAR'
  | 'RSD'
  | 'SCR'
  | 'SLL'
  | 'SGD'
  | 'SKK'
  | 'SBD'
  | 'SOS'
  | 'ZAR'
  | 'KRW'
  | 'LKR'
  | 'SDG'
  | 'SRD'
  | 'SZL'
  | 'SEK'
  | 'CHF'
  | 'SYP'
  | 'TWD'
  | 'TJS'
  | 'TZS'
  | 'THB'
  | 'TOP'
  | 'TTD'
  | 'TND'
  | 'TMM'
  | 'USD'
  | 'UGX'
  | 'UAH'
  | 'AED'
  | 'UYU'
  | 'UZS'
  | 'VUV'
  | 'VEB'
  | 'VEF'
  | 'VND'
  | 'CHE'
  | 'CHW'
  | 'XOF'
  | 'WST'
  | 'YER'
  | 'ZMK'
  | 'ZWD'
  | 'TRY'
  | 'AZM'
  | 'ROL'
  | 'TRL'
  | 'XPF';

export type ProductReviewRatingInput = {
  readonly id: string;
  readonly value_id: string;
};

export type CustomizableOptionInput = {
  readonly id?: number | null | undefined;
  readonly uid?: string | number | null | undefined;
  readonly value_string: string;
};

export type EnteredOptionInput = {
  readonly uid: string | number;
  readonly value: string;
};

export type FilterEqualTypeInput = {
  readonly eq?: string | null | undefined;
  readonly in?: ReadonlyArray<string | null | undefined> | null | undefined;
};

export type FilterMatchTypeEnum = 'FULL' | 'PARTIAL';

export type FilterMatchTypeInput = {
  readonly match?: string | null | undefined;
  readonly match_type?: FilterMatchTypeEnum | null | undefined;
};

export type FilterRangeTypeInput = {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};

export type ProductAttributeFilterInput = {
  readonly category_id?: FilterEqualTypeInput | null | undefined;
  readonly category_uid?: FilterEqualTypeInput | null | undefined;
  readonly category_url_path?: FilterEqualTypeInput | null | undefined;
  readonly description?: FilterMatchTypeInput | null | undefined;
  readonly name?: FilterMatchTypeInput | null | undefined;
  readonly price?: FilterRangeTypeInput | null | undefined;
  readonly short_description?: FilterMatchTypeInput | null | undefined;
  readonly sku?: FilterEqualTypeInput | null | undefined;
  readonly url_key?: FilterEqualTypeInput | null | undefined;
};

export type ProductAttributeSortInput = {
  readonly name?: SortEnum | null | undefined;
  readonly position?: SortEnum | null | undefined;
  readonly price?: SortEnum | null | undefined;
  readonly relevance?: SortEnum | null | undefined;
};

export type ProductStockStatus = 'IN_STOCK' | 'OUT_OF_STOCK';

export type SortEnum = 'ASC' | 'DESC';

export type SubscriptionStatusesEnum = 'NOT_ACTIVE' | 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'UNCONFIRMED';

export type CartQueryVariables = Exact<{
  cartId: string;
}>;

export type CartQuery = { readonly cart: CartPartsFragment | null };

export type CartLinesQueryVariables = Exact<{
  cartId: string;
  page: number;
}>;

export type CartLinesQuery = {
  readonly cart: { readonly itemsV2: CartLinesPageFragment | null } | null;
};

export type CartStateQueryVariables = Exact<{
  cartId: string;
}>;

export type CartStateQuery = {
  readonly cart: {
    readonly id: string;
    readonly applied_coupons: ReadonlyArray<{ readonly code: string } | null> | null;
  } | null;
};

export type CreateCartMutationVariables = Exact<{
  cartId: string;
}>;

export type CreateCartMutation = { readonly createEmptyCart: string | null };

export type AddToCartMutationVariables = Exact<{
  cartId: string;
  items: ReadonlyArray<CartItemInput> | CartItemInput;
}>;

export type AddToCartMutation = {
  readonly addProductsToCart: {
    readonly cart: CartPartsFragment;
    readonly user_errors: ReadonlyArray<
      { readonly code: CartUserInputErrorType } | { readonly code: CartUserInputErrorType } | null
    >;
  } | null;
};

export type UpdateCartMutationVariables = Exact<{
  cartId: string;
  items: ReadonlyArray<CartItemUpdateInput | null | undefined> | CartItemUpdateInput;
}>;

export type UpdateCartMutation = {
  readonly updateCartItems: { readonly cart: CartPartsFragment } | null;
};

export type RemoveFromCartMutationVariables = Exact<{
  cartId: string;
  uid: string | number;
}>;

export type RemoveFromCartMutation = {
  readonly removeItemFromCart: { readonly cart: CartPartsFragment } | null;
};

export type ApplyCouponMutationVariables = Exact<{
  cartId: string;
  code: string;
}>;

export type ApplyCouponMutation = {
  readonly applyCouponToCart: { readonly cart: CartPartsFragment } | null;
};

export type RemoveCouponMutationVariables = Exact<{
  cartId: string;
}>;

export type RemoveCouponMutation = {
  readonly removeCouponFromCart: { readonly cart: CartPartsFragment | null } | null;
};

export type SetShippingAddressMutationVariables = Exact<{
  cartId: string;
  address: CartAddressInput;
}>;

export type SetShippingAddressMutation = {
  readonly setShippingAddressesOnCart: { readonly cart: CartPartsFragment } | null;
};

export type SetBillingAddressMutationVariables = Exact<{
  cartId: string;
  address: CartAddressInput;
}>;

export type SetBillingAddressMutation = {
  readonly setBillingAddressOnCart: { readonly cart: CartPartsFragment } | null;
};

export type SetGuestEmailMutationVariables = Exact<{
  cartId: string;
  email: string;
}>;

export type SetGuestEmailMutation = {
  readonly setGuestEmailOnCart: { readonly cart: CartPartsFragment } | null;
};

export type CartPartsFragment = {
  readonly id: string;
  readonly email: string | null;
  readonly is_virtual: boolean;
  readonly applied_coupons: ReadonlyArray<{ readonly code: string } | null> | null;
  readonly prices: {
    readonly grand_total: AmountFragment | null;
    readonly subtotal_including_tax: AmountFragment | null;
    readonly discounts: ReadonlyArray<{
      readonly applied_to: CartDiscountType;
      readonly amount: AmountFragment;
    } | null> | null;
    readonly applied_taxes: ReadonlyArray<{ readonly amount: AmountFragment } | null> | null;
  } | null;
  readonly shipping_addresses: ReadonlyArray<
    | ({
        readonly selected_shipping_method: { readonly price_incl_tax: AmountFragment } | null;
      } & CartAddress_ShippingCartAddress_Fragment)
    | null
  >;
  readonly billing_address: CartAddress_BillingCartAddress_Fragment | null;
  readonly itemsV2: CartLinesPageFragment | null;
};

type CartAddress_BillingCartAddress_Fragment = {
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string | null;
  readonly street: ReadonlyArray<string | null>;
  readonly postcode: string | null;
  readonly city: string;
  readonly telephone: string | null;
  readonly fax: string | null;
  readonly country: { readonly code: string };
};

type CartAddress_ShippingCartAddress_Fragment = {
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string | null;
  readonly street: ReadonlyArray<string | null>;
  readonly postcode: string | null;
  readonly city: string;
  readonly telephone: string | null;
  readonly fax: string | null;
  readonly country: { readonly code: string };
};

export type CartAddressFragment =
  | CartAddress_BillingCartAddress_Fragment
  | CartAddress_ShippingCartAddress_Fragment;

export type CartLinesPageFragment = {
  readonly total_count: number;
  readonly items: ReadonlyArray<
    | {
        readonly uid: string;
        readonly quantity: number;
        readonly is_available: boolean;
        readonly bundle_options: ReadonlyArray<{
          readonly values: ReadonlyArray<{ readonly uid: string } | null>;
        } | null>;
        readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType } | null> | null;
        readonly prices: {
          readonly price_including_tax: AmountFragment;
          readonly row_total_including_tax: AmountFragment;
        } | null;
        readonly product:
          | CartProduct_BundleProduct_Fragment
          | CartProduct_ConfigurableProduct_Fragment
          | CartProduct_SimpleProduct_Fragment;
      }
    | {
        readonly uid: string;
        readonly quantity: number;
        readonly is_available: boolean;
        readonly configured_variant:
          | CartProduct_BundleProduct_Fragment
          | CartProduct_ConfigurableProduct_Fragment
          | CartProduct_SimpleProduct_Fragment;
        readonly configurable_options: ReadonlyArray<{
          readonly option_label: string;
          readonly value_label: string;
        } | null>;
        readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType } | null> | null;
        readonly prices: {
          readonly price_including_tax: AmountFragment;
          readonly row_total_including_tax: AmountFragment;
        } | null;
        readonly product:
          | CartProduct_BundleProduct_Fragment
          | CartProduct_ConfigurableProduct_Fragment
          | CartProduct_SimpleProduct_Fragment;
      }
    | {
        readonly uid: string;
        readonly quantity: number;
        readonly is_available: boolean;
        readonly errors: ReadonlyArray<{ readonly code: CartItemErrorType } | null> | null;
        readonly prices: {
          readonly price_including_tax: AmountFragment;
          readonly row_total_including_tax: AmountFragment;
        } | null;
        readonly product:
          | CartProduct_BundleProduct_Fragment
          | CartProduct_ConfigurableProduct_Fragment
          | CartProduct_SimpleProduct_Fragment;
      }
    | null
  >;
};

export type CartBundlesQueryVariables = Exact<{
  skus: ReadonlyArray<string | null | undefined> | string;
}>;

export type CartBundlesQuery = {
  readonly products: {
    readonly items: ReadonlyArray<
      | {
          readonly sku: string | null;
          readonly items: ReadonlyArray<CartBundleItemFragment | null> | null;
        }
      | { readonly sku: string | null }
      | { readonly sku: string | null }
      | null
    > | null;
  } | null;
};

export type CartBundleItemFragment = {
  readonly title: string | null;
  readonly position: number | null;
  readonly options: ReadonlyArray<{
    readonly uid: string;
    readonly label: string | null;
    readonly position: number | null;
    readonly is_default: boolean | null;
    readonly product:
      | CartProduct_BundleProduct_Fragment
      | CartProduct_ConfigurableProduct_Fragment
      | CartProduct_SimpleProduct_Fragment
      | null;
  } | null> | null;
};

type CartProduct_BundleProduct_Fragment = {
  readonly url_key: string | null;
  readonly image: { readonly url: string | null; readonly label: string | null } | null;
} & StockedProduct_BundleProduct_Fragment &
  Gallery_BundleProduct_Fragment;

type CartProduct_ConfigurableProduct_Fragment = {
  readonly url_key: string | null;
  readonly image: { readonly url: string | null; readonly label: string | null } | null;
} & StockedProduct_ConfigurableProduct_Fragment &
  Gallery_ConfigurableProduct_Fragment;

type CartProduct_SimpleProduct_Fragment = {
  readonly url_key: string | null;
  readonly image: { readonly url: string | null; readonly label: string | null } | null;
} & StockedProduct_SimpleProduct_Fragment &
  Gallery_SimpleProduct_Fragment;

export type CartProductFragment =
  | CartProduct_BundleProduct_Fragment
  | CartProduct_ConfigurableProduct_Fragment
  | CartProduct_SimpleProduct_Fragment;

export type PurchasableProductsQueryVariables = Exact<{
  skus: ReadonlyArray<string | null | undefined> | string;
}>;

export type PurchasableProductsQuery = {
  readonly products: {
    readonly items: ReadonlyArray<
      | PurchasableProduct_BundleProduct_Fragment
      | PurchasableProduct_ConfigurableProduct_Fragment
      | PurchasableProduct_SimpleProduct_Fragment
      | null
    > | null;
  } | null;
};

type PurchasableProduct_BundleProduct_Fragment = {
  readonly items: ReadonlyArray<{
    readonly title: string | null;
    readonly position: number | null;
    readonly options: ReadonlyArray<{
      readonly uid: string;
      readonly label: string | null;
      readonly position: number | null;
      readonly is_default: boolean | null;
      readonly product:
        | StockedProduct_BundleProduct_Fragment
        | StockedProduct_ConfigurableProduct_Fragment
        | StockedProduct_SimpleProduct_Fragment
        | null;
    } | null> | null;
  } | null> | null;
} & StockedProduct_BundleProduct_Fragment;

type PurchasableProduct_ConfigurableProduct_Fragment = {
  readonly variants: ReadonlyArray<{
    readonly attributes: ReadonlyArray<{ readonly uid: string } | null> | null;
    readonly product: StockedProduct_SimpleProduct_Fragment | null;
  } | null> | null;
} & StockedProduct_ConfigurableProduct_Fragment;

type PurchasableProduct_SimpleProduct_Fragment = StockedProduct_SimpleProduct_Fragment;

export type PurchasableProductFragment =
  | PurchasableProduct_BundleProduct_Fragment
  | PurchasableProduct_ConfigurableProduct_Fragment
  | PurchasableProduct_SimpleProduct_Fragment;

export type ProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ProductAttributeFilterInput | null | undefined;
  sort?: ProductAttributeSortInput | null | undefined;
  pageSize: number;
  currentPage: number;
}>;

export type ProductsQuery = {
  readonly products: {
    readonly total_count: number | null;
    readonly items: ReadonlyArray<
      | Shown_BundleProduct_Fragment
      | Shown_ConfigurableProduct_Fragment
      | Shown_SimpleProduct_Fragment
      | null
    > | null;
  } | null;
};

export type ProductCountQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ProductAttributeFilterInput | null | undefined;
}>;

export type ProductCountQuery = {
  readonly products: { readonly total_count: number | null } | null;
};

export type ReviewCountsQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
  pageSize: number;
  currentPage: number;
}>;

export type ReviewCountsQuery = {
  readonly products: {
    readonly page_info: { readonly total_pages: number | null } | null;
    readonly items: ReadonlyArray<
      | {
          readonly sku: string | null;
          readonly model_sku: string | null;
          readonly review_count: number;
          readonly rating_summary: number;
        }
      | {
          readonly sku: string | null;
          readonly model_sku: string | null;
          readonly review_count: number;
          readonly rating_summary: number;
        }
      | {
          readonly sku: string | null;
          readonly model_sku: string | null;
          readonly review_count: number;
          readonly rating_summary: number;
        }
      | null
    > | null;
  } | null;
};

export type VisibleAttributesQueryVariables = Exact<{ [key: string]: never }>;

export type VisibleAttributesQuery = {
  readonly attributesList: {
    readonly items: ReadonlyArray<
      | { readonly code: string; readonly label: string | null }
      | { readonly code: string; readonly label: string | null }
      | { readonly code: string; readonly label: string | null }
      | null
    >;
  } | null;
};

export type AttributeOptionsQueryVariables = Exact<{
  attributes?: ReadonlyArray<AttributeInput> | AttributeInput | null | undefined;
}>;

export type AttributeOptionsQuery = {
  readonly customAttributeMetadataV2: {
    readonly items: ReadonlyArray<
      | {
          readonly code: string;
          readonly label: string | null;
          readonly options: ReadonlyArray<{
            readonly value: string;
            readonly label: string;
          } | null>;
        }
      | {
          readonly code: string;
          readonly label: string | null;
          readonly options: ReadonlyArray<{
            readonly value: string;
            readonly label: string;
          } | null>;
        }
      | {
          readonly code: string;
          readonly label: string | null;
          readonly options: ReadonlyArray<{
            readonly value: string;
            readonly label: string;
          } | null>;
        }
      | null
    >;
  };
};

export type FilterableAttributesQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
}>;

export type FilterableAttributesQuery = {
  readonly products: {
    readonly aggregations: ReadonlyArray<{
      readonly attribute_code: string;
      readonly position: number | null;
    } | null> | null;
  } | null;
};

export type CategoriesQueryVariables = Exact<{ [key: string]: never }>;

export type CategoriesQuery = {
  readonly categories: {
    readonly items: ReadonlyArray<
      | ({
          readonly children: ReadonlyArray<
            | ({
                readonly children: ReadonlyArray<
                  | ({
                      readonly children: ReadonlyArray<
                        | ({
                            readonly children: ReadonlyArray<CategoryFactsFragment | null> | null;
                          } & CategoryFactsFragment)
                        | null
                      > | null;
                    } & CategoryFactsFragment)
                  | null
                > | null;
              } & CategoryFactsFragment)
            | null
          > | null;
        } & CategoryFactsFragment)
      | null
    > | null;
  } | null;
};

export type CategoryFactsFragment = {
  readonly id: number | null;
  readonly name: string | null;
  readonly level: number | null;
  readonly product_count: number | null;
};

type Shown_BundleProduct_Fragment = {
  readonly url_key: string | null;
  readonly attribute_set_id: number | null;
  readonly new_from_date: string | null;
  readonly review_count: number;
  readonly rating_summary: number;
  readonly kind: 'BundleProduct';
  readonly items: ReadonlyArray<{
    readonly title: string | null;
    readonly position: number | null;
    readonly options: ReadonlyArray<{
      readonly uid: string;
      readonly label: string | null;
      readonly position: number | null;
      readonly is_default: boolean | null;
      readonly product:
        | (Variant_BundleProduct_Fragment & BundleChoice_BundleProduct_Fragment)
        | (Variant_ConfigurableProduct_Fragment & BundleChoice_ConfigurableProduct_Fragment)
        | (Variant_SimpleProduct_Fragment & BundleChoice_SimpleProduct_Fragment)
        | null;
    } | null> | null;
  } | null> | null;
  readonly categories: ReadonlyArray<{ readonly id: number | null } | null> | null;
  readonly description: { readonly html: string } | null;
  readonly image: { readonly url: string | null; readonly label: string | null } | null;
} & StockedProduct_BundleProduct_Fragment &
  Presented_BundleProduct_Fragment;

type Shown_ConfigurableProduct_Fragment = {
  readonly url_key: string | null;
  readonly attribute_set_id: number | null;
  readonly new_from_date: string | null;
  readonly review_count: number;
  readonly rating_summary: number;
  readonly kind: 'ConfigurableProduct';
  readonly configurable_options: ReadonlyArray<{
    readonly attribute_code: string | null;
    readonly label: string | null;
    readonly position: number | null;
  } | null> | null;
  readonly variants: ReadonlyArray<{
    readonly attributes: ReadonlyArray<{
      readonly code: string | null;
      readonly label: string | null;
      readonly value_index: number | null;
    } | null> | null;
    readonly product: Variant_SimpleProduct_Fragment | null;
  } | null> | null;
  readonly categories: ReadonlyArray<{ readonly id: number | null } | null> | null;
  readonly description: { readonly html: string } | null;
  readonly image: { readonly url: string | null; readonly label: string | null } | null;
} & StockedProduct_ConfigurableProduct_Fragment &
  Presented_ConfigurableProduct_Fragment;

type Shown_SimpleProduct_Fragment = {
  readonly url_key: string | null;
  readonly attribute_set_id: number | null;
  readonly new_from_date: string | null;
  readonly review_count: number;
  readonly rating_summary: number;
  readonly kind: 'SimpleProduct';
  readonly categories: ReadonlyArray<{ readonly id: number | null } | null> | null;
  readonly description: { readonly html: string } | null;
  readonly image: { readonly url: string | null; readonly label: string | null } | null;
} & StockedProduct_SimpleProduct_Fragment &
  Presented_SimpleProduct_Fragment;

export type ShownFragment =
  | Shown_BundleProduct_Fragment
  | Shown_ConfigurableProduct_Fragment
  | Shown_SimpleProduct_Fragment;

type Presented_BundleProduct_Fragment = {
  readonly short_description: { readonly html: string } | null;
} & Gallery_BundleProduct_Fragment;

type Presented_ConfigurableProduct_Fragment = {
  readonly short_description: { readonly html: string } | null;
} & Gallery_ConfigurableProduct_Fragment;

type Presented_SimpleProduct_Fragment = {
  readonly short_description: { readonly html: string } | null;
} & Gallery_SimpleProduct_Fragment;

export type PresentedFragment =
  | Presented_BundleProduct_Fragment
  | Presented_ConfigurableProduct_Fragment
  | Presented_SimpleProduct_Fragment;

type Variant_BundleProduct_Fragment = {
  readonly delivery_days: string | null;
  readonly ean: string | null;
  readonly picture_sizes: string | null;
  readonly prior_price: string | null;
} & Stock_BundleProduct_Fragment &
  Presented_BundleProduct_Fragment;

type Variant_ConfigurableProduct_Fragment = {
  readonly delivery_days: string | null;
  readonly ean: string | null;
  readonly picture_sizes: string | null;
  readonly prior_price: string | null;
} & Stock_ConfigurableProduct_Fragment &
  Presented_ConfigurableProduct_Fragment;

type Variant_SimpleProduct_Fragment = {
  readonly delivery_days: string | null;
  readonly ean: string | null;
  readonly picture_sizes: string | null;
  readonly prior_price: string | null;
} & Stock_SimpleProduct_Fragment &
  Presented_SimpleProduct_Fragment;

export type VariantFragment =
  | Variant_BundleProduct_Fragment
  | Variant_ConfigurableProduct_Fragment
  | Variant_SimpleProduct_Fragment;

type BundleChoice_BundleProduct_Fragment = {
  readonly maat: number | null;
  readonly kleur: number | null;
  readonly boxspring_hardheid: number | null;
  readonly matras_hardheid: number | null;
  readonly breedte: string | null;
  readonly bundle_choice: string | null;
  readonly bundle_not_with: string | null;
  readonly bundle_part: string | null;
};

type BundleChoice_ConfigurableProduct_Fragment = {
  readonly maat: number | null;
  readonly kleur: number | null;
  readonly boxspring_hardheid: number | null;
  readonly matras_hardheid: number | null;
  readonly breedte: string | null;
  readonly bundle_choice: string | null;
  readonly bundle_not_with: string | null;
  readonly bundle_part: string | null;
};

type BundleChoice_SimpleProduct_Fragment = {
  readonly maat: number | null;
  readonly kleur: number | null;
  readonly boxspring_hardheid: number | null;
  readonly matras_hardheid: number | null;
  readonly breedte: string | null;
  readonly bundle_choice: string | null;
  readonly bundle_not_with: string | null;
  readonly bundle_part: string | null;
};

export type BundleChoiceFragment =
  | BundleChoice_BundleProduct_Fragment
  | BundleChoice_ConfigurableProduct_Fragment
  | BundleChoice_SimpleProduct_Fragment;

export type StoreSettingsQueryVariables = Exact<{ [key: string]: never }>;

export type StoreSettingsQuery = {
  readonly storeConfig: {
    readonly store_code: string | null;
    readonly website_code: string | null;
    readonly locale: string | null;
    readonly timezone: string | null;
    readonly default_display_currency_code: string | null;
    readonly base_media_url: string | null;
    readonly is_guest_checkout_enabled: boolean | null;
    readonly shopping_cart_display_price: number | null;
    readonly newsletter_enabled: boolean;
  } | null;
};

export type AttributeCodesQueryVariables = Exact<{
  attributes?: ReadonlyArray<AttributeInput> | AttributeInput | null | undefined;
}>;

export type AttributeCodesQuery = {
  readonly customAttributeMetadataV2: {
    readonly items: ReadonlyArray<
      { readonly code: string } | { readonly code: string } | { readonly code: string } | null
    >;
  };
};

export type StockSampleQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
}>;

export type StockSampleQuery = {
  readonly products: {
    readonly total_count: number | null;
    readonly items: ReadonlyArray<
      | {
          readonly sku: string | null;
          readonly stock_status: ProductStockStatus | null;
          readonly only_x_left_in_stock: number | null;
        }
      | {
          readonly sku: string | null;
          readonly stock_status: ProductStockStatus | null;
          readonly only_x_left_in_stock: number | null;
          readonly variants: ReadonlyArray<{
            readonly product: {
              readonly sku: string | null;
              readonly stock_status: ProductStockStatus | null;
              readonly only_x_left_in_stock: number | null;
            } | null;
          } | null> | null;
        }
      | {
          readonly sku: string | null;
          readonly stock_status: ProductStockStatus | null;
          readonly only_x_left_in_stock: number | null;
        }
      | null
    > | null;
  } | null;
};

export type AddressFormQueryVariables = Exact<{ [key: string]: never }>;

export type AddressFormQuery = {
  readonly attributesForm: {
    readonly items: ReadonlyArray<
      | { readonly code: string }
      | { readonly code: string }
      | { readonly multiline_count: number | null; readonly code: string }
      | null
    >;
  };
};

export type SubscribeToNewsletterMutationVariables = Exact<{
  email: string;
}>;

export type SubscribeToNewsletterMutation = {
  readonly subscribeEmailToNewsletter: { readonly status: SubscriptionStatusesEnum | null } | null;
};

type StockedProduct_BundleProduct_Fragment = {
  readonly custom_attributesV2: {
    readonly items: ReadonlyArray<
      | {
          readonly code: string;
          readonly selected_options: ReadonlyArray<{
            readonly value: string;
            readonly label: string;
          } | null>;
        }
      | { readonly value: string; readonly code: string }
      | null
    >;
  } | null;
} & Stock_BundleProduct_Fragment;

type StockedProduct_ConfigurableProduct_Fragment = {
  readonly custom_attributesV2: {
    readonly items: ReadonlyArray<
      | {
          readonly code: string;
          readonly selected_options: ReadonlyArray<{
            readonly value: string;
            readonly label: string;
          } | null>;
        }
      | { readonly value: string; readonly code: string }
      | null
    >;
  } | null;
} & Stock_ConfigurableProduct_Fragment;

type StockedProduct_SimpleProduct_Fragment = {
  readonly custom_attributesV2: {
    readonly items: ReadonlyArray<
      | {
          readonly code: string;
          readonly selected_options: ReadonlyArray<{
            readonly value: string;
            readonly label: string;
          } | null>;
        }
      | { readonly value: string; readonly code: string }
      | null
    >;
  } | null;
} & Stock_SimpleProduct_Fragment;

export type StockedProductFragment =
  | StockedProduct_BundleProduct_Fragment
  | StockedProduct_ConfigurableProduct_Fragment
  | StockedProduct_SimpleProduct_Fragment;

type Stock_BundleProduct_Fragment = {
  readonly sku: string | null;
  readonly name: string | null;
  readonly stock_status: ProductStockStatus | null;
  readonly price_range: {
    readonly minimum_price: {
      readonly regular_price: AmountFragment;
      readonly final_price: AmountFragment;
    };
  };
};

type Stock_ConfigurableProduct_Fragment = {
  readonly sku: string | null;
  readonly name: string | null;
  readonly stock_status: ProductStockStatus | null;
  readonly price_range: {
    readonly minimum_price: {
      readonly regular_price: AmountFragment;
      readonly final_price: AmountFragment;
    };
  };
};

type Stock_SimpleProduct_Fragment = {
  readonly only_x_left_in_stock: number | null;
  readonly sku: string | null;
  readonly name: string | null;
  readonly stock_status: ProductStockStatus | null;
  readonly price_range: {
    readonly minimum_price: {
      readonly regular_price: AmountFragment;
      readonly final_price: AmountFragment;
    };
  };
};

export type StockFragment =
  | Stock_BundleProduct_Fragment
  | Stock_ConfigurableProduct_Fragment
  | Stock_SimpleProduct_Fragment;

export type AmountFragment = {
  readonly value: number | null;
  readonly currency: CurrencyEnum | null;
};

type Gallery_BundleProduct_Fragment = {
  readonly media_gallery: ReadonlyArray<{
    readonly url: string | null;
    readonly label: string | null;
    readonly position: number | null;
    readonly disabled: boolean | null;
    readonly kind: 'ProductImage';
  } | null> | null;
};

type Gallery_ConfigurableProduct_Fragment = {
  readonly media_gallery: ReadonlyArray<{
    readonly url: string | null;
    readonly label: string | null;
    readonly position: number | null;
    readonly disabled: boolean | null;
    readonly kind: 'ProductImage';
  } | null> | null;
};

type Gallery_SimpleProduct_Fragment = {
  readonly media_gallery: ReadonlyArray<{
    readonly url: string | null;
    readonly label: string | null;
    readonly position: number | null;
    readonly disabled: boolean | null;
    readonly kind: 'ProductImage';
  } | null> | null;
};

export type GalleryFragment =
  | Gallery_BundleProduct_Fragment
  | Gallery_ConfigurableProduct_Fragment
  | Gallery_SimpleProduct_Fragment;

export type ReviewsQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
  pageSize: number;
  currentPage: number;
  reviewsPerPage: number;
  reviewPage: number;
}>;

export type ReviewsQuery = {
  readonly products: {
    readonly page_info: { readonly total_pages: number | null } | null;
    readonly items: ReadonlyArray<
      | {
          readonly sku: string | null;
          readonly model_sku: string | null;
          readonly reviews: {
            readonly items: ReadonlyArray<{
              readonly average_rating: number;
              readonly summary: string;
              readonly text: string;
              readonly nickname: string;
              readonly created_at: string;
              readonly ratings_breakdown: ReadonlyArray<{
                readonly name: string;
                readonly value: string;
              } | null>;
            } | null>;
            readonly page_info: { readonly total_pages: number | null };
          };
        }
      | {
          readonly sku: string | null;
          readonly model_sku: string | null;
          readonly reviews: {
            readonly items: ReadonlyArray<{
              readonly average_rating: number;
              readonly summary: string;
              readonly text: string;
              readonly nickname: string;
              readonly created_at: string;
              readonly ratings_breakdown: ReadonlyArray<{
                readonly name: string;
                readonly value: string;
              } | null>;
            } | null>;
            readonly page_info: { readonly total_pages: number | null };
          };
        }
      | {
          readonly sku: string | null;
          readonly model_sku: string | null;
          readonly reviews: {
            readonly items: ReadonlyArray<{
              readonly average_rating: number;
              readonly summary: string;
              readonly text: string;
              readonly nickname: string;
              readonly created_at: string;
              readonly ratings_breakdown: ReadonlyArray<{
                readonly name: string;
                readonly value: string;
              } | null>;
            } | null>;
            readonly page_info: { readonly total_pages: number | null };
          };
        }
      | null
    > | null;
  } | null;
};

export type ReviewRatingsQueryVariables = Exact<{ [key: string]: never }>;

export type ReviewRatingsQuery = {
  readonly productReviewRatingsMetadata: {
    readonly items: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly values: ReadonlyArray<{ readonly value: string; readonly value_id: string } | null>;
    } | null>;
  };
};

export type CreateReviewMutationVariables = Exact<{
  input: CreateProductReviewInput;
}>;

export type CreateReviewMutation = {
  readonly createProductReview: { readonly review: { readonly created_at: string } };
};

export type StoreQueryVariables = Exact<{ [key: string]: never }>;

export type StoreQuery = {
  readonly storeConfig: {
    readonly store_code: string | null;
    readonly locale: string | null;
    readonly base_media_url: string | null;
    readonly product_url_suffix: string | null;
    readonly default_display_currency_code: string | null;
  } | null;
};

export type WebsiteQueryVariables = Exact<{ [key: string]: never }>;

export type WebsiteQuery = { readonly storeConfig: { readonly website_id: number | null } | null };

export type CurrenciesQueryVariables = Exact<{ [key: string]: never }>;

export type CurrenciesQuery = {
  readonly currency: {
    readonly base_currency_code: string | null;
    readonly available_currency_codes: ReadonlyArray<string | null> | null;
  } | null;
};

export const Cart: Operation<CartQuery, CartQueryVariables> = {
  name: 'Cart',
  kind: 'query',
  source: `query Cart($cartId:String!){cart(cart_id:$cartId){id email is_virtual applied_coupons{code}prices{grand_total{value currency}subtotal_including_tax{value currency}discounts{applied_to amount{value currency}}applied_taxes{amount{value currency}}}shipping_addresses{firstname lastname company street postcode city country{code}telephone fax selected_shipping_method{price_incl_tax{value currency}}}billing_address{firstname lastname company street postcode city country{code}telephone fax}itemsV2(pageSize:100 currentPage:1){total_count items{uid quantity is_available errors{code}prices{price_including_tax{value currency}row_total_including_tax{value currency}}product{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}...on ConfigurableCartItem{configured_variant{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}configurable_options{option_label value_label}}...on BundleCartItem{bundle_options{values{uid}}}}}}}`,
};

export const CartLines: Operation<CartLinesQuery, CartLinesQueryVariables> = {
  name: 'CartLines',
  kind: 'query',
  source: `query CartLines($cartId:String!$page:Int!){cart(cart_id:$cartId){itemsV2(pageSize:100 currentPage:$page){total_count items{uid quantity is_available errors{code}prices{price_including_tax{value currency}row_total_including_tax{value currency}}product{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}...on ConfigurableCartItem{configured_variant{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}configurable_options{option_label value_label}}...on BundleCartItem{bundle_options{values{uid}}}}}}}`,
};

export const CartState: Operation<CartStateQuery, CartStateQueryVariables> = {
  name: 'CartState',
  kind: 'query',
  source: `query CartState($cartId:String!){cart(cart_id:$cartId){id applied_coupons{code}}}`,
};

export const CreateCart: Operation<CreateCartMutation, CreateCartMutationVariables> = {
  name: 'CreateCart',
  kind: 'mutation',
  source: `mutation CreateCart($cartId:String!){createEmptyCart(input:{cart_id:$cartId})}`,
};

export const AddToCart: Operation<AddToCartMutation, AddToCartMutationVariables> = {
  name: 'AddToCart',
  kind: 'mutation',
  source: `mutation AddToCart($cartId:String!$items:[CartItemInput!]!){addProductsToCart(cartId:$cartId cartItems:$items){cart{id email is_virtual applied_coupons{code}prices{grand_total{value currency}subtotal_including_tax{value currency}discounts{applied_to amount{value currency}}applied_taxes{amount{value currency}}}shipping_addresses{firstname lastname company street postcode city country{code}telephone fax selected_shipping_method{price_incl_tax{value currency}}}billing_address{firstname lastname company street postcode city country{code}telephone fax}itemsV2(pageSize:100 currentPage:1){total_count items{uid quantity is_available errors{code}prices{price_including_tax{value currency}row_total_including_tax{value currency}}product{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}...on ConfigurableCartItem{configured_variant{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}configurable_options{option_label value_label}}...on BundleCartItem{bundle_options{values{uid}}}}}}user_errors{code}}}`,
};

export const UpdateCart: Operation<UpdateCartMutation, UpdateCartMutationVariables> = {
  name: 'UpdateCart',
  kind: 'mutation',
  source: `mutation UpdateCart($cartId:String!$items:[CartItemUpdateInput]!){updateCartItems(input:{cart_id:$cartId cart_items:$items}){cart{id email is_virtual applied_coupons{code}prices{grand_total{value currency}subtotal_including_tax{value currency}discounts{applied_to amount{value currency}}applied_taxes{amount{value currency}}}shipping_addresses{firstname lastname company street postcode city country{code}telephone fax selected_shipping_method{price_incl_tax{value currency}}}billing_address{firstname lastname company street postcode city country{code}telephone fax}itemsV2(pageSize:100 currentPage:1){total_count items{uid quantity is_available errors{code}prices{price_including_tax{value currency}row_total_including_tax{value currency}}product{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}...on ConfigurableCartItem{configured_variant{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}configurable_options{option_label value_label}}...on BundleCartItem{bundle_options{values{uid}}}}}}}}`,
};

export const RemoveFromCart: Operation<RemoveFromCartMutation, RemoveFromCartMutationVariables> = {
  name: 'RemoveFromCart',
  kind: 'mutation',
  source: `mutation RemoveFromCart($cartId:String!$uid:ID!){removeItemFromCart(input:{cart_id:$cartId cart_item_uid:$uid}){cart{id email is_virtual applied_coupons{code}prices{grand_total{value currency}subtotal_including_tax{value currency}discounts{applied_to amount{value currency}}applied_taxes{amount{value currency}}}shipping_addresses{firstname lastname company street postcode city country{code}telephone fax selected_shipping_method{price_incl_tax{value currency}}}billing_address{firstname lastname company street postcode city country{code}telephone fax}itemsV2(pageSize:100 currentPage:1){total_count items{uid quantity is_available errors{code}prices{price_including_tax{value currency}row_total_including_tax{value currency}}product{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}...on ConfigurableCartItem{configured_variant{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}configurable_options{option_label value_label}}...on BundleCartItem{bundle_options{values{uid}}}}}}}}`,
};

export const ApplyCoupon: Operation<ApplyCouponMutation, ApplyCouponMutationVariables> = {
  name: 'ApplyCoupon',
  kind: 'mutation',
  source: `mutation ApplyCoupon($cartId:String!$code:String!){applyCouponToCart(input:{cart_id:$cartId coupon_code:$code}){cart{id email is_virtual applied_coupons{code}prices{grand_total{value currency}subtotal_including_tax{value currency}discounts{applied_to amount{value currency}}applied_taxes{amount{value currency}}}shipping_addresses{firstname lastname company street postcode city country{code}telephone fax selected_shipping_method{price_incl_tax{value currency}}}billing_address{firstname lastname company street postcode city country{code}telephone fax}itemsV2(pageSize:100 currentPage:1){total_count items{uid quantity is_available errors{code}prices{price_including_tax{value currency}row_total_including_tax{value currency}}product{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}...on ConfigurableCartItem{configured_variant{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}configurable_options{option_label value_label}}...on BundleCartItem{bundle_options{values{uid}}}}}}}}`,
};

export const RemoveCoupon: Operation<RemoveCouponMutation, RemoveCouponMutationVariables> = {
  name: 'RemoveCoupon',
  kind: 'mutation',
  source: `mutation RemoveCoupon($cartId:String!){removeCouponFromCart(input:{cart_id:$cartId}){cart{id email is_virtual applied_coupons{code}prices{grand_total{value currency}subtotal_including_tax{value currency}discounts{applied_to amount{value currency}}applied_taxes{amount{value currency}}}shipping_addresses{firstname lastname company street postcode city country{code}telephone fax selected_shipping_method{price_incl_tax{value currency}}}billing_address{firstname lastname company street postcode city country{code}telephone fax}itemsV2(pageSize:100 currentPage:1){total_count items{uid quantity is_available errors{code}prices{price_including_tax{value currency}row_total_including_tax{value currency}}product{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}...on ConfigurableCartItem{configured_variant{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}configurable_options{option_label value_label}}...on BundleCartItem{bundle_options{values{uid}}}}}}}}`,
};

export const SetShippingAddress: Operation<
  SetShippingAddressMutation,
  SetShippingAddressMutationVariables
> = {
  name: 'SetShippingAddress',
  kind: 'mutation',
  source: `mutation SetShippingAddress($cartId:String!$address:CartAddressInput!){setShippingAddressesOnCart(input:{cart_id:$cartId shipping_addresses:[{address:$address}]}){cart{id email is_virtual applied_coupons{code}prices{grand_total{value currency}subtotal_including_tax{value currency}discounts{applied_to amount{value currency}}applied_taxes{amount{value currency}}}shipping_addresses{firstname lastname company street postcode city country{code}telephone fax selected_shipping_method{price_incl_tax{value currency}}}billing_address{firstname lastname company street postcode city country{code}telephone fax}itemsV2(pageSize:100 currentPage:1){total_count items{uid quantity is_available errors{code}prices{price_including_tax{value currency}row_total_including_tax{value currency}}product{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}...on ConfigurableCartItem{configured_variant{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}configurable_options{option_label value_label}}...on BundleCartItem{bundle_options{values{uid}}}}}}}}`,
};

export const SetBillingAddress: Operation<
  SetBillingAddressMutation,
  SetBillingAddressMutationVariables
> = {
  name: 'SetBillingAddress',
  kind: 'mutation',
  source: `mutation SetBillingAddress($cartId:String!$address:CartAddressInput!){setBillingAddressOnCart(input:{cart_id:$cartId billing_address:{address:$address}}){cart{id email is_virtual applied_coupons{code}prices{grand_total{value currency}subtotal_including_tax{value currency}discounts{applied_to amount{value currency}}applied_taxes{amount{value currency}}}shipping_addresses{firstname lastname company street postcode city country{code}telephone fax selected_shipping_method{price_incl_tax{value currency}}}billing_address{firstname lastname company street postcode city country{code}telephone fax}itemsV2(pageSize:100 currentPage:1){total_count items{uid quantity is_available errors{code}prices{price_including_tax{value currency}row_total_including_tax{value currency}}product{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}...on ConfigurableCartItem{configured_variant{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}configurable_options{option_label value_label}}...on BundleCartItem{bundle_options{values{uid}}}}}}}}`,
};

export const SetGuestEmail: Operation<SetGuestEmailMutation, SetGuestEmailMutationVariables> = {
  name: 'SetGuestEmail',
  kind: 'mutation',
  source: `mutation SetGuestEmail($cartId:String!$email:String!){setGuestEmailOnCart(input:{cart_id:$cartId email:$email}){cart{id email is_virtual applied_coupons{code}prices{grand_total{value currency}subtotal_including_tax{value currency}discounts{applied_to amount{value currency}}applied_taxes{amount{value currency}}}shipping_addresses{firstname lastname company street postcode city country{code}telephone fax selected_shipping_method{price_incl_tax{value currency}}}billing_address{firstname lastname company street postcode city country{code}telephone fax}itemsV2(pageSize:100 currentPage:1){total_count items{uid quantity is_available errors{code}prices{price_including_tax{value currency}row_total_including_tax{value currency}}product{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}...on ConfigurableCartItem{configured_variant{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}configurable_options{option_label value_label}}...on BundleCartItem{bundle_options{values{uid}}}}}}}}`,
};

export const CartBundles: Operation<CartBundlesQuery, CartBundlesQueryVariables> = {
  name: 'CartBundles',
  kind: 'query',
  source: `query CartBundles($skus:[String]!){products(filter:{sku:{in:$skus}}pageSize:100){items{sku ...on BundleProduct{items{title position options{uid label position is_default product{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}image{url label}url_key ...on SimpleProduct{only_x_left_in_stock}}}}}}}}`,
};

export const PurchasableProducts: Operation<
  PurchasableProductsQuery,
  PurchasableProductsQueryVariables
> = {
  name: 'PurchasableProducts',
  kind: 'query',
  source: `query PurchasableProducts($skus:[String]!){products(filter:{sku:{in:$skus}}pageSize:100){items{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}...on SimpleProduct{only_x_left_in_stock}...on ConfigurableProduct{variants{attributes{uid}product{sku name stock_status only_x_left_in_stock price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}}}}...on BundleProduct{items{title position options{uid label position is_default product{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}...on SimpleProduct{only_x_left_in_stock}}}}}}}}`,
};

export const Products: Operation<ProductsQuery, ProductsQueryVariables> = {
  name: 'Products',
  kind: 'query',
  source: `query Products($search:String$filter:ProductAttributeFilterInput$sort:ProductAttributeSortInput$pageSize:Int!$currentPage:Int!){products(search:$search filter:$filter sort:$sort pageSize:$pageSize currentPage:$currentPage){total_count items{kind:__typename sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}custom_attributesV2{items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value label}}}}media_gallery{kind:__typename url label position disabled}short_description{html}url_key attribute_set_id new_from_date categories{id}description{html}image{url label}review_count rating_summary ...on SimpleProduct{only_x_left_in_stock}...on ConfigurableProduct{configurable_options{attribute_code label position}variants{attributes{code label value_index}product{sku name stock_status only_x_left_in_stock price_range{minimum_price{regular_price{value currency}final_price{value currency}}}media_gallery{kind:__typename url label position disabled}short_description{html}delivery_days ean picture_sizes prior_price}}}...on BundleProduct{items{title position options{uid label position is_default product{sku name stock_status price_range{minimum_price{regular_price{value currency}final_price{value currency}}}media_gallery{kind:__typename url label position disabled}short_description{html}delivery_days ean picture_sizes prior_price maat kleur boxspring_hardheid matras_hardheid breedte bundle_choice bundle_not_with bundle_part ...on SimpleProduct{only_x_left_in_stock}}}}}}}}`,
};

export const ProductCount: Operation<ProductCountQuery, ProductCountQueryVariables> = {
  name: 'ProductCount',
  kind: 'query',
  source: `query ProductCount($search:String$filter:ProductAttributeFilterInput){products(search:$search filter:$filter pageSize:1 currentPage:1){total_count}}`,
};

export const ReviewCounts: Operation<ReviewCountsQuery, ReviewCountsQueryVariables> = {
  name: 'ReviewCounts',
  kind: 'query',
  source: `query ReviewCounts($filter:ProductAttributeFilterInput!$pageSize:Int!$currentPage:Int!){products(filter:$filter sort:{position:ASC}pageSize:$pageSize currentPage:$currentPage){page_info{total_pages}items{sku model_sku review_count rating_summary}}}`,
};

export const VisibleAttributes: Operation<VisibleAttributesQuery, VisibleAttributesQueryVariables> =
  {
    name: 'VisibleAttributes',
    kind: 'query',
    source: `query VisibleAttributes{attributesList(entityType:CATALOG_PRODUCT filters:{is_visible_on_front:true}){items{code label}}}`,
  };

export const AttributeOptions: Operation<AttributeOptionsQuery, AttributeOptionsQueryVariables> = {
  name: 'AttributeOptions',
  kind: 'query',
  source: `query AttributeOptions($attributes:[AttributeInput!]){customAttributeMetadataV2(attributes:$attributes){items{code label options{value label}}}}`,
};

export const FilterableAttributes: Operation<
  FilterableAttributesQuery,
  FilterableAttributesQueryVariables
> = {
  name: 'FilterableAttributes',
  kind: 'query',
  source: `query FilterableAttributes($filter:ProductAttributeFilterInput!){products(filter:$filter pageSize:1){aggregations{attribute_code position}}}`,
};

export const Categories: Operation<CategoriesQuery, CategoriesQueryVariables> = {
  name: 'Categories',
  kind: 'query',
  source: `query Categories{categories{items{id name level product_count children{id name level product_count children{id name level product_count children{id name level product_count children{id name level product_count}}}}}}}`,
};

export const StoreSettings: Operation<StoreSettingsQuery, StoreSettingsQueryVariables> = {
  name: 'StoreSettings',
  kind: 'query',
  source: `query StoreSettings{storeConfig{store_code website_code locale timezone default_display_currency_code base_media_url is_guest_checkout_enabled shopping_cart_display_price newsletter_enabled}}`,
};

export const AttributeCodes: Operation<AttributeCodesQuery, AttributeCodesQueryVariables> = {
  name: 'AttributeCodes',
  kind: 'query',
  source: `query AttributeCodes($attributes:[AttributeInput!]){customAttributeMetadataV2(attributes:$attributes){items{code}}}`,
};

export const StockSample: Operation<StockSampleQuery, StockSampleQueryVariables> = {
  name: 'StockSample',
  kind: 'query',
  source: `query StockSample($filter:ProductAttributeFilterInput!){products(filter:$filter pageSize:20 currentPage:1){total_count items{sku stock_status only_x_left_in_stock ...on ConfigurableProduct{variants{product{sku stock_status only_x_left_in_stock}}}}}}`,
};

export const AddressForm: Operation<AddressFormQuery, AddressFormQueryVariables> = {
  name: 'AddressForm',
  kind: 'query',
  source: `query AddressForm{attributesForm(formCode:"customer_register_address"){items{code ...on CustomerAttributeMetadata{multiline_count}}}}`,
};

export const SubscribeToNewsletter: Operation<
  SubscribeToNewsletterMutation,
  SubscribeToNewsletterMutationVariables
> = {
  name: 'SubscribeToNewsletter',
  kind: 'mutation',
  source: `mutation SubscribeToNewsletter($email:String!){subscribeEmailToNewsletter(email:$email){status}}`,
};

export const Reviews: Operation<ReviewsQuery, ReviewsQueryVariables> = {
  name: 'Reviews',
  kind: 'query',
  source: `query Reviews($filter:ProductAttributeFilterInput!$pageSize:Int!$currentPage:Int!$reviewsPerPage:Int!$reviewPage:Int!){products(filter:$filter sort:{position:ASC}pageSize:$pageSize currentPage:$currentPage){page_info{total_pages}items{sku model_sku reviews(pageSize:$reviewsPerPage currentPage:$reviewPage){items{average_rating ratings_breakdown{name value}summary text nickname created_at}page_info{total_pages}}}}}`,
};

export const ReviewRatings: Operation<ReviewRatingsQuery, ReviewRatingsQueryVariables> = {
  name: 'ReviewRatings',
  kind: 'query',
  source: `query ReviewRatings{productReviewRatingsMetadata{items{id name values{value value_id}}}}`,
};

export const CreateReview: Operation<CreateReviewMutation, CreateReviewMutationVariables> = {
  name: 'CreateReview',
  kind: 'mutation',
  source: `mutation CreateReview($input:CreateProductReviewInput!){createProductReview(input:$input){review{created_at}}}`,
};

export const Store: Operation<StoreQuery, StoreQueryVariables> = {
  name: 'Store',
  kind: 'query',
  source: `query Store{storeConfig{store_code locale base_media_url product_url_suffix default_display_currency_code}}`,
};

export const Website: Operation<WebsiteQuery, WebsiteQueryVariables> = {
  name: 'Website',
  kind: 'query',
  source: `query Website{storeConfig{website_id}}`,
};

export const Currencies: Operation<CurrenciesQuery, CurrenciesQueryVariables> = {
  name: 'Currencies',
  kind: 'query',
  source: `query Currencies{currency{base_currency_code available_currency_codes}}`,
};
