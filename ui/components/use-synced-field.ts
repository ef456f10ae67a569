import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Ref of an uncontrolled input that follows `value` when it changes elsewhere: by a removed chip or
 * by Back. The input is not remounted, so it keeps the focus. Text typed before hydration stays.
 */
export function useSyncedField(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const held = useRef(value);
  useLayoutEffect(() => {
    if (held.current === value) return;
    held.current = value;
    if (field.current) field.current.value = value;
  }, [value]);
  return field;
}
