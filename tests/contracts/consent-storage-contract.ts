import { describe, expect, it } from 'vitest';
import type { ConsentStorage } from '#ports/browser-storage.ts';
import { FULL_CONSENT, NO_CONSENT } from '#src/consent/consent.ts';

/** Two tabs of one browser, without a choice of consent yet. */
export type TwoTabs = { readonly here: ConsentStorage; readonly elsewhere: ConsentStorage };

/** Contract for every store of a visitor's consent. */
export function consentStorageContract(name: string, open: () => TwoTabs): void {
  describe(`ConsentStorage: ${name}`, () => {
    it('H14a has no choice before one was made', () => {
      expect(open().here.load()).toBeUndefined();
    });

    it('H14a returns the last choice, in every tab', () => {
      const { here, elsewhere } = open();
      const some = { statistics: true, marketing: false };
      for (const consent of [FULL_CONSENT, some, NO_CONSENT]) {
        here.save(consent);
        expect(here.load()).toEqual(consent);
        expect(elsewhere.load()).toEqual(consent);
      }
    });
  });
}
