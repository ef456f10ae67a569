import addresses from '../content-types/addresses.json' with { type: 'json' };
import categoryBanner from '../content-types/category_banner.json' with { type: 'json' };
import filteredCategory from '../content-types/filtered_category.json' with { type: 'json' };
import page from '../content-types/page.json' with { type: 'json' };
import shell from '../content-types/shell.json' with { type: 'json' };
import link from '../global-fields/link.json' with { type: 'json' };
import picture from '../global-fields/picture.json' with { type: 'json' };
import seo from '../global-fields/seo.json' with { type: 'json' };
import type { JsonObject } from '../entries/stored-entry.ts';

type Schema = JsonObject & { readonly uid: string };

const byUid = (schemas: readonly Schema[]): ReadonlyMap<string, Schema> =>
  new Map(schemas.map((schema) => [schema.uid, schema]));

export const contentTypes = byUid([page, filteredCategory, categoryBanner, shell, addresses]);

export const globalFields = byUid([seo, link, picture]);
