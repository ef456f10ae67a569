import { createHash } from 'node:crypto';

/**
 * The only inline script of every page. Loads the shop's modules in order, each in a task of its
 * own, after the page has loaded and painted: a phone that parses scripts paints later. `load`
 * waits for every image, so an image that hangs would keep the page without script, and a tab in
 * the background is never painted; therefore the modules start 3 s after `DOMContentLoaded` in any
 * case.
 *
 * The module URLs are constants inside the hashed text. A script that read them from the page would
 * trust whatever rich text can inject there. 'strict-dynamic' extends trust to the script elements
 * that a trusted script creates, and to their imports, static and dynamic. Imports of the inline
 * script itself are blocked, because it is part of the page; a preload hides that.
 */
export const bootScript = (...modules: readonly string[]): string =>
  ARRIVED +
  `{const modules=${JSON.stringify(modules)},start=()=>{const src=modules.shift();if(src){` +
  `document.head.append(Object.assign(document.createElement("script"),` +
  `{type:"module",async:false,src}));setTimeout(start)}};addEventListener("load",` +
  `()=>requestAnimationFrame(()=>setTimeout(start)));` +
  `addEventListener("DOMContentLoaded",()=>setTimeout(start,${LONGEST_WAIT}))}`;

/**
 * Marks a fresh navigation for the styles: content below the fold may be laid out later
 * (`data-later`). A visitor who returns to a position in the page, or follows a link to one, needs
 * all heights at once: nothing is deferred then, nor after the first click.
 */
const ARRIVED =
  'document.documentElement.toggleAttribute("data-arrived",' +
  'performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash);' +
  'addEventListener("click",()=>document.documentElement.removeAttribute("data-arrived"),' +
  '{capture:true,once:true});';

/** In milliseconds. */
const LONGEST_WAIT = 3000;

/** Formats the hash of an inline script or style for a content security policy. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
