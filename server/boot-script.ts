import { createHash } from 'node:crypto';

/**
 * The one inline script of every page: loads the shop's module once the page itself is there.
 *
 * Its address is a constant inside the hashed text. A script that read it from the page would lend
 * its trust to whatever rich text can plant there. It is a classic script because the modules that
 * a hashed module imports would not be trusted.
 */
export const bootScript = (entry: string): string =>
  `addEventListener("load",()=>{import(${JSON.stringify(entry)})})`;

/** How a content security policy names an inline script or style. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
