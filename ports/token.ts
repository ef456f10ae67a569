/** Names a port in the container and carries its type, so that wrong wiring does not compile. */
export type Token<T> = symbol & { readonly __type?: T };

export const token = <T>(name: string): Token<T> => Symbol(name);
