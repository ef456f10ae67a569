import type { ErrorEntry } from '#src/content/page-entry.ts';
import type { MenuGroup, MenuItem, Shell } from '#src/content/shell.ts';
import { localizedText } from '#src/shared/locale.ts';
import { pathOf, placeLink, placeLinks, placePicture, say, type Place } from './place.ts';
import type {
  WrittenErrorPage,
  WrittenMenuGroup,
  WrittenMenuItem,
  WrittenShell,
} from './written-shell.ts';

/** Resolves header and footer for one shop. */
export function placeShell(shell: WrittenShell, place: Place): Shell {
  return {
    shopName: shell.shopName,
    cartUrl: pathOf('cart', place),
    checkoutUrl: pathOf('checkout', place),
    newsletterUrl: pathOf('newsletter', place),
    preferencesUrl: pathOf('email-preferences', place),
    withdrawalUrl: pathOf('withdrawal', place),
    cookiesUrl: pathOf('cookies', place),
    usps: shell.usps.map((usp) => say(usp, place)),
    menu: shell.menu
      .filter(({ page }) => place.isOpen(page))
      .map((item) => placeMenuItem(item, place)),
    footer: shell.footer.map((group) => placeGroup(group, place)),
    payments: localizedText(shell.payments, place.locale),
    company: shell.company.map((line) => say(line, place)),
    phone: { number: say(shell.phone.number, place), hours: say(shell.phone.hours, place) },
    defaults: {
      metaTitle: say(shell.defaults.metaTitle, place),
      metaDescription: say(shell.defaults.metaDescription, place),
    },
  };
}

/** Resolves the not-found page of one shop. It answers any unknown path: it has no alternates. */
export function placeErrorPage(page: WrittenErrorPage, place: Place): ErrorEntry {
  return {
    type: 'Error',
    uid: 'not-found',
    title: say(page.title, place),
    url: '/404',
    text: say(page.text, place),
    metadata: {
      metaTitle: say(page.metaTitle, place),
      metaDescription: say(page.metaDescription, place),
      disableSearchIndexing: true,
    },
    alternates: {},
    breadcrumbs: [placeLink({ page: 'home' }, place)],
  };
}

function placeMenuItem({ page, groups, image }: WrittenMenuItem, place: Place): MenuItem {
  return {
    ...placeLink({ page }, place),
    groups: groups.map((group) => placeGroup(group, place)).filter(({ links }) => links.length > 0),
    image: {
      ...placePicture(image, place),
      caption: say(image.caption, place),
      url: pathOf(image.page, place),
    },
  };
}

function placeGroup({ title, links }: WrittenMenuGroup, place: Place): MenuGroup {
  return { title: say(title, place), links: placeLinks(links, place) };
}
