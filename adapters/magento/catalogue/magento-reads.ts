import type { MagentoClient } from '../magento-client.ts';

/** The client that catalogue reads need. */
export type MagentoReads = Pick<MagentoClient, 'read'>;
