import type { BundleChoice } from '#src/catalog/bundle.ts';
import { euroCents } from '#src/pricing/money.ts';

/** A choice in stock that costs `cents` more than the default one. */
export const bundleChoice = (uid: string, cents: number): BundleChoice => ({
  uid,
  key: uid,
  label: uid,
  extra: euroCents(cents),
  isSoldOut: false,
});
