/**
 * Makes a constant when it is first asked for, and never again. For what is costly to make, and what
 * makes it would delay a script of which most visits never come to need it.
 */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
