import type { MagentoClient } from '../magento-client.ts';

export type MagentoReads = Pick<MagentoClient, 'read'>;
