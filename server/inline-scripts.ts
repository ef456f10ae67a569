import { createHash } from 'node:crypto';
import { CONSENT_CHOICES, CONSENT_COOKIE, formatConsent } from '#src/consent/consent.ts';

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
  `addEventListener("DOMContentLoaded",()=>setTimeout(start,${MAX_WAIT}))}`;

/**
 * Marks a fresh navigation for the styles: content below the fold may be laid out later
 * (`data-later`). A visitor who returns to a position in the page, or follows a link to one, needs
 * all heights at once: nothing is deferred then, nor from the first input on. Content that is laid
 * out while the visitor is still at the top moves nothing in view; later it would.
 */
const ARRIVED =
  'document.documentElement.toggleAttribute("data-arrived",' +
  'performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash);' +
  'for(const event of ["click","keydown","scroll","touchstart","wheel"])addEventListener(event,' +
  '()=>document.documentElement.removeAttribute("data-arrived"),' +
  '{capture:true,once:true,passive:true});';

/** In milliseconds. */
const MAX_WAIT = 3000;

/** Formats the hash of an inline script or style for a content security policy. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Pattern of the valid cookie values; for any other value consent is requested again. */
const CHOICES = CONSENT_CHOICES.map((choice) => formatConsent(choice).replace('+', '\\+')).join(
  '|',
);

const consentCookiePattern = (prefix: string) =>
  `/(?:^|; )${prefix}${CONSENT_COOKIE}=(?:${CHOICES})(?:;|$)/`;

/**
 * Marks the root element before the first paint if this visitor has answered already: every page
 * contains the banner, because its HTML is the same for all, and the styles hide it after an
 * answer. Over https the unprefixed name is ignored, because another host can set it
 * (`readCookieBy`). Constant, so that its CSP hash is constant.
 */
export const CONSENT_SCRIPT =
  `if((location.protocol==="https:"?${consentCookiePattern('__Host-')}:${consentCookiePattern('(?:__Host-)?')}).test(document.cookie))` +
  `document.documentElement.dataset.consent="";`;

/** Path of the style sheet that hides the banner for visitors who answered without JavaScript. */
const CONSENT_STYLES_PATH = '/consent/answered.css';

/** For browsers without JavaScript only: the style sheet is the one part that varies by visitor. */
export const CONSENT_NOSCRIPT_LINK = `<noscript><link rel="stylesheet" href="${CONSENT_STYLES_PATH}"></noscript>`;

/** Hides the banner, and removes the space that pages reserve for it at the bottom. */
export const HIDE_CONSENT_BANNER_CSS =
  '[data-consent-banner]{display:none!important}:root{--consent-room:0rem!important}\n';

export { escapeHtml } from '#src/shared/safe-text.ts';

/** Formats JSON for a script element: no character can end the element or a line. */
export const escapeJson = (value: unknown): string => escapeJsonText(JSON.stringify(value));

/** JSON in the form of {@link escapeJson}. */
export const escapeJsonText = (json: string): string =>
  json.replace(
    /[<>&\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
