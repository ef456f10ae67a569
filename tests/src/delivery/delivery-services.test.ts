import { describe, expect, it } from 'vitest';
import { deliveryServices } from '#src/delivery/delivery-services.ts';

const services = (...codes: readonly string[]) =>
  deliveryServices({ attributes: codes.map((code) => ({ code, label: '', value: '' })) });

describe('deliveryServices', () => {
  it.each([
    ['boxspring_kern', ['to-room', 'assembly', 'take-back']],
    ['matras_kern', ['to-room', 'take-back']],
    ['topper_kern', ['to-room', 'take-back']],
    ['ledikant_materiaal', ['to-room']],
    ['bedbodem_latten', ['to-room']],
    ['kast_deuren', ['to-room']],
    ['hoofdkussen_vulling', ['parcel']],
    ['dekbed_vulling', ['parcel']],
    ['bedlampje_led', ['parcel']],
  ])('for the attribute %s are %j', (code, expected) => {
    expect(services(code)).toEqual(expected);
  });

  it('default to a parcel for an unknown product type', () => {
    expect(services()).toEqual(['parcel']);
  });

  it('include exactly one of to-room and parcel', () => {
    for (const code of ['boxspring_kern', 'matras_kern', 'kast_deuren', 'sierkussen_vulling']) {
      const ways = services(code).filter((one) => one === 'to-room' || one === 'parcel');
      expect(ways).toHaveLength(1);
    }
  });
});
