/** Maps a list whose type is non-empty. */
export const mapNonEmpty = <A, B>(
  [first, ...others]: readonly [A, ...A[]],
  map: (item: A) => B,
): readonly [B, ...B[]] => [map(first), ...others.map(map)];
