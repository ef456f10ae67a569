/**
 * Magento's own list attributes, as each of its products has them. Recorded on 2.4.7-p7, where
 * `custom_attributesV2` lists them among the merchant's.
 */
export const SYSTEM_ATTRIBUTES = [
  { code: 'status', value: '1', label: 'Enabled' },
  { code: 'visibility', value: '4', label: 'Catalog, Search' },
  { code: 'tax_class_id', value: '2', label: 'Taxable Goods' },
  { code: 'options_container', value: 'container2', label: 'Block after Info Column' },
  { code: 'msrp_display_actual_price_type', value: '0', label: 'Use config' },
] as const;
