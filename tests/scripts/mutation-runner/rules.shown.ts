import { expect, it } from 'vitest';
import { countDown, isAdult, LIMITS, rememberedPrice, unread, useOnce } from './rules.ts';

it('remembers the price', () => {
  unread(1);
  expect(rememberedPrice()).toBe(6);
});

it('knows who is an adult', () => {
  expect([17, 18, 19].map(isAdult)).toEqual([false, true, true]);
});

it('counts down', () => {
  expect(countDown(3)).toBe(0);
});

it('has its limits from import on', () => {
  expect(LIMITS).toEqual([18, 21]);
});

it('releases what it used', () => {
  unread(1);
  useOnce('bed');
  expect(() => useOnce('bed')).not.toThrow();
});
