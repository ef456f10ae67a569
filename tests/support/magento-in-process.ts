import { type DocumentNode, execute, type GraphQLSchema, parse } from 'graphql';
import type { CatalogueData } from '#adapters/embedded/catalogue-data.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { memoize } from '#src/shared/memoize.ts';
import { createProductTexts } from '#adapters/embedded/product-texts.ts';
import { type MagentoAnswer, readMagentoAnswer } from '#adapters/magento/magento-answer.ts';
import type { MagentoClient } from '#adapters/magento/magento-client.ts';
import { createCatalogueResolvers } from '#sandbox/magento/catalogue/catalogue-resolvers.ts';
import {
  createMagentoProducts,
  type ProductSettings,
} from '#sandbox/magento/catalogue/magento-products.ts';
import type { MagentoFaults } from '#sandbox/magento/magento-faults.ts';
import type { MagentoContext, MagentoResolvers } from '#sandbox/magento/magento-resolvers.ts';
import { DEFAULT_RELEASE, releaseSchema } from '#sandbox/magento/releases.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { createFixedClock } from './fixed-clock.ts';

/** The reading half of a client. */
export type MagentoReads = Pick<MagentoClient, 'read'>;

/** Origin of the sandbox. */
export const ORIGIN = 'http://magento.test';

/** The resolvers of a catalogue, without a server. */
export function catalogueResolvers(
  catalogue: CatalogueData,
  settings: ProductSettings = {},
  faults: MagentoFaults = {},
): MagentoResolvers {
  const store = createCatalogueStore(catalogue);
  return createCatalogueResolvers({
    store,
    texts: createProductTexts(store),
    products: createMagentoProducts(store, settings),
    clock: createFixedClock(),
    faults,
  });
}

/** Answers as Magento does over HTTP: with all that JSON can carry, and nothing else. */
export function createInProcessMagento(resolvers: MagentoResolvers): MagentoReads {
  const { schema } = releaseSchema(DEFAULT_RELEASE);
  const documentOf = memoize((source: string) => parse(source));
  return {
    read: (locale, { source }, variables) =>
      answer(schema, resolvers, {
        document: documentOf(source),
        variables: JSON.parse(JSON.stringify(variables)) as Record<string, unknown>,
        locale,
      }),
  };
}

type Call = {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly locale: Locale;
};

async function answer(
  schema: GraphQLSchema,
  rootValue: MagentoResolvers,
  { document, variables, locale }: Call,
): Promise<Result<MagentoAnswer, CallFailure>> {
  const contextValue: MagentoContext = { locale, origin: ORIGIN };
  const result = await execute({
    schema,
    document,
    rootValue,
    variableValues: variables,
    contextValue,
  });
  return readMagentoAnswer({ status: 200, body: JSON.stringify(result) }, 0);
}

/** A Magento with these products. */
export const magentoOf = (
  catalogue: CatalogueData,
  settings?: ProductSettings,
  faults?: MagentoFaults,
): MagentoReads => createInProcessMagento(catalogueResolvers(catalogue, settings, faults));
