import type { ShopLocation } from '../../routing/parse-location.ts';
import type { Site } from '../../seo/site.ts';
import type { Locale } from '../../shared/locale.ts';
import type { PageOutcome, PagePorts, RedirectStatus } from '../page-request.ts';
import type { AnsweredElsewhere, ExplainedCall, RedirectReason, Refused } from './explanation.ts';
import type { RecordedAnswers } from './recorded-answers.ts';

/** What is asked about, and what the server knows of it. */
export type UrlToExplain = {
  /** Absolute, or a path of the shop at `host`. */
  readonly url: string;
  /** Host of a URL without one. */
  readonly host: string | undefined;
  readonly site: Site;
  readonly isStrictHosts: boolean;
  /** The site with the remaps of all locales, as a page of this locale gets it. */
  readonly loadSite: (locale: Locale) => Promise<Site>;
  /** What the server answers before it asks for a page. */
  readonly answerBeforePages: (location: ShopLocation, target: string) => Promise<AnsweredFirst>;
  /** Whether a missing page at this target is refused because of its doubled slashes. */
  readonly hasExtraSlashes: (target: string) => boolean;
  /** Calls of ports so far. */
  readonly calls: () => readonly ExplainedCall[];
};

/** `undefined` if the pages answer. */
export type AnsweredFirst =
  | Refused
  | AnsweredElsewhere
  | {
      readonly kind: 'moved';
      readonly status: RedirectStatus;
      readonly location: string;
      readonly reason: Extract<RedirectReason, 'external-checkout'>;
    }
  | undefined;

/** A URL with the page that it led to, and the answers of which that was made. */
export type MadePage = {
  readonly ports: PagePorts;
  readonly asked: UrlToExplain;
  readonly location: ShopLocation;
  readonly target: string;
  /** As asked about, with the parameters of a preview. */
  readonly query: string;
  readonly site: Site;
  readonly outcome: PageOutcome;
  readonly answers: RecordedAnswers;
};
