/** Single flight: callers with the same key at the same time share one call and its result. */
export type SingleFlight = <T>(key: string, start: () => Promise<T>) => Promise<T>;

export function createSingleFlight(): SingleFlight {
  const flights = new Map<string, Promise<unknown>>();
  return <T>(key: string, start: () => Promise<T>) => {
    const known = flights.get(key);
    if (known) return known as Promise<T>;
    const flight = start().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
