import { isPersonal } from '../content/block.ts';
import { readFields, readText, type Reader } from '../shared/json-reader.ts';
import type { PageModel } from './page-model.ts';
import type { PageOutcome } from './page-request.ts';

/** The page of an address, as the server answers a tab that navigates to it. */
export type PageAnswer = {
  /** The server's browser build. A tab of another build lets the browser load the page. */
  readonly build: string;
  readonly outcome: PageOutcome;
  /** Set if the page has one visitor's data: it is not cached, not even by the tab. */
  readonly isPersonal?: true;
};

/** What a tab gets for an address; `outdated` if the server has another build than the tab. */
export type LoadedPage = PageOutcome | { readonly kind: 'outdated' };

export const pageAnswer = (build: string, outcome: PageOutcome): PageAnswer => ({
  build,
  outcome,
  ...(outcome.kind === 'page' && isPersonalPage(outcome.model) && { isPersonal: true }),
});

/** Whether a page has one visitor's data, or a draft, so that no cache may store it. */
export const isPersonalPage = (model: PageModel): boolean =>
  'preview' in model || ('blocks' in model && model.blocks.some(isPersonal));

/**
 * Parses an answer of the shop's own server. Checks the fields that tell outcomes and pages apart:
 * a page model is sent complete or not at all, and the build says that both ends mean the same.
 */
export function readPageAnswer(value: unknown): PageAnswer | undefined {
  const answer = readAnswer(value);
  return answer && { ...answer, ...(isMarkedPersonal(value) && { isPersonal: true }) };
}

/** Whether an answer of any kind says that it is one visitor's. */
export const isMarkedPersonal = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'isPersonal' in value;

const readMoved = readFields({ kind: readText, status: readRedirectStatus, location: readText });
const readModel = readFields({ type: readText, url: readText, locale: readText });
const readShown = readFields({ kind: readText, model: readModel });

const readOutcome: Reader<PageOutcome> = (value) => {
  const moved = readMoved(value);
  if (moved?.kind === 'moved') return { ...moved, kind: 'moved' };
  return readShown(value)?.kind === 'page' ? (value as PageOutcome) : undefined;
};

const readAnswer = readFields<Pick<PageAnswer, 'build' | 'outcome'>>({
  build: readText,
  outcome: readOutcome,
});

function readRedirectStatus(value: unknown): 301 | 302 | 303 | undefined {
  return value === 301 || value === 302 || value === 303 ? value : undefined;
}
