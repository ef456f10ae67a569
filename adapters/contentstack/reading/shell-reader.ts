import { readPageMetadata } from '#src/content/page-metadata.ts';
import type { MenuGroup, MenuItem, Shell } from '#src/content/shell.ts';
import { readFields, readText, type Reader } from '#src/shared/json-reader.ts';
import { orElse } from '#src/shared/lenient-readers.ts';
import { fieldOf, type JsonObject } from './json-object.ts';
import { readCategoryLink, readMenuLink, readPagePath } from './link-reader.ts';
import { pictureReader } from './picture-reader.ts';
import { listOf, optional, readSaid, readWords, type Reading } from './reading.ts';

/** Converts the shell of every page; `undefined` without a shop name or a cart URL. */
export function readShell(entry: JsonObject, reading: Reading): Shell | undefined {
  const fields = readFields({
    title: readSaid,
    usps: listOf(readText, 'shell.usps', reading),
    menu: listOf(menuItemReader(reading), 'shell.menu', reading),
    footer: listOf(groupReader('shell.footer[]', reading), 'shell.footer', reading),
    company: listOf(readText, 'shell.company', reading),
    phone: orElse(readPhone, { number: '', hours: '' }),
  })(entry);
  const pathAt = (field: string) => optional(readPagePath, `shell.${field}`, reading)(entry[field]);
  const cartUrl = pathAt('cart_url');
  if (!fields || cartUrl === undefined) return undefined;
  const { title: shopName, ...rest } = fields;
  const checkoutUrl = pathAt('checkout_url');
  const payments = optional(
    listOf(readText, 'shell.payments', reading),
    'shell.payments',
    reading,
  )(entry['payments']);
  const newsletterUrl = pathAt('newsletter_url');
  const preferencesUrl = pathAt('preferences_url');
  const withdrawalUrl = pathAt('withdrawal_url');
  const cookiesUrl = pathAt('cookies_url');
  const { metaTitle = '', metaDescription = '', ...said } = readPageMetadata(entry['seo']) ?? {};
  return {
    shopName,
    cartUrl,
    ...(checkoutUrl && { checkoutUrl }),
    ...(payments && payments.length > 0 && { payments }),
    ...(newsletterUrl && { newsletterUrl }),
    ...(preferencesUrl && { preferencesUrl }),
    ...(withdrawalUrl && { withdrawalUrl }),
    ...(cookiesUrl && { cookiesUrl }),
    ...rest,
    defaults: { ...said, metaTitle, metaDescription },
  };
}

const readPhone = readFields({ number: readWords, hours: readWords });

const groupReader = (place: string, reading: Reading): Reader<MenuGroup> =>
  readFields({ title: readWords, links: listOf(readMenuLink, `${place}.links`, reading) });

const menuItemReader =
  (reading: Reading): Reader<MenuItem> =>
  (value) => {
    const fields = readFields({
      link: readCategoryLink,
      groups: listOf(groupReader('shell.menu[].groups[]', reading), 'shell.menu[].groups', reading),
    })(value);
    if (!fields) return undefined;
    const read = optional(menuPictureReader(reading), 'shell.menu[].picture', reading);
    const image = read(fieldOf(value, 'picture'));
    return { ...fields.link, groups: fields.groups, ...(image && { image }) };
  };

const menuPictureReader =
  (reading: Reading): Reader<NonNullable<MenuItem['image']>> =>
  (value) => {
    const fields = readFields({
      image: pictureReader(reading),
      caption: readWords,
      url: readPagePath,
    })(value);
    return fields && { ...fields.image, caption: fields.caption, url: fields.url };
  };
