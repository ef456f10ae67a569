import { type Shell, shellOfPage } from '#src/content/shell.ts';
import { jsonOf, memoizePerObject } from '#src/shared/memoize.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { BootData } from '#ui/shop.ts';
import { isStyleguide } from '#ui/styleguide/styleguide-page.ts';
import { escapeJson, escapeJsonText } from './inline-scripts.ts';

/**
 * The data of a page as escaped JSON. The shell is the same on all pages of a locale, and written
 * once.
 */
export function bootJson({ page, shell, ...settings }: RenderedData): string {
  const others = escapeJson(settings).slice(1);
  // The samples of the styleguide show a picture of the menu.
  const shown = isStyleguide(page) ? escapeJson(shell) : shellJson(shell);
  return `{"page":${escapeJsonText(pageJson(page))},"shell":${shown},${others}`;
}

/** The server has all of the shell. */
type RenderedData = BootData & { readonly shell: Shell };

/** The parts of a page are in the keys of its fragments, too, and some are the same on others. */
const pageJson = (page: PageModel): string =>
  `{${Object.entries(page)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}:${jsonOfPart(value)}`)
    .join(',')}}`;

const jsonOfPart = (value: unknown): string =>
  typeof value === 'object' && value !== null ? jsonOf(value) : JSON.stringify(value);

const shellJson = memoizePerObject((shell: Shell) => escapeJson(shellOfPage(shell)));
