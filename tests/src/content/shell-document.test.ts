import { describe, expect, it } from 'vitest';
import { formatShell, parseShell } from '#src/content/shell-document.ts';
import type { Shell } from '#src/content/shell.ts';
import { jsonRoundTrip } from '../../support/json-round-trip.ts';
import { aShell } from '../../support/shown-pages.ts';

const SHELL: Shell = {
  ...aShell,
  defaults: { metaTitle: 'Sluimer', metaDescription: 'Bedden' },
};

describe('formatShell', () => {
  it('H1 formats the default metadata with the field names of the content service', () => {
    const document = formatShell(SHELL);
    expect(document.defaults).toMatchObject({
      meta_title: 'Sluimer',
      meta_description: 'Bedden',
    });
    expect(document).toMatchObject({ shopName: 'Sluimer', menu: SHELL.menu, usps: SHELL.usps });
  });
});

describe('parseShell', () => {
  it('H1 reads what formatShell writes, sent as JSON', () => {
    expect(parseShell(jsonRoundTrip(formatShell(SHELL)))).toEqual(SHELL);
  });

  it('H1 parses missing defaults as empty strings', () => {
    for (const defaults of [null, {}, { meta_title: null, meta_description: 7 }]) {
      expect(parseShell({ ...formatShell(SHELL), defaults })?.defaults).toEqual({
        metaTitle: '',
        metaDescription: '',
      });
    }
  });

  it('B6 returns undefined for a shell without a name or a cart URL', () => {
    for (const named of [{ shopName: 'Sluimer' }, { cartUrl: '/winkelwagen' }, null, 'Sluimer']) {
      expect(parseShell(named)).toBeUndefined();
    }
  });
});
