import type { MagentoClient } from '../magento-client.ts';

export type MagentoReadClient = Pick<MagentoClient, 'read'>;
