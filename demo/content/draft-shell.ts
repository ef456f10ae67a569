import { choice } from './filter-links.ts';
import { shell } from './shell.ts';
import type { WrittenMenuItem, WrittenShell } from './written-shell.ts';

const winterLink = choice('duvets', 'dekbed_warmteklasse', 'warm', {
  nl: 'Winterdekbedden',
  'nl-be': 'Warme donsdekens',
  de: 'Winterdecken',
  en: 'Winter duvets',
});

/** Puts a winter link at the top of the first column of a category's panel. */
function withWinter(item: WrittenMenuItem): WrittenMenuItem {
  const [first, ...others] = item.groups;
  if (!first) return item;
  return { ...item, groups: [{ ...first, links: [winterLink, ...first.links] }, ...others] };
}

/** Draft of menu and USPs for December. */
export const winterShell: WrittenShell = {
  ...shell,
  usps: [
    {
      nl: 'Voor 15 december besteld, met kerst in huis',
      de: 'Bis 15. Dezember bestellt, zu Weihnachten da',
      en: 'Order by December 15, sleep on it by Christmas',
    },
    ...shell.usps.slice(1),
  ],
  menu: shell.menu.map((item) => (item.page === 'bedding' ? withWinter(item) : item)),
};
