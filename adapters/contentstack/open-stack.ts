import type { default as Contentstack, StackConfig } from '@contentstack/delivery-sdk';
import { isPreviewTimestamp, type PreviewQuery } from '#src/routing/preview-query.ts';
import { applyRequestRules, type HttpClient, type RequestRules } from './request-rules.ts';

export type ContentStack = ReturnType<typeof Contentstack.stack>;

/** The client takes 15 MB in a bare process: a shop whose content is elsewhere does not load it. */
const loadClient = async () => (await import('@contentstack/delivery-sdk')).default;

/** Opens the stack of published content, shared by all requests. */
export async function openStack(
  settings: StackOptions,
  rules: RequestRules,
): Promise<ContentStack> {
  const contentstack = await loadClient();
  const stack = contentstack.stack(stackConfig(settings));
  applyRequestRules(clientOf(stack), rules);
  return stack;
}

/**
 * Opens the stack of one visitor in a live preview. The client keeps a preview key for all later
 * requests, so this stack is never shared.
 */
export async function openPreviewStack(
  settings: StackOptions & { readonly preview: PreviewSettings },
  query: PreviewQuery,
  rules: RequestRules,
): Promise<ContentStack> {
  const contentstack = await loadClient();
  const { origin, token } = settings.preview;
  const { host } = new URL(origin);
  const stack = contentstack.stack({
    ...stackConfig(settings),
    live_preview: { enable: true, preview_token: token, host },
  });
  const { live_preview: key, preview_timestamp: timestamp } = query;
  stack.livePreviewQuery({
    live_preview: key,
    ...(timestamp !== undefined &&
      isPreviewTimestamp(timestamp) && { preview_timestamp: timestamp }),
  });
  const client = clientOf(stack);
  applyRequestRules(client, rules);
  client.interceptors.request.use((config) => ({
    ...config,
    url: toOrigin(config.url ?? '', host, origin),
  }));
  return stack;
}

const stackConfig = (settings: StackOptions): StackConfig => ({
  apiKey: settings.apiKey,
  deliveryToken: settings.deliveryToken,
  environment: settings.environment,
  endpoint: settings.endpoint,
  ...(settings.branch !== undefined && { branch: settings.branch }),
  retryOnError: false,
  logHandler: () => {},
});

const clientOf = (stack: ContentStack): HttpClient => stack.getClient();

/** The client always requests previews over https; a local server may not support it. */
const toOrigin = (url: string, host: string, origin: string): string =>
  url.startsWith(`https://${host}/`) ? origin + url.slice(`https://${host}`.length) : url;

export type StackOptions = {
  readonly apiKey: string;
  readonly deliveryToken: string;
  readonly environment: string;
  /** The stack's main branch by default. */
  readonly branch?: string;
  /** Base URL of the delivery API, with its version: `https://cdn.contentstack.io/v3`. */
  readonly endpoint: string;
  /** Host of images, with a port if it has one: `images.contentstack.io`. */
  readonly imageHost: string;
  /** Without it, there are no previews. */
  readonly preview?: PreviewSettings;
  /** Timeout per attempt, in milliseconds. */
  readonly attemptTimeout?: number;
};

export type PreviewSettings = {
  readonly token: string;
  /** `https://rest-preview.contentstack.com`. */
  readonly origin: string;
};

/** In milliseconds (docs/cases.md, Limits). */
export const ATTEMPT_TIMEOUT = 3000;
