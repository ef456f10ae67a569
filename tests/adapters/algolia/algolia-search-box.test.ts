import { afterAll } from 'vitest';
import { createAlgoliaSearchBox } from '#adapters/algolia/algolia-search-box.ts';
import { searchBoxContract } from '../../contracts/search-box-contract.ts';
import { indexedAlgolia } from '../../support/indexed-algolia.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallContent } from '../../support/small-content.ts';

const indexed = await indexedAlgolia(smallCatalogue, smallContent);
afterAll(() => indexed.algolia.close());

searchBoxContract('Algolia over the sandbox', () => createAlgoliaSearchBox(indexed));
