import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isMaintenance,
  MAINTENANCE_RETRY_AFTER,
  MAINTENANCE_STATUS,
} from '#src/routing/maintenance.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

describe('isMaintenance', () => {
  it('H6 closes the shop for the text true, with status 503 and Retry-After 600', () => {
    expect(isMaintenance('true')).toBe(true);
    expect([MAINTENANCE_STATUS, MAINTENANCE_RETRY_AFTER]).toEqual([503, 600]);
  });

  it.each([undefined, '', 'TRUE', 'True', ' true', '1', 'yes', 'false'])(
    'H6 leaves the shop open for %j',
    (mode) => {
      expect(isMaintenance(mode)).toBe(false);
    },
  );

  it('H6 leaves the shop open for any text but true', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.mixedCase(fc.constant('true'))), (mode) => {
        expect(isMaintenance(mode)).toBe(mode === 'true');
      }),
    );
  });
});
