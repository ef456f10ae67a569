import addresses from './content-types/addresses.json';
import adviceRules from './content-types/advice_rules.json';
import categoryBanner from './content-types/category_banner.json';
import filteredCategory from './content-types/filtered_category.json';
import page from './content-types/page.json';
import shell from './content-types/shell.json';
import link from './global-fields/link.json';
import picture from './global-fields/picture.json';
import seo from './global-fields/seo.json';

/** A content type or a global field, as the management API takes it. */
export type Schema = {
  readonly uid: string;
  readonly title: string;
  readonly schema: readonly SchemaField[];
};

/** A field; groups, global fields and blocks have fields of their own. */
export type SchemaField = {
  readonly uid: string;
  readonly data_type: string;
  readonly [property: string]: unknown;
};

const byUid = (schemas: readonly Schema[]): ReadonlyMap<string, Schema> =>
  new Map(schemas.map((schema) => [schema.uid, schema]));

/** The content types that a stack needs; the adapter reads their entries, the sandbox has them. */
export const contentTypes = byUid([
  page,
  filteredCategory,
  categoryBanner,
  shell,
  adviceRules,
  addresses,
]);

/** Fields that content types share. */
export const globalFields = byUid([link, picture, seo]);
