/** Whether a text has the format of a SKU in commerce systems; it needs no URL escaping. */
export const isSku = (text: string): boolean => /^[\w.-]{1,64}$/.test(text);
