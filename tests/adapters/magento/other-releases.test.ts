import { DEFAULT_RELEASE, MAGENTO_RELEASES } from '#sandbox/magento/releases.ts';
import { magentoCartContracts } from './cart-contracts.ts';

for (const release of MAGENTO_RELEASES.filter((one) => one !== DEFAULT_RELEASE)) {
  magentoCartContracts(release);
}
