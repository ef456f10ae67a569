import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  parse,
  type DocumentNode,
  type IntrospectionQuery,
} from 'graphql';
import { storeViewOf } from '#adapters/magento/magento-client.ts';
import { MAGENTO_RELEASES, releaseSchema } from '#sandbox/magento/releases.ts';
import type { Upstreams } from '#server/upstream-settings.ts';
import { schemaGaps, type SchemaGap } from './schema-gaps.ts';

const DOCUMENTS = 'adapters/magento/documents';
const PATIENCE = 30_000;

/** Result of a schema comparison; many Magentos do not allow introspection. */
export type SchemaReport =
  | { readonly kind: 'compared'; readonly gaps: readonly SchemaGap[] }
  | { readonly kind: 'closed'; readonly why: string }
  | { readonly kind: 'none' };

/** The operations of the adapter. */
const magentoDocuments = (): readonly DocumentNode[] => [
  parse(
    readdirSync(DOCUMENTS)
      .map((name) => readFileSync(join(DOCUMENTS, name), 'utf8'))
      .join('\n'),
  ),
];

/** Differences from the schema of the release that differs least in what the documents use. */
export function gapsOf(theirs: GraphQLSchema): readonly SchemaGap[] {
  const documents = magentoDocuments();
  const byRelease = MAGENTO_RELEASES.map((release) =>
    schemaGaps(documents, releaseSchema(release).schema, theirs),
  );
  return byRelease.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/** Reads the schema of an environment's Magento, and compares. */
export async function compareMagento({ commerce }: Upstreams): Promise<SchemaReport> {
  if (commerce.kind !== 'magento') return { kind: 'none' };
  try {
    const answer = await introspect(
      `${commerce.baseUrl}/graphql`,
      storeViewOf('nl-nl', commerce.stores),
    );
    if (!isIntrospection(answer)) return { kind: 'closed', why: 'it does not tell its schema' };
    return { kind: 'compared', gaps: gapsOf(buildClientSchema(answer.data)) };
  } catch (error) {
    return { kind: 'closed', why: error instanceof Error ? error.message : String(error) };
  }
}

async function introspect(url: string, store: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', store },
    body: JSON.stringify({ query: getIntrospectionQuery({ inputValueDeprecation: false }) }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  return response.json();
}

const isIntrospection = (answer: unknown): answer is { readonly data: IntrospectionQuery } =>
  typeof answer === 'object' &&
  answer !== null &&
  'data' in answer &&
  typeof answer.data === 'object' &&
  answer.data !== null &&
  '__schema' in answer.data;
