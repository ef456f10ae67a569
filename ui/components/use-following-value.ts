import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A field that a shopper writes in, and that follows what holds when that changes elsewhere: by a chip
 * that was taken away, or by Back. It stays the same field, and so keeps the focus. What was typed
 * before the browser took over stays.
 */
export function useFollowingValue(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const held = useRef(value);
  useLayoutEffect(() => {
    if (held.current === value) return;
    held.current = value;
    if (field.current) field.current.value = value;
  }, [value]);
  return field;
}
