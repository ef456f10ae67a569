import type { Company } from '#src/content/company.ts';
import { readPageMetadata } from '#src/content/page-metadata.ts';
import type { MenuGroup, MenuItem, Shell } from '#src/content/shell.ts';
import { readFilterTranslation } from '#src/filters/filter-translations.ts';
import {
  type Reader,
  readFields,
  readOneOf,
  readText,
  withDefault,
} from '#src/shared/json-reader.ts';
import { COUNTRIES } from '#src/shared/locale.ts';
import { fieldOf, type JsonObject } from './json-object.ts';
import { readCategoryLink, readMenuLink, readPagePath } from './link-reader.ts';
import { pictureReader } from './picture-reader.ts';
import {
  listReader,
  optionalReader,
  type ReadContext,
  readNonBlankText,
  readTextOrEmpty,
} from './read-context.ts';

/** Converts the shell of every page; `undefined` without a shop name or a cart URL. */
export function readShell(entry: JsonObject, reading: ReadContext): Shell | undefined {
  const fields = readFields({
    title: readNonBlankText,
    usps: listReader(readText, 'shell.usps', reading),
    menu: listReader(menuItemReader(reading), 'shell.menu', reading),
    footer: listReader(groupReader('shell.footer[]', reading), 'shell.footer', reading),
    phone: withDefault(readPhone, { number: '', hours: '' }),
  })(entry);
  const pathAt = (field: string) =>
    optionalReader(readPagePath, `shell.${field}`, reading)(entry[field]);
  const cartUrl = pathAt('cart_url');
  if (!fields || cartUrl === undefined) return undefined;
  const { title: shopName, ...rest } = fields;
  const checkoutUrl = pathAt('checkout_url');
  const payments = optionalReader(
    listReader(readText, 'shell.payments', reading),
    'shell.payments',
    reading,
  )(entry['payments']);
  const filterTranslations = optionalReader(
    listReader(readFilterTranslation, 'shell.filter_translations', reading),
    'shell.filter_translations',
    reading,
  )(entry['filter_translations']);
  const company = optionalReader(
    companyReader(reading),
    'shell.company',
    reading,
  )(entry['company']);
  const newsletterUrl = pathAt('newsletter_url');
  const preferencesUrl = pathAt('preferences_url');
  const withdrawalUrl = pathAt('withdrawal_url');
  const cookiesUrl = pathAt('cookies_url');
  const adviceUrl = pathAt('advice_url');
  const myBedUrl = pathAt('my_bed_url');
  const storesUrl = pathAt('stores_url');
  const { metaTitle = '', metaDescription = '', ...said } = readPageMetadata(entry['seo']) ?? {};
  return {
    shopName,
    cartUrl,
    ...(checkoutUrl && { checkoutUrl }),
    ...(payments && payments.length > 0 && { payments }),
    ...(filterTranslations && filterTranslations.length > 0 && { filterTranslations }),
    ...(newsletterUrl && { newsletterUrl }),
    ...(preferencesUrl && { preferencesUrl }),
    ...(withdrawalUrl && { withdrawalUrl }),
    ...(cookiesUrl && { cookiesUrl }),
    ...(adviceUrl && { adviceUrl }),
    ...(myBedUrl && { myBedUrl }),
    ...(storesUrl && { storesUrl }),
    ...rest,
    ...(company && { company }),
    defaults: { ...said, metaTitle, metaDescription },
  };
}

const readPhone = readFields({ number: readTextOrEmpty, hours: readTextOrEmpty });

/** Without its legal name and whole address a company is left out. */
const companyReader =
  (reading: ReadContext): Reader<Company> =>
  (value) => {
    const fields = readFields({
      legal_name: readNonBlankText,
      street: readNonBlankText,
      postal_code: readNonBlankText,
      city: readNonBlankText,
      country: readOneOf(COUNTRIES),
    })(value);
    if (!fields) return undefined;
    const { legal_name: legalName, postal_code: postalCode, ...address } = fields;
    const readIn = optionalReader(readRegister, 'shell.company.register', reading);
    const register = readIn(fieldOf(value, 'register'));
    const vatId = readNonBlankText(fieldOf(value, 'vat_id'));
    return {
      legalName,
      ...address,
      postalCode,
      ...(register && { register }),
      ...(vatId !== undefined && { vatId }),
    };
  };

const readRegister = readFields({ name: readNonBlankText, number: readNonBlankText });

const groupReader = (path: string, reading: ReadContext): Reader<MenuGroup> =>
  readFields({
    title: readTextOrEmpty,
    links: listReader(readMenuLink, `${path}.links`, reading),
  });

const menuItemReader =
  (reading: ReadContext): Reader<MenuItem> =>
  (value) => {
    const fields = readFields({
      link: readCategoryLink,
      groups: listReader(
        groupReader('shell.menu[].groups[]', reading),
        'shell.menu[].groups',
        reading,
      ),
    })(value);
    if (!fields) return undefined;
    const read = optionalReader(menuPictureReader(reading), 'shell.menu[].picture', reading);
    const image = read(fieldOf(value, 'picture'));
    return { ...fields.link, groups: fields.groups, ...(image && { image }) };
  };

const menuPictureReader =
  (reading: ReadContext): Reader<NonNullable<MenuItem['image']>> =>
  (value) => {
    const fields = readFields({
      image: pictureReader(reading),
      caption: readTextOrEmpty,
      url: readPagePath,
    })(value);
    return fields && { ...fields.image, caption: fields.caption, url: fields.url };
  };
