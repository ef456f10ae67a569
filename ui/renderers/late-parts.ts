import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type {
  NewsletterFormProps,
  PostedNewsletterFormProps,
} from '../components/newsletter/NewsletterForm.tsx';
import { withTexts } from '../i18n/lazy-with-texts.ts';
import { loadLate } from '../tasks.ts';

/**
 * Parts of pages whose HTML comes with the page, and whose code when it is idle or touched. They are
 * shown within `Suspense`, and depend on nothing that may change before.
 */
export type LateParts = {
  readonly NewsletterForm: ComponentType<NewsletterFormProps>;
  readonly PostedNewsletterForm: ComponentType<PostedNewsletterFormProps>;
};

/** Source files of the chunks, as keyed in the build manifest: every page has their styles. */
export const LATE_PART_SOURCES = ['ui/components/newsletter/NewsletterForm.tsx'];

const newsletter = () => import('../components/newsletter/NewsletterForm.tsx');

/** Until a part can be loaded it stays as the server has rendered it: it works without script. */
const late = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await loadLate(() => withTexts(load)) }));

/** For the browser. */
export const LATE_PARTS: LateParts = {
  NewsletterForm: late(async () => (await newsletter()).NewsletterForm),
  PostedNewsletterForm: late(async () => (await newsletter()).PostedNewsletterForm),
};
