import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import type { ContentSource } from '#ports/content-source.ts';
import type { PageEntry } from '#src/content/page-entry.ts';
import { forEveryLocale } from '#src/shared/locale.ts';
import type { FakeShop } from './fake-ports.ts';
import { smallCatalogue } from './small-catalogue.ts';

/** Embedded content with the same pages in every locale, and none for products. */
export function contentWithPages(
  pages: readonly PageEntry[],
  { errorPage, shell }: Pick<FakeShop, 'errorPage' | 'shell'>,
): ContentSource {
  const oldAddresses = { remap: {}, redirects: {} };
  const local = { pages, drafts: [], errorPage, shell, oldAddresses };
  const catalogue = createCatalogueStore({ ...smallCatalogue, products: [] });
  return createEmbeddedContentSource(
    forEveryLocale(() => local),
    catalogue,
  );
}
