import { useEffect, useRef, type RefObject } from 'react';

/** Closes a popover when another page comes, as it would close if the browser loaded that page. */
export function usePopoverPerPage(url: string): RefObject<HTMLDivElement | null> {
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => popover.current?.hidePopover(), [url]);
  return popover;
}
