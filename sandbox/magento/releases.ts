import { buildSchema, type GraphQLSchema } from 'graphql';
import { memoize } from '#src/shared/memoize.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import before248 from './schema/before-2.4.8.graphql?raw';
import before249 from './schema/before-2.4.9.graphql?raw';
import everyRelease from './schema/every-release.graphql?raw';
import since248 from './schema/since-2.4.8.graphql?raw';
import since249 from './schema/since-2.4.9.graphql?raw';
import { createDocumentCheck, type CheckDocument } from './http/checked-documents.ts';

/** Releases of Magento whose schema and behaviour are known, the oldest first. */
export const MAGENTO_RELEASES = ['2.4.7', '2.4.8', '2.4.9'] as const;

export type MagentoRelease = (typeof MAGENTO_RELEASES)[number];

export const DEFAULT_RELEASE: MagentoRelease = '2.4.8';

/** No release is known by this name. */
export type UnknownRelease = { readonly kind: 'unknown-release'; readonly message: string };

/** Parses the name of a release; an empty one is the default. */
export function parseRelease(name: string): Result<MagentoRelease, UnknownRelease> {
  const release = MAGENTO_RELEASES.find((one) => one === (name || DEFAULT_RELEASE));
  if (release) return ok(release);
  const known = MAGENTO_RELEASES.join(', ');
  const message = `Magento ${JSON.stringify(name)} is not known, only ${known}`;
  return err({ kind: 'unknown-release', message });
}

/** The schema of a release as text: what all releases have, and what only some of them have. */
export const schemaText = (release: MagentoRelease): string => PARTS[release].join('\n');

const PARTS: Readonly<Record<MagentoRelease, readonly string[]>> = {
  '2.4.7': [everyRelease, before248, before249],
  '2.4.8': [everyRelease, since248, before249],
  '2.4.9': [everyRelease, since248, since249],
};

/** The schema of a release, and the check of documents against it. */
export type ReleaseSchema = { readonly schema: GraphQLSchema; readonly check: CheckDocument };

/**
 * Returns the schema of a release: a part of Magento's own. All sandboxes share it, as it takes longer
 * to make than the rest of a sandbox. It is assumed to be valid; a test checks that.
 */
export const releaseSchema = memoize((release: MagentoRelease): ReleaseSchema => {
  const schema = buildSchema(schemaText(release), { assumeValid: true, noLocation: true });
  return { schema, check: createDocumentCheck(schema) };
});
