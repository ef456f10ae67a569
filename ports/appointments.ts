import type { Appointment } from '#src/messages/appointment.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** Passes shoppers' requests for an appointment on to the stores, by letter. */
export interface Appointments {
  /**
   * Has a letter sent to the shop, and a confirmation to the shopper. A mailbox that got too many
   * confirmations gets none, which the answer does not tell: anyone can type any address. The same
   * request again within a day is one request: a button was pressed twice.
   */
  request(appointment: Appointment): Promise<Result<'accepted', AppointmentsFailure>>;
}

/** It could not be passed on now. */
export type AppointmentsFailure = {
  readonly kind: 'appointments-unavailable';
  readonly status: number;
  readonly message: string;
  /** When a retry may be worthwhile, where known. */
  readonly retryAfterSeconds?: number;
};

export const Appointments = token<Appointments>('Appointments');
