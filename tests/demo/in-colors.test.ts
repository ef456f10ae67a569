import { describe, expect, it } from 'vitest';
import { inColors } from '#demo/catalogue/in-colors.ts';
import { cushionPicture } from '#demo/catalogue/pictures.ts';

describe('inColors', () => {
  it('gives each color its own picture, in the order they are named in', () => {
    expect(inColors(cushionPicture, ['zand', 'petrol'])).toEqual([
      { color: 'zand', pictures: [cushionPicture('sand')] },
      { color: 'petrol', pictures: [cushionPicture('petrol')] },
    ]);
  });

  it('says of a color what holds for that one alone', () => {
    const [sand, petrol] = inColors(cushionPicture, ['zand', 'petrol'], {
      petrol: { extra: 5, soldOut: ['45x45'] },
    });
    expect(sand).not.toHaveProperty('extra');
    expect(petrol).toMatchObject({ color: 'petrol', extra: 5, soldOut: ['45x45'] });
  });
});
