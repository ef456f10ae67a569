import { type PageDuties } from '#src/duties/duties.ts';
import { type Duty, DUTIES, DUTY_KEYS, type DutyKey } from '#src/duties/duty-table.ts';
import { parseJson } from '#src/shared/json-reader.ts';

/** The duties of a page, from the data that its server sends along. */
export function dutiesInData(html: string): PageDuties | undefined {
  const [, json = ''] = /id="boot-data">(.*?)<\/script>/su.exec(html) ?? [];
  const boot = parseJson(json) as { readonly page?: { readonly duties?: PageDuties } } | undefined;
  return boot?.page?.duties;
}

/**
 * Duties of a page that its HTML does not show as they must be shown: a block by the name of the
 * duty (`data-duty`), outside the footer unless a link is enough, and folded into nothing.
 */
export function missingDuties(html: string): readonly string[] {
  const duties = dutiesInData(html);
  if (!duties || Object.keys(duties).length === 0) return ['no duties'];
  const page = html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gu, '');
  // The page's own footer is its last: panels have footers, too.
  const main = page.slice(0, page.lastIndexOf('<footer'));
  return DUTY_KEYS.flatMap((key): readonly string[] => {
    const shown = duties[key];
    const duty: Duty = DUTIES[key];
    if (shown === undefined || duty.byEditors) return [];
    const blocks = blocksIn(shown === 'linked' ? page : main, key);
    if (blocks.length === 0) return [`${key} is not ${shown}`];
    return blocks.every(({ isFolded }) => isFolded) ? [`${key} is folded`] : [];
  });
}

/** The blocks of a duty, and whether each is inside an element that is closed. */
function blocksIn(html: string, key: DutyKey): readonly { readonly isFolded: boolean }[] {
  const blocks: { isFolded: boolean }[] = [];
  const around: boolean[] = [];
  for (const [tag] of html.matchAll(
    /<(?:\/?(?:details|dialog)\b[^>]*|[a-z][^>]* data-duty="[^"]*"[^>]*)>/gu,
  )) {
    if (tag.startsWith('</')) around.pop();
    else if (/^<(?:details|dialog)\b/u.test(tag)) around.push(!/ open\b/u.test(tag));
    if (tag.includes(` data-duty="${key}"`)) blocks.push({ isFolded: around.includes(true) });
  }
  return blocks;
}

/** Links to the closed platform for online dispute resolution (Regulation (EU) 2024/3228). */
export const DISPUTE_PLATFORM =
  /^https?:\/\/(?:ec\.europa\.eu\/(?:consumers\/)?odr|webgate\.ec\.europa\.eu\/odr)/iu;
