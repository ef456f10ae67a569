/** Who is shopping, when the shop knows. */
export type Customer = { readonly id: string; readonly email: string };
