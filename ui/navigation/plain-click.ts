import type { MouseEvent } from 'react';

/** Whether a click on a link asks for no new tab or window. */
export const isPlainClick = (click: MouseEvent): boolean =>
  click.button === 0 && !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey);
