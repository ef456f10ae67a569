/** Whether a text can be the SKU of goods, as commerce systems write them: it needs no escape. */
export const isSku = (text: string): boolean => /^[\w.-]{1,64}$/.test(text);
