import { describe, expect, it } from 'vitest';
import type { Appointments } from '#ports/appointments.ts';
import type { Appointment } from '#src/messages/appointment.ts';
import type { Letter } from '#src/messages/letter.ts';
import { ok } from '#src/shared/result.ts';
import type { FixedClock } from '../support/fixed-clock.ts';

/** Appointments of the shop `shop@sluimer.example`, and all letters that are due by now. */
export type OpenAppointments = {
  readonly appointments: Appointments;
  readonly clock: FixedClock;
  readonly letters: () => Promise<readonly Letter[]>;
};

const ANNA: Appointment = {
  locale: 'nl-nl',
  store: 'Zwolle',
  name: 'Anna',
  email: 'anna@example.nl',
  dayPart: 'saturday',
  message: 'Een matras van 22 cm',
};

const DAY = 24 * 60 * 60 * 1000;

/** Contract for all that passes on requests for an appointment. */
export function appointmentsContract(name: string, open: () => OpenAppointments): void {
  describe(`Appointments: ${name}`, () => {
    it('SN3 writes to the shop and to the shopper', async () => {
      const { appointments, letters } = open();
      expect(await appointments.request(ANNA)).toEqual(ok('accepted'));
      const parts = { locale: 'nl-nl', appointment: ANNA };
      expect(await letters()).toEqual([
        { kind: 'appointment-request', email: 'shop@sluimer.example', ...parts },
        { kind: 'appointment-receipt', email: 'anna@example.nl', ...parts },
      ]);
    });

    it('SN3 takes the same request within a day once, however often its button is pressed', async () => {
      const { appointments, clock, letters } = open();
      const twice = await Promise.all([appointments.request(ANNA), appointments.request(ANNA)]);
      expect(twice).toEqual([ok('accepted'), ok('accepted')]);
      clock.advance(DAY - 1);
      expect(await appointments.request(ANNA)).toEqual(ok('accepted'));
      expect(await letters()).toHaveLength(2);
      await appointments.request({ ...ANNA, dayPart: 'weekday-morning' });
      clock.advance(1);
      await appointments.request(ANNA);
      const kinds = (await letters()).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'appointment-request')).toHaveLength(2);
    });

    it('SN3 writes to the shop each time, to a mailbox not more often than it bears', async () => {
      const { appointments, clock, letters } = open();
      const others = ['Anna@Example.nl', 'anna+bed@example.nl', 'anna@example.nl'];
      for (const [index, email] of others.entries())
        await appointments.request({ ...ANNA, email, message: `Vraag ${index}` });
      clock.advance(DAY);
      await appointments.request(ANNA);
      clock.advance(DAY);
      await appointments.request(ANNA);
      const kinds = (await letters()).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'appointment-request')).toHaveLength(5);
      expect(kinds.filter((kind) => kind === 'appointment-receipt')).toHaveLength(2);
    });
  });
}
