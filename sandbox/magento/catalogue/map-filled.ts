/** Maps a list of which the type says that it is not empty. */
export const mapFilled = <A, B>(
  [first, ...others]: readonly [A, ...A[]],
  map: (item: A) => B,
): readonly [B, ...B[]] => [map(first), ...others.map(map)];
