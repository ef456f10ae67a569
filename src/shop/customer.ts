/** The signed-in shopper. */
export type Customer = { readonly id: string; readonly email: string };
