import { isPersonal, isUnlockedBySecretLink } from '../content/personal-block.ts';
import { readFields, readNumber, readText, type Reader } from '../shared/json-reader.ts';
import type { PageModel } from './page-model.ts';
import { type PageOutcome, REDIRECT_STATUSES, type RedirectStatus } from './page-request.ts';

/** The page of an address, as the server answers a tab that navigates to it. */
export type PageAnswer = {
  /** The server's browser build. A tab of another build lets the browser load the page. */
  readonly build: string;
  readonly outcome: PageOutcome;
};

/** What a tab gets for an address; `outdated` if the server has another build than the tab. */
export type LoadedPage = PageOutcome | { readonly kind: 'outdated' };

/** Whether a page has one visitor's data, or is a draft, so that no cache may store it. */
export const isPersonalPage = (model: PageModel): boolean =>
  'preview' in model ||
  opensByLetter(model) ||
  ('blocks' in model && model.blocks.some(isPersonal));

/**
 * Whether a tab may cache an answer of any kind: not a personal page, nor one without its main
 * content, which a retry is to bring.
 */
export function isCacheableAnswer(value: unknown): boolean {
  const outcome = readPageAnswer(value)?.outcome;
  if (outcome?.kind !== 'page') return true;
  return !isPersonalPage(outcome.model) && outcome.model.head.status !== 503;
}

/** Whether the URL of a page is a key to what it shows, and so must not be passed on. */
export const opensByLetter = (model: PageModel): boolean =>
  model.type === 'form' || ('blocks' in model && model.blocks.some(isUnlockedBySecretLink));

const readMoved = readFields({ kind: readText, status: readRedirectStatus, location: readText });
const readModel = readFields({
  type: readText,
  url: readText,
  locale: readText,
  head: readFields({ status: readNumber }),
});
const readShown = readFields({ kind: readText, model: readModel });

const readOutcome: Reader<PageOutcome> = (value) => {
  const moved = readMoved(value);
  if (moved?.kind === 'moved') return { ...moved, kind: 'moved' };
  return readShown(value)?.kind === 'page' ? (value as PageOutcome) : undefined;
};

/**
 * Parses an answer of the shop's own server. Checks the fields that tell outcomes and pages apart:
 * a page model is sent complete or not at all, and the build says that both ends mean the same.
 */
export const readPageAnswer = readFields<PageAnswer>({ build: readText, outcome: readOutcome });

function readRedirectStatus(value: unknown): RedirectStatus | undefined {
  return REDIRECT_STATUSES.find((status) => status === value);
}
