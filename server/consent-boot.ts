import { CONSENT_CHOICES, CONSENT_COOKIE, formatConsent } from '#src/consent/consent.ts';

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
export const CONSENT_STYLES_PATH = '/consent/answered.css';

/** For browsers without JavaScript only: the style sheet is the one part that varies by visitor. */
export const CONSENT_NOSCRIPT_LINK = `<noscript><link rel="stylesheet" href="${CONSENT_STYLES_PATH}"></noscript>`;

/** Hides the banner, and removes the space that pages reserve for it at the bottom. */
export const HIDE_CONSENT_BANNER_CSS =
  '[data-consent-banner]{display:none!important}:root{--consent-room:0rem!important}\n';
