import type { MagentoClient } from '../magento-client.ts';

/** What catalogues are read by. */
export type MagentoReads = Pick<MagentoClient, 'read'>;
