import type { Router } from 'express';
import type { AppointmentNotice } from '#src/forms/form-notice.ts';
import { APPOINTMENT_FIELDS, readAppointment } from '#src/messages/appointment.ts';
import type { Locale } from '#src/shared/locale.ts';
import { HOME_PATH } from '../forms/answer-form.ts';
import { failedForm, type FormAction, invalidForm, readTextFields } from '../forms/form-action.ts';
import type { ServerPorts } from '../server-ports.ts';
import { createFormRoutes, type FormRoutesInput } from './form-routes.ts';

/** The request for an appointment, on the page of the stores. */
export const createStoreForms = (input: FormRoutesInput): Router =>
  createFormRoutes(input, [
    {
      path: '/appointment',
      act: requestAppointmentFromForm,
      pageOf: ({ storesUrl }) => storesUrl ?? HOME_PATH,
    },
  ]);

const REQUESTED: AppointmentNotice = 'appointment-requested';

/** No address and no log has what was typed. */
const requestAppointmentFromForm: FormAction = async (body, { ports, locale }) => {
  const values = readTextFields(body, APPOINTMENT_FIELDS);
  const names = await storeNames(ports, locale);
  if (names === undefined)
    return failedForm({ form: 'appointment', values, errors: [] }, { status: 503 });
  const appointment = readAppointment(values, locale, names);
  if (!appointment.ok) return invalidForm('appointment', values, appointment.error);
  const answer = await ports.shopRequests.request({
    kind: 'appointment',
    appointment: appointment.value,
  });
  return answer.ok
    ? { kind: 'done', notice: REQUESTED }
    : failedForm({ form: 'appointment', values, errors: [] }, answer.error);
};

/** The stores of the page; `undefined` if the content is unavailable. */
async function storeNames(
  { content }: Pick<ServerPorts, 'content'>,
  locale: Locale,
): Promise<readonly string[] | undefined> {
  const shell = await content.shell(locale);
  if (!shell.ok) return undefined;
  const { storesUrl } = shell.value;
  if (storesUrl === undefined) return [];
  const page = await content.pageByUrl(locale, storesUrl);
  if (!page.ok) return undefined;
  const blocks = page.value && 'blocks' in page.value ? (page.value.blocks ?? []) : [];
  return blocks.flatMap((block) =>
    block.type === 'stores' ? block.stores.map(({ name }) => name) : [],
  );
}
