import { describe, expect, it } from 'vitest';
import { inColors } from '#demo/catalogue/in-colors.ts';
import { cushionPicture } from '#demo/catalogue/pictures.ts';

describe('inColors', () => {
  it('returns the picture of each color, in the given order', () => {
    expect(inColors(cushionPicture, ['zand', 'petrol'])).toEqual([
      { color: 'zand', pictures: [cushionPicture('sand')] },
      { color: 'petrol', pictures: [cushionPicture('petrol')] },
    ]);
  });

  it('applies the terms of a color to that color only', () => {
    const [sand, petrol] = inColors(cushionPicture, ['zand', 'petrol'], {
      petrol: { extra: 5, soldOut: ['45x45'] },
    });
    expect(sand).not.toHaveProperty('extra');
    expect(petrol).toMatchObject({ color: 'petrol', extra: 5, soldOut: ['45x45'] });
  });
});
