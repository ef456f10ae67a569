import { setTimeout as sleep } from 'node:timers/promises';
import { NO_GUARD, type SchemaDrift, type UpstreamGuard } from '#ports/upstreams.ts';
import { isPreviewIdentifier, type PreviewQuery } from '#src/routing/preview-query.ts';
import { openNodeAgents } from '../http/proxy.ts';
import { type ContentApi, createContentApi } from './content-api.ts';
import { ATTEMPT_TIMEOUT, type StackOptions, openPreviewStack, openStack } from './open-stack.ts';
import type { RequestRules } from './request-rules.ts';

/** The delivery API for published content, and for one editor's preview. */
export interface ContentApis {
  readonly published: ContentApi;
  /** Returns `undefined` if previews are off or the key is malformed. */
  preview(query: PreviewQuery | undefined): ContentApi | undefined;
}

/** Randomness, time and guards; tests replace them. */
export type ContentApiOptions = Partial<Pick<RequestRules, 'random' | 'wait' | 'guard'>> & {
  /** Guard of the preview service, a separate host: its outage affects previews only. */
  readonly previewGuard?: UpstreamGuard;
};

/** Maximum number of connections; more requests wait for one (docs/cases.md, Limits). */
const MAX_CONNECTIONS = 64;

export function createContentApis(
  settings: StackOptions,
  drift: SchemaDrift,
  {
    random = Math.random,
    wait = sleep,
    guard = NO_GUARD,
    previewGuard = guard,
  }: ContentApiOptions = {},
): ContentApis {
  const connections = { keepAlive: true, maxSockets: MAX_CONNECTIONS };
  const rules: RequestRules = {
    attemptTimeout: settings.attemptTimeout ?? ATTEMPT_TIMEOUT,
    ...openNodeAgents(settings.endpoint, connections),
    random,
    guard,
    wait: async (milliseconds) => wait(milliseconds),
  };
  const { preview } = settings;
  const published = openStack(settings, rules);
  return {
    published: createContentApi(published, guard, drift),
    preview: (query) =>
      preview && query && isPreviewKey(query.live_preview)
        ? createContentApi(
            openPreviewStack({ ...settings, preview }, query, {
              ...rules,
              ...openNodeAgents(preview.origin, connections),
              guard: previewGuard,
            }),
            previewGuard,
            drift,
          )
        : undefined,
  };
}

/** The key is sent in a header. Contentstack's tools send `init` until a session begins. */
const isPreviewKey = (key: string): boolean => isPreviewIdentifier(key) && key !== 'init';
