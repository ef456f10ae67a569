import type { LocaleContent } from '#adapters/embedded/content-data.ts';
import type { OldAddresses } from '#src/seo/site.ts';
import type { Company } from '#src/content/company.ts';
import { formatPageMetadata } from '#src/content/page-metadata.ts';
import type { MenuGroup, MenuItem, Shell } from '#src/content/shell.ts';
import { linkField, pictureField, type FieldContext } from './link-field.ts';
import type { EntryInput } from './page-entries.ts';
import type { JsonObject } from './stored-entry.ts';

/** Entries that exist once per locale: the shell and the old addresses. */
export const shellEntries = (
  { shell, oldAddresses }: Pick<LocaleContent, 'shell' | 'oldAddresses'>,
  maker: FieldContext,
): readonly EntryInput[] => [
  shellEntry(shell, maker),
  { contentType: 'addresses', uid: 'addresses', fields: addressFields(oldAddresses) },
];

export const shellEntry = (shell: Shell, maker: FieldContext): EntryInput => ({
  contentType: 'shell',
  uid: 'shell',
  fields: shellFields(shell, maker),
});

const shellFields = (shell: Shell, maker: FieldContext): JsonObject => ({
  title: shell.shopName,
  cart_url: shell.cartUrl,
  checkout_url: shell.checkoutUrl ?? null,
  newsletter_url: shell.newsletterUrl ?? null,
  preferences_url: shell.preferencesUrl ?? null,
  withdrawal_url: shell.withdrawalUrl ?? null,
  cookies_url: shell.cookiesUrl ?? null,
  advice_url: shell.adviceUrl ?? null,
  my_bed_url: shell.myBedUrl ?? null,
  stores_url: shell.storesUrl ?? null,
  usps: shell.usps,
  menu: shell.menu.map((item) => menuField(item, maker)),
  footer: shell.footer.map(groupField),
  company: shell.company ? companyField(shell.company) : null,
  payments: shell.payments ?? [],
  filter_translations: (shell.filterTranslations ?? []).map(({ key, value }) => ({ key, value })),
  phone: shell.phone,
  seo: formatPageMetadata(shell.defaults),
});

const companyField = ({ legalName, postalCode, register, vatId, ...address }: Company) => ({
  legal_name: legalName,
  ...address,
  postal_code: postalCode,
  register: register ?? null,
  vat_id: vatId ?? null,
});

const menuField = ({ image, groups, ...link }: MenuItem, maker: FieldContext): JsonObject => ({
  link: linkField(link),
  groups: groups.map(groupField),
  picture: image
    ? { image: pictureField(image, maker), caption: image.caption, url: image.url }
    : null,
});

const groupField = ({ title, links }: MenuGroup): JsonObject => ({
  title,
  links: links.map(linkField),
});

const addressFields = ({ remap, redirects }: OldAddresses): JsonObject => ({
  title: 'Addresses',
  remap: Object.entries(remap).map(([path, target]) => ({ path, target })),
  redirects: Object.entries(redirects).map(([path, { status, target }]) => ({
    path,
    status: String(status),
    target: target ?? '',
  })),
});
