import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import { contentSourceContract } from '../../contracts/content-source-contract.ts';
import { createDriftRecorder, openContentstack } from '../../support/contentstack-shop.ts';
import { EVERY_BLOCK, richContent } from '../../support/rich-content.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallDrafts } from '../../support/small-content.ts';
import { inScope } from '../../support/test-scope.ts';

const { settings } = await openContentstack(richContent, smallCatalogue);

contentSourceContract(
  'Contentstack, over its sandbox',
  () => createContentstackContentSource({ settings, drift: createDriftRecorder() }),
  {
    category: '/matrassen',
    partOfCategory: '/matrassen/lunaro',
    product: { url: '/matras-wolk', sku: 'M1' },
    cart: '/winkelwagen',
    blocks: { url: '/', blocks: EVERY_BLOCK },
    ...smallDrafts('key'),
  },
  { numRuns: inScope(10, 3) },
);
