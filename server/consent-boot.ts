import { CONSENT_CHOICES, CONSENT_COOKIE, formatConsent } from '#src/measurement/consent.ts';

/** Every choice as the cookie keeps it, for a pattern; what else it may hold is asked anew. */
const CHOICES = CONSENT_CHOICES.map((choice) => formatConsent(choice).replace('+', '\\+')).join(
  '|',
);

const answeredBy = (prefix: string) => `/(?:^|; )${prefix}${CONSENT_COOKIE}=(?:${CHOICES})(?:;|$)/`;

/**
 * Says on the root element, before anything is painted, that this visitor has chosen already: the page
 * asks everybody, for its HTML is the same for all, and its styles hide the question from who has
 * answered. Over https the plain name is not read, which another host can plant (`readCookieBy`). A
 * constant, so that its hash is one.
 */
export const CONSENT_SCRIPT =
  `if((location.protocol==="https:"?${answeredBy('__Host-')}:${answeredBy('(?:__Host-)?')}).test(document.cookie))` +
  `document.documentElement.dataset.consent="";`;

/** Where the style sheet stands that hides the question from who has answered it without script. */
export const CONSENT_STYLES_PATH = '/consent/answered.css';

/** For browsers without script alone: the one part of a page that is not the same for everybody. */
export const CONSENT_STYLES = `<noscript><link rel="stylesheet" href="${CONSENT_STYLES_PATH}"></noscript>`;

/** What hides it. The room that pages keep below themselves for the question goes with it. */
export const ANSWERED_CSS =
  '[data-consent-banner]{display:none!important}:root{--consent-room:0rem!important}\n';
