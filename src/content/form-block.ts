import type { ShownAdvice, ShownAdviceRule } from '../advice/shown-advice.ts';
import type { Consent } from '../consent/consent.ts';
import type { PreferencesLookup } from '../messages/preferences-document.ts';
import { readFields, readListOf, readText } from '../shared/json-reader.ts';
import { parseBlockLink, type BlockLink } from './block-link.ts';

/* The shop's own forms, under an editor's text. */

/** Newsletter sign-up form (N2). */
export type NewsletterBlock = {
  readonly type: 'newsletter';
  readonly title: string;
  readonly text: string;
};

/**
 * Form to see and change e-mail preferences (N2). `shown` is filled in when the page is rendered
 * for a visitor who followed the link of a letter; other visitors request that link here.
 */
export type EmailPreferencesBlock = {
  readonly type: 'email-preferences';
  readonly title: string;
  readonly text: string;
  readonly shown?: PreferencesLookup;
};

/** Form to withdraw from a contract, in two steps (Directive 2011/83/EU, Art. 11a). */
export type WithdrawalBlock = {
  readonly type: 'withdrawal';
  readonly title: string;
  readonly text: string;
};

/**
 * Form to see and change consent beyond what the shop needs. `shown` is filled in when the page is
 * rendered for a visitor who has chosen.
 */
export type ConsentBlock = {
  readonly type: 'consent';
  readonly title: string;
  readonly text: string;
  readonly shown?: Consent;
};

/** What an editor writes of the advice, and of its rule. */
type AdviceTexts = {
  readonly title: string;
  readonly text: string;
  readonly link: BlockLink;
};

/**
 * Form of the mattress advice, and its result. `link` leads to the page with the rule. `shown` is
 * filled in when the page is shown; absent while there is no rule to advise by.
 */
export type AdviceBlock = AdviceTexts & {
  readonly type: 'advice';
  readonly shown?: ShownAdvice;
};

/** The rule that the advice follows, written out. `link` leads to the form. */
export type AdviceRuleBlock = AdviceTexts & {
  readonly type: 'advice-rule';
  readonly shown?: ShownAdviceRule;
  /** What is wrong with the draft of the table, for the editors who look at its preview. */
  readonly draftIssues?: readonly string[];
};

/**
 * The shopper's bed, drawn to scale in a bedroom, with what there is for it: `goods` are categories
 * whose products depend on a bed. `shown` is filled in for an address that has a bed or a room.
 */
export type MyBedBlock = {
  readonly type: 'my-bed';
  readonly title: string;
  readonly text: string;
  readonly goods: readonly BedCategory[];
  readonly shown?: {
    /** How many products of these categories come in a size that fits; one not counted is left out. */
    readonly fitting: readonly { readonly objectId: string; readonly count: number }[];
  };
};

/** A category, by the page that lists it. */
export type BedCategory = { readonly objectId: string; readonly link: BlockLink };

export const readMyBedTexts = readFields<Pick<MyBedBlock, 'title' | 'text' | 'goods'>>({
  title: readText,
  text: readText,
  goods: readListOf(readFields({ objectId: readText, link: parseBlockLink })),
});

export const readAdviceTexts = readFields<AdviceTexts>({
  title: readText,
  text: readText,
  link: parseBlockLink,
});
