import { readBlockLink } from '#src/content/block-link.ts';
import type { Company } from '#src/content/company.ts';
import { readMetadataOrNone } from '#src/content/page-metadata.ts';
import type { MenuItem, Shell } from '#src/content/shell.ts';
import {
  readAs,
  readCount,
  type Reader,
  readFields,
  readListOf,
  readOneOf,
  readText,
  readTrue,
  withOptional,
} from '#src/shared/json-reader.ts';
import { COUNTRIES } from '#src/shared/locale.ts';

const readGroups = readListOf(readFields({ title: readText, links: readListOf(readBlockLink) }));

const readMenuPicture: Reader<Required<MenuItem>['image']> = readFields({
  path: readText,
  width: readCount,
  height: readCount,
  alt: readText,
  caption: readText,
  url: readText,
});

const readCompany: Reader<Company> = withOptional(
  readFields({
    legalName: readText,
    street: readText,
    postalCode: readText,
    city: readText,
    country: readOneOf(COUNTRIES),
  }),
  { register: readFields({ name: readText, number: readText }), vatId: readText },
);

const readPaths = readListOf(readText);

/** Parses what `formatShell` writes, as another program does; `undefined` for anything else. */
export const parseShell: Reader<Shell> = withOptional(
  readFields({
    shopName: readText,
    cartUrl: readText,
    usps: readListOf(readText),
    menu: readListOf(
      withOptional(readFields({ title: readText, url: readText, groups: readGroups }), {
        image: readMenuPicture,
      }),
    ),
    footer: readGroups,
    phone: readFields({ number: readText, hours: readText }),
    defaults: readAs(readMetadataOrNone, (metadata) => ({
      metaTitle: '',
      metaDescription: '',
      ...metadata,
    })),
  }),
  {
    checkoutUrl: readText,
    newsletterUrl: readText,
    preferencesUrl: readText,
    withdrawalUrl: readText,
    adviceUrl: readText,
    myBedUrl: readText,
    storesUrl: readText,
    cookiesUrl: readText,
    payments: readListOf(readText),
    filterTranslations: readListOf(readFields({ key: readText, value: readText })),
    company: readCompany,
    links: readFields({ listings: readPaths, indexable: readPaths, closed: readPaths }),
    isDraft: readTrue,
  },
);
