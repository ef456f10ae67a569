import type { Router } from 'express';
import { isSku } from '#src/catalog/product.ts';
import type { SamplesNotice } from '#src/forms/form-notice.ts';
import { SAMPLES_PATH, samplesUrl } from '#src/messages/letter-pages.ts';
import {
  readSampleOrder,
  SAMPLE_FIELDS,
  SAMPLE_PRODUCT_FIELD,
  sampleFabrics,
} from '#src/messages/sample-order.ts';
import { failedForm, type FormAction, invalidForm, readTextFields } from '../forms/form-action.ts';
import { createFormRoutes, type FormRoutesInput } from './form-routes.ts';

/** The order of samples of the fabrics of a bed (FS1). */
export const createSampleForms = (input: FormRoutesInput): Router =>
  createFormRoutes(input, [{ path: '/order', act: orderFromForm, pageOf: () => SAMPLES_PATH }]);

const ORDERED: SamplesNotice = 'samples-ordered';

/** No address and no log has what was typed: the page is that of the bed. */
const orderFromForm: FormAction = async (body, { ports, locale }) => {
  const values: Readonly<Record<string, string>> = readTextFields(body, SAMPLE_FIELDS);
  const posted = { form: 'samples', values, errors: [] } as const;
  const sku = values[SAMPLE_PRODUCT_FIELD] ?? '';
  // The page says that there are no samples.
  if (!isSku(sku)) return { kind: 'rejected', status: 422, posted };
  const to = samplesUrl(sku);
  const found = await ports.catalog.product(locale, sku);
  if (!found.ok) {
    return found.error.kind === 'catalog-unavailable'
      ? { ...failedForm(posted, { status: 503 }), to }
      : { kind: 'rejected', status: 422, posted };
  }
  const bed = { name: found.value.name, fabrics: sampleFabrics(found.value) };
  const order = readSampleOrder(values, locale, bed);
  if (!order.ok) return { ...invalidForm('samples', values, order.error), to };
  const answer = await ports.shopRequests.request({ kind: 'samples', samples: order.value });
  return answer.ok
    ? { kind: 'done', notice: ORDERED, to }
    : { ...failedForm(posted, answer.error), to };
};
