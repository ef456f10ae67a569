import addresses from '../content-types/addresses.json';
import categoryBanner from '../content-types/category_banner.json';
import filteredCategory from '../content-types/filtered_category.json';
import page from '../content-types/page.json';
import shell from '../content-types/shell.json';
import type { JsonObject } from '../entries/stored-entry.ts';

type Schema = JsonObject & {
  readonly uid: string;
  readonly schema: readonly {
    readonly uid: string;
    readonly data_type: string;
    readonly blocks?: readonly { readonly uid: string }[];
  }[];
};

const schemas: readonly Schema[] = [page, filteredCategory, categoryBanner, shell, addresses];

export const contentTypes: ReadonlyMap<string, Schema> = new Map(
  schemas.map((schema) => [schema.uid, schema]),
);
