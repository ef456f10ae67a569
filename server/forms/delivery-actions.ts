import { formatSlot, parseSlot } from '#src/delivery/cart-delivery.ts';
import { PAID_SERVICES } from '#src/delivery/paid-services.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { chooseDelivery } from '#src/use-cases/cart-delivery.ts';
import { failedForm, type FormAction, invalidForm, readTextFields } from './form-action.ts';

/* Delivery of a cart: which days there are at a postal code, and which one the shopper takes. */

const FIELDS = ['postal_code', 'slot', ...PAID_SERVICES] as const;

/** Value that browsers send for a ticked checkbox. */
const CHECKED = 'on';

/** Shows the days at a postal code, which no address may contain; nothing is stored yet. */
export const showDeliveryDaysFromForm: FormAction = (body, { cartId }) => {
  const values = readTextFields(body, ['postal_code']);
  const posted: PostedForm = { form: 'delivery', values, errors: [] };
  return Promise.resolve(cartId === undefined ? NO_CART : { kind: 'step', status: 200, posted });
};

export const holdDeliveryFromForm: FormAction = async (body, { ports, locale, cartId }) => {
  const values = readTextFields(body, FIELDS);
  if (cartId === undefined) return NO_CART;
  const slot = parseSlot(values.slot);
  if (!slot) return invalidForm('delivery', values, [{ field: 'slot', reason: 'missing' }]);
  const services = PAID_SERVICES.filter((service) => values[service] === CHECKED);
  const request = { postalCode: values.postal_code, slot, services };
  const chosen = await chooseDelivery(ports, { locale, cartId, request, key: ports.ids.next() });
  if (chosen.ok) return { kind: 'done' };
  if (chosen.error.kind === 'slots-unavailable')
    return failedForm({ form: 'delivery', values, errors: [] }, chosen.error);
  if (chosen.error.kind === 'no-cart') return NO_CART;
  const typed = { ...values, slot: formatSlot(slot) };
  return invalidForm('delivery', typed, [{ field: 'slot', reason: chosen.error.kind }]);
};

/** A booked delivery stays; the page then says so. */
export const releaseDeliveryFromForm: FormAction = async (_body, { ports, cartId }) => {
  if (cartId === undefined) return NO_CART;
  const released = await ports.deliverySlots.release(cartId);
  return released.ok || released.error.kind !== 'slots-unavailable'
    ? { kind: 'done' }
    : failedForm({ form: 'delivery', values: {}, errors: [] }, released.error);
};

const NO_CART = { kind: 'done', notice: 'CART_NOT_FOUND' } as const;
