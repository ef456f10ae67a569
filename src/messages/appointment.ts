import { parseEmail } from '../shared/email.ts';
import {
  type FieldError,
  type FieldReason,
  type FormInput,
  linesField,
  MAX_NAME_LENGTH,
  optionalField,
  parseName,
  readForm,
  requiredField,
} from '../shared/form.ts';
import type { Locale } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** Times at which a shopper may want to come; the store answers with a time of its own. */
export const DAY_PARTS = ['weekday-morning', 'weekday-afternoon', 'saturday'] as const;

export type DayPart = (typeof DAY_PARTS)[number];

/** A shopper's request for an appointment in a store. */
export type Appointment = {
  readonly locale: Locale;
  /** Name of the store, as the page of the stores has it. */
  readonly store: string;
  readonly name: string;
  readonly email: string;
  readonly dayPart: DayPart;
  /** What the shopper wants to try, or anything else. */
  readonly message?: string;
};

export type AppointmentField = Exclude<keyof Appointment, 'locale'>;

/** Fields of the form, in display order. */
export const APPOINTMENT_FIELDS = [
  'store',
  'dayPart',
  'name',
  'email',
  'message',
] as const satisfies readonly AppointmentField[];

export const MAX_MESSAGE_LENGTH = 500;

/** Parses the form of a shop with these stores, or returns all of its validation errors. */
export function readAppointment(
  typed: FormInput<AppointmentField>,
  locale: Locale,
  stores: readonly string[],
): Result<Appointment, readonly FieldError<AppointmentField, FieldReason>[]> {
  const form = readForm<Omit<Appointment, 'locale'>, FieldReason>(
    {
      store: requiredField<string, FieldReason>(MAX_NAME_LENGTH, (name) =>
        stores.includes(name) ? ok(name) : err('malformed'),
      ),
      dayPart: requiredField<DayPart, FieldReason>(MAX_NAME_LENGTH, (line) => {
        const part = DAY_PARTS.find((known) => known === line);
        return part === undefined ? err('malformed') : ok(part);
      }),
      name: parseName,
      email: parseEmail,
      message: optionalField(linesField(MAX_MESSAGE_LENGTH)),
    },
    typed,
  );
  return form.ok ? ok({ locale, ...form.value }) : form;
}
