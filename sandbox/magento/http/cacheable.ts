import {
  Kind,
  type DocumentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf, type Fragments } from './query-limits.ts';

/**
 * Returns whether caches may store the answer: all root fields are the same for every visitor of
 * the store view.
 */
export const isCacheable = (document: DocumentNode, operation: OperationDefinitionNode): boolean =>
  rootFields(operation.selectionSet, fragmentsOf(document)).every((name) => CACHEABLE.has(name));

const rootFields = (set: SelectionSetNode | undefined, fragments: Fragments): readonly string[] =>
  (set?.selections ?? []).flatMap((selection) => {
    switch (selection.kind) {
      case Kind.FIELD:
        return selection.name.value;
      case Kind.INLINE_FRAGMENT:
        return rootFields(selection.selectionSet, fragments);
      case Kind.FRAGMENT_SPREAD:
        return rootFields(fragments.get(selection.name.value)?.selectionSet, fragments);
    }
  });

const CACHEABLE: ReadonlySet<string> = new Set([
  'products',
  'categories',
  'storeConfig',
  'currency',
  'attributesForm',
  'customAttributeMetadataV2',
]);

/** `Vary` lists neither store view nor currency, so a cache has to be configured for them. */
export const CACHE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'max-age=86400, public, s-maxage=86400',
  pragma: 'cache',
  vary: 'Accept-Encoding',
};

export const NO_CACHE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'max-age=0, must-revalidate, no-cache, no-store',
  pragma: 'no-cache',
};
