import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import {
  createMagentoSandbox,
  type MagentoSandbox,
  type MagentoSandboxParts,
} from '#sandbox/magento/magento-sandbox.ts';
import { DEFAULT_RELEASE, type MagentoRelease } from '#sandbox/magento/releases.ts';
import { createFixedClock } from './fixed-clock.ts';
import { memoryDatabase } from './memory-database.ts';
import { setCatalogue } from './set-catalogue.ts';

export type RunningMagento = MagentoSandbox & {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly release: MagentoRelease;
  /** Stops listening, and deletes the carts. */
  stop(): void;
};

/**
 * Starts a sandbox of Magento on loopback that stops at `whenDone`, by default with the small shop
 * and its box spring.
 */
export async function startMagento(
  parts: Partial<MagentoSandboxParts> = {},
  onCleanup: (stop: () => void) => void = onTestFinished,
): Promise<RunningMagento> {
  const sandbox = createMagentoSandbox({
    store: createCatalogueStore(setCatalogue),
    clock: createFixedClock(),
    database: memoryDatabase(),
    ...parts,
  });
  const server = createServer(sandbox.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
    sandbox.close();
  };
  onCleanup(stop);
  const { port } = server.address() as AddressInfo;
  const release = parts.faults?.release ?? DEFAULT_RELEASE;
  return { ...sandbox, origin: `http://127.0.0.1:${port}`, release, stop };
}

export type MagentoReply = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
};

/** Posts a query as a client would; an empty header is left out. */
export async function post(
  { origin }: Pick<RunningMagento, 'origin'>,
  query: string,
  variables: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<MagentoReply> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', store: 'en_us', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return read(response);
}

export async function read(response: Response): Promise<MagentoReply> {
  const { status, headers } = response;
  const text = await response.text();
  return { status, headers, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
}
