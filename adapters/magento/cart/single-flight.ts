/**
 * Lets those who ask for the same thing at the same time wait for the one that is under way, within
 * this server: they take no turn of their own.
 */
export function createSingleFlight<T>() {
  const underWay = new Map<string, Promise<T>>();
  return (name: string, work: () => Promise<T>): Promise<T> => {
    const known = underWay.get(name);
    if (known) return known;
    const begun = work().finally(() => underWay.delete(name));
    underWay.set(name, begun);
    return begun;
  };
}
