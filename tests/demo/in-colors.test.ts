import { describe, expect, it } from 'vitest';
import { inColors } from '#demo/catalogue/in-colors.ts';
import { duvetCoverPicture } from '#demo/catalogue/pictures.ts';

describe('inColors', () => {
  it('returns the picture of each color, in the given order', () => {
    expect(inColors(duvetCoverPicture, ['zand', 'petrol'])).toEqual([
      { color: 'zand', pictures: [duvetCoverPicture('sand')] },
      { color: 'petrol', pictures: [duvetCoverPicture('petrol')] },
    ]);
  });

  it('applies the terms of a color to that color only', () => {
    const [sand, petrol] = inColors(duvetCoverPicture, ['zand', 'petrol'], {
      petrol: { extra: 5, soldOut: ['45x45'] },
    });
    expect(sand).not.toHaveProperty('extra');
    expect(petrol).toMatchObject({ color: 'petrol', extra: 5, soldOut: ['45x45'] });
  });
});
