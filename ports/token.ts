/** Names a port in the container, and remembers the port's type: wrong wiring does not compile. */
export type Token<T> = symbol & { readonly __type?: T };

export const token = <T>(name: string): Token<T> => Symbol(name);
