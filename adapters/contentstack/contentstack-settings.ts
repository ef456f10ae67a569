export type ContentstackSettings = {
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
