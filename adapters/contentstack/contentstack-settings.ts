/** Which stack of the content service the shop reads, and by what keys. */
export type ContentstackSettings = {
  readonly apiKey: string;
  readonly deliveryToken: string;
  readonly environment: string;
  /** Without it, the stack's main branch. */
  readonly branch?: string;
  /** Of the delivery API, with its version: `https://cdn.contentstack.io/v3`. */
  readonly endpoint: string;
  /** Of the pictures, with a port if it has one: `images.contentstack.io`. */
  readonly imageHost: string;
  /** Without it drafts are shown to nobody. */
  readonly preview?: PreviewSettings;
  /** How long one attempt at a request may take, in milliseconds. */
  readonly attemptTimeout?: number;
};

export type PreviewSettings = {
  readonly token: string;
  /** `https://rest-preview.contentstack.com`. */
  readonly origin: string;
};

/** Faults table R: the content service has three seconds. */
export const ATTEMPT_TIMEOUT = 3000;
