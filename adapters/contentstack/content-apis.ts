import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Drift } from '#ports/drift.ts';
import { NO_GUARD, type UpstreamGuard } from '#ports/upstream-guard.ts';
import { isPreviewName, type PreviewQuery } from '#src/content/preview-query.ts';
import { createContentApi, type ContentApi } from './content-api.ts';
import { ATTEMPT_TIMEOUT, type ContentstackSettings } from './contentstack-settings.ts';
import type { RequestRules } from './govern-requests.ts';
import { openPreviewStack, openStack } from './open-stack.ts';

/** The delivery API as everybody sees it, and as one editor's preview does. */
export interface ContentApis {
  readonly published: ContentApi;
  /** `undefined` where previews are not shown, or the key is none that the service could have made. */
  preview(query: PreviewQuery | undefined): ContentApi | undefined;
}

/** Chance and time, for tests to hold, and what stands before the service. */
export type Circumstances = Partial<Pick<RequestRules, 'random' | 'wait' | 'guard'>> & {
  /** What stands before the preview service, a host of its own: its outage closes no other page. */
  readonly previewGuard?: UpstreamGuard;
};

/** Faults table R: so many requests at once; more wait for a connection. */
const MOST_CONNECTIONS = 64;

export function createContentApis(
  settings: ContentstackSettings,
  drift: Drift,
  {
    random = Math.random,
    wait = sleep,
    guard = NO_GUARD,
    previewGuard = guard,
  }: Circumstances = {},
): ContentApis {
  const connections = { keepAlive: true, maxSockets: MOST_CONNECTIONS };
  const rules: RequestRules = {
    attemptTimeout: settings.attemptTimeout ?? ATTEMPT_TIMEOUT,
    httpAgent: new HttpAgent(connections),
    httpsAgent: new HttpsAgent(connections),
    random,
    guard,
    wait: async (milliseconds) => wait(milliseconds),
  };
  const { preview } = settings;
  return {
    published: createContentApi(openStack(settings, rules), guard, drift),
    preview: (query) =>
      preview && query && isPreviewKey(query.live_preview)
        ? createContentApi(
            openPreviewStack({ ...settings, preview }, query, { ...rules, guard: previewGuard }),
            previewGuard,
            drift,
          )
        : undefined,
  };
}

/** It travels in a header; `init` is what the service's own tools say before a session begins. */
const isPreviewKey = (key: string): boolean => isPreviewName(key) && key !== 'init';
