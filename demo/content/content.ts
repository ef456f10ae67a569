import type { ContentData } from '#adapters/embedded/content-data.ts';
import { buildContent } from './build.ts';
import { errorPage } from './error-page.ts';
import { pages } from './pages.ts';
import { shell } from './shell.ts';

/** The pages of the demo shop, per locale. */
export const content: ContentData = buildContent({ pages, shell, errorPage });
