import { createHash } from 'node:crypto';

/**
 * The one inline script of every page: loads the shop's modules, in their order and each in a task of
 * its own, once the page itself is there and has been painted: a phone that reads scripts paints
 * later. `load` waits for every picture, and one that hangs would keep the page without script for
 * good, as a tab in the background is never painted; so 3 s after the page has been read they are
 * loaded all the same.
 *
 * Their addresses are constants inside the hashed text. A script that read them from the page would
 * lend its trust to whatever rich text can plant there. 'strict-dynamic' hands trust to the script
 * elements that a trusted script makes, and to their imports, static and dynamic. What the inline
 * script itself imports is blocked, for it stands in the page; a preload hides that.
 */
export const bootScript = (...modules: readonly string[]): string =>
  ARRIVED +
  `{const modules=${JSON.stringify(modules)},start=()=>{const src=modules.shift();if(src){` +
  `document.head.append(Object.assign(document.createElement("script"),` +
  `{type:"module",async:false,src}));setTimeout(start)}};addEventListener("load",` +
  `()=>requestAnimationFrame(()=>setTimeout(start)));` +
  `addEventListener("DOMContentLoaded",()=>setTimeout(start,${LONGEST_WAIT}))}`;

/**
 * Tells styles that the page was come to anew: what lies below may be laid out later (`data-later`).
 * Who returns to a place in it, or follows a link to one, needs all heights
 * at once: then nothing is left for later, as after the first press.
 */
const ARRIVED =
  'document.documentElement.toggleAttribute("data-arrived",' +
  'performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash);' +
  'addEventListener("click",()=>document.documentElement.removeAttribute("data-arrived"),' +
  '{capture:true,once:true});';

/** In milliseconds. */
const LONGEST_WAIT = 3000;

/** How a content security policy names an inline script or style. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
