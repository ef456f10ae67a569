import { seededRandom, type Random } from '#demo/seeded-random.ts';

/** Random numbers from a seed and the name of the draw; independent of the order of draws. */
export const randomFor = (seed: number, name: string): Random =>
  seededRandom(hashOf(`${seed} ${name}`));

/** FNV-1a, of 32 bits. */
const hashOf = (text: string): number =>
  Buffer.from(text).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5);
