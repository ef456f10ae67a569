import { describe, expect, it } from 'vitest';
import { delivery } from '#demo/content/pages/delivery.ts';
import { deliveryPlan } from '#demo/delivery/delivery-plan.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { comesByVan } from '#src/delivery/paid-services.ts';
import { extraDeliveryDays } from '#src/delivery/extra-delivery-days.ts';
import { parseWindow, regionOf } from '#src/delivery/delivery-plan.ts';
import { openDays } from '#src/delivery/delivery-slots.ts';
import { PAID_SERVICES } from '#src/delivery/paid-services.ts';
import { COUNTRIES, type Country } from '#src/shared/locale.ts';

const RANGES: Readonly<Record<Country, readonly [number, number]>> = {
  NL: [1000, 9999],
  BE: [1000, 9999],
  DE: [1001, 99_998],
  AT: [1010, 9992],
};

const written = (code: number, country: Country): string =>
  country === 'NL' ? `${code} AB` : `${code}`.padStart(country === 'DE' ? 5 : 4, '0');

describe('the delivery page', () => {
  const parcels = catalogue.products
    .filter(({ attributes }) => {
      const codes = Object.keys(attributes).map((code) => ({ code, label: '', value: '' }));
      return !comesByVan({ attributes: codes });
    })
    .flatMap(({ variants }) => variants.filter(({ stock }) => stock > 0))
    .map(({ deliveryDays }) => deliveryDays);

  it('DB6 says two to five working days, which most parcels from the warehouse take', () => {
    const usual = parcels.filter((days) => days >= 2 && days <= 5);
    expect(Math.min(...parcels)).toBe(2);
    expect(usual.length / parcels.length).toBeGreaterThan(0.8);
    for (const words of ['twee tot vijf', 'zwei bis fünf', 'two to five'])
      expect(JSON.stringify(delivery)).toContain(words);
  });
});

describe('deliveryPlan', () => {
  it.each(COUNTRIES)('DS1 goes to every postal code of %s', (country) => {
    const [first, last] = RANGES[country];
    const without = [];
    for (let code = first; code <= last; code += 1) {
      const region = regionOf(deliveryPlan, country, written(code, country));
      const isIsland = extraDeliveryDays(written(code, country), country) > 0;
      if (!region || (isIsland && !region.id.endsWith('islands'))) without.push(code);
    }
    expect(without).toEqual([]);
  });

  it('DS2 has days in every region, in windows that follow each other', () => {
    for (const region of deliveryPlan.regions) {
      expect(openDays(region, '2026-12-01', () => 0).length).toBeGreaterThan(3);
      for (const windows of Object.values(region.weekdays)) {
        const hours = (windows ?? []).map(({ window }) => parseWindow(window));
        hours.forEach((one, index) => {
          expect(one?.from).toBeGreaterThanOrEqual(hours[index - 1]?.to ?? 0);
        });
      }
    }
  });

  it('DS5 has a price of every service', () => {
    expect(deliveryPlan.services.map(({ service }) => service)).toEqual(PAID_SERVICES);
  });
});
