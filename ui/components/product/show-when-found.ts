/**
 * For an effect: shows a list once it is found, an empty one if it cannot be. Returns the cleanup
 * after which nothing is shown any more.
 */
export function showWhenFound<T>(
  found: Promise<readonly T[]>,
  show: (list: readonly T[]) => void,
): () => void {
  let isMounted = true;
  const showIfMounted = (list: readonly T[]): void => {
    if (isMounted) show(list);
  };
  found.then(showIfMounted, () => showIfMounted([]));
  return () => {
    isMounted = false;
  };
}
