import type { StockAlertRequests, StockAlertsFailure } from '#ports/stock-alerts.ts';
import { readFields, readTrue } from '#src/shared/json-reader.ts';
import { err, ok } from '#src/shared/result.ts';
import type { BffClient } from './bff-client.ts';

/** Requests for stock via the shop's own server, whose address names the locale. */
export const createBffStockAlerts = (client: BffClient): StockAlertRequests => ({
  async request(form) {
    const answer = await client.call('shop/requestStockAlert', [form]);
    if (!answer.ok) return err(unavailable(answer.error.statusCode, answer.error.message));
    return readAccepted(answer.value)
      ? ok('accepted')
      : err(unavailable(UNKNOWN, 'The answer of requestStockAlert cannot be read.'));
  },
});

/** The sign-in page of a public network has status 200, too. */
const readAccepted = readFields({ accepted: readTrue });

/** Status for a lost response, after which the outcome is unknown. */
const UNKNOWN = 504;

const unavailable = (status: number, message: string): StockAlertsFailure => ({
  kind: 'stock-alerts-unavailable',
  status: status || UNKNOWN,
  message,
});
