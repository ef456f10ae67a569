import { describe, expect, it } from 'vitest';
import { pictureRole } from '#src/catalog/picture-role.ts';

describe('pictureRole', () => {
  it.each([
    ['mattress-sky.webp', 'product'],
    ['mattress-sky-corner.webp', 'detail'],
    ['wardrobe-oak-open.webp', 'detail'],
    ['room-box-spring-sage.webp', 'room'],
    ['/media/catalog/mattress-layers-foam.webp', 'inside'],
    ['mushroom-lamp.webp', 'product'],
    ['', 'product'],
  ])('P6 derives from the path %s the role %s', (path, role) => {
    expect(pictureRole({ path })).toBe(role);
  });
});
