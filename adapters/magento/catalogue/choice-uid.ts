/**
 * The shop's uid of a choice of a bundle part. Magento's uids do not do: each choice has one per
 * bed width.
 */
export const choiceUid = (sku: string, part: string, choice: string): string =>
  btoa(`bundle/${encodeURI(sku)}/${encodeURI(part)}/${encodeURI(choice)}`);
