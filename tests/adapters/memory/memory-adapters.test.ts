import {
  createMemoryCartStorage,
  createSharedCartStorage,
} from '../../support/memory-browser-storage.ts';
import { cartStorageContract } from '../../contracts/cart-storage-contract.ts';

cartStorageContract('memory', () => {
  const sharedStorage = createSharedCartStorage();
  return {
    here: createMemoryCartStorage(sharedStorage),
    elsewhere: createMemoryCartStorage(sharedStorage),
  };
});
