import type { ErrorEntry } from '#src/content/page-entry.ts';
import type { MenuGroup, MenuItem, Shell } from '#src/content/shell.ts';
import { localizedText } from '#src/shared/locale.ts';
import {
  pathOf,
  localizeLink,
  localizeLinks,
  localizePicture,
  localizeText,
  type LocaleContext,
} from './locale-context.ts';
import type {
  WrittenErrorPage,
  WrittenMenuGroup,
  WrittenMenuItem,
  WrittenShell,
} from './written-shell.ts';

/** Resolves header and footer for one shop. */
export function localizeShell(shell: WrittenShell, context: LocaleContext): Shell {
  const { register, ...company } = shell.company;
  return {
    shopName: shell.shopName,
    cartUrl: pathOf('cart', context),
    checkoutUrl: pathOf('checkout', context),
    newsletterUrl: pathOf('newsletter', context),
    preferencesUrl: pathOf('email-preferences', context),
    withdrawalUrl: pathOf('withdrawal', context),
    cookiesUrl: pathOf('cookies', context),
    adviceUrl: pathOf('mattress-advisor', context),
    myBedUrl: pathOf('my-bed', context),
    storesUrl: pathOf('stores', context),
    usps: shell.usps.map((usp) => localizeText(usp, context)),
    menu: shell.menu
      .filter(({ page }) => context.isOpen(page))
      .map((item) => localizeMenuItem(item, context)),
    footer: shell.footer.map((group) => localizeMenuGroup(group, context)),
    payments: localizedText(shell.payments, context.locale),
    filterTranslations: shell.filterTranslations.map(({ key, word }) => ({
      key,
      value: localizeText(word, context),
    })),
    company: {
      ...company,
      register: { ...register, name: localizeText(register.name, context) },
    },
    phone: {
      number: localizeText(shell.phone.number, context),
      hours: localizeText(shell.phone.hours, context),
    },
    defaults: {
      metaTitle: localizeText(shell.defaults.metaTitle, context),
      metaDescription: localizeText(shell.defaults.metaDescription, context),
    },
  };
}

/** Resolves the not-found page of one shop. It answers any unknown path: it has no alternates. */
export function localizeErrorPage(page: WrittenErrorPage, context: LocaleContext): ErrorEntry {
  return {
    type: 'Error',
    uid: 'not-found',
    title: localizeText(page.title, context),
    url: '/404',
    text: localizeText(page.text, context),
    metadata: {
      metaTitle: localizeText(page.metaTitle, context),
      metaDescription: localizeText(page.metaDescription, context),
      disableSearchIndexing: true,
    },
    alternates: {},
    breadcrumbs: [localizeLink({ page: 'home' }, context)],
  };
}

function localizeMenuItem(
  { page, groups, image }: WrittenMenuItem,
  context: LocaleContext,
): MenuItem {
  return {
    ...localizeLink({ page }, context),
    groups: groups
      .map((group) => localizeMenuGroup(group, context))
      .filter(({ links }) => links.length > 0),
    image: {
      ...localizePicture(image, context),
      caption: localizeText(image.caption, context),
      url: pathOf(image.page, context),
    },
  };
}

function localizeMenuGroup({ title, links }: WrittenMenuGroup, context: LocaleContext): MenuGroup {
  return { title: localizeText(title, context), links: localizeLinks(links, context) };
}
