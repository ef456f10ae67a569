import type { MouseEvent } from 'react';

/** Whether a click on a link opens it in this tab, without modifier keys. */
export const isPlainClick = (click: MouseEvent): boolean =>
  click.button === 0 && !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey);
