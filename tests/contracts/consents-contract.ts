import { describe, expect, it } from 'vitest';
import type { Consents } from '#ports/consents.ts';
import { FULL_CONSENT, NO_CONSENT } from '#src/measurement/consent.ts';

/** Two tabs of one browser, in which nothing was chosen yet. */
export type TwoTabs = { readonly here: Consents; readonly elsewhere: Consents };

/** What every keeper of what a visitor allows does. */
export function consentsContract(name: string, open: () => TwoTabs): void {
  describe(`Consents: ${name}`, () => {
    it('H14a knows of no choice before one was made', () => {
      expect(open().here.load()).toBeUndefined();
    });

    it('H14a gives back what was chosen last, in every tab', () => {
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
