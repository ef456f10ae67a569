import { createHash } from 'node:crypto';

/**
 * The one inline script of every page: loads the shop's modules, in their order, once the page
 * itself is there.
 *
 * Their addresses are constants inside the hashed text. A script that read them from the page would
 * lend its trust to whatever rich text can plant there. 'strict-dynamic' hands trust to the script
 * elements that a trusted script makes, and to their imports, static and dynamic. What the inline
 * script itself imports is blocked, for it stands in the page; a preload hides that.
 */
export const bootScript = (...modules: readonly string[]): string =>
  `addEventListener("load",()=>{for(const src of ${JSON.stringify(modules)})document.head.append(` +
  `Object.assign(document.createElement("script"),{type:"module",async:false,src}))})`;

/** How a content security policy names an inline script or style. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
