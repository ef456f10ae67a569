/**
 * What the shop calls a choice of a part of a set. Magento's own names do not do: it has one for each
 * width of the bed.
 */
export const choiceUid = (sku: string, part: string, choice: string): string =>
  btoa(`bundle/${encodeURI(sku)}/${encodeURI(part)}/${encodeURI(choice)}`);
