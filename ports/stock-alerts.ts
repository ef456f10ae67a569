import type {
  AlertedVariant,
  StockAlert,
  StockAlertForm,
  StockAlertRequest,
} from '#src/messages/stock-alert.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/**
 * Requests to be mailed once a variant can be bought again (BS1), one per address, locale and
 * variant. Rows of the shop's own, whichever system holds its products.
 */
export interface StockAlerts {
  /**
   * Mails a request for confirmation; nothing else is sent before it is confirmed. The answer is the
   * same for a known address, and for a mailbox that has got too many letters.
   */
  request(request: StockAlertRequest): Promise<Result<'accepted', StockAlertsFailure>>;
  /** What is stored under the id of a letter. */
  alert(id: string): Promise<Result<StockAlert, StockAlertsFailure | StockAlertNotFound>>;
  /** Confirms an unconfirmed request; any other stays as it is. */
  confirm(id: string): Promise<Result<StockAlert, StockAlertsFailure | StockAlertNotFound>>;
  /** Deletes all requests of the address that this one is of. May be repeated. */
  stop(id: string): Promise<Result<'stopped', StockAlertsFailure>>;
}

/** Access to the variants that are waited for. */
export interface AwaitedStock {
  /** At most `limit` variants that confirmed requests wait for, after `last`, in a fixed order. */
  awaited(
    last: AwaitedVariant | undefined,
    limit: number,
  ): Promise<Result<readonly AwaitedVariant[], StockAlertsFailure>>;
  /**
   * Ends the confirmed requests for a variant, and queues the letter of each in the same
   * transaction: a request gets one letter, whenever a process is killed, and however often this is
   * called. Returns the number of letters.
   */
  backInStock(locale: Locale, variant: AlertedVariant): Promise<Result<number, StockAlertsFailure>>;
}

/** A variant that somebody waits for in a locale. */
export type AwaitedVariant = {
  readonly locale: Locale;
  /** SKU of its product. */
  readonly product: string;
  readonly sku: string;
};

/** The requests cannot be read or written now, or whether one was written is unknown (504). */
export type StockAlertsFailure = {
  readonly kind: 'stock-alerts-unavailable';
  readonly status: number;
  readonly message: string;
  /** When a retry may be worthwhile, where known. */
  readonly retryAfterSeconds?: number;
};

/** No request has this id, or it was stopped, or its time has passed. */
export type StockAlertNotFound = { readonly kind: 'stock-alert-not-found' };

export const StockAlerts = token<StockAlerts>('StockAlerts');

export const AwaitedStock = token<AwaitedStock>('AwaitedStock');

/** Requests as a page sends them: the shop's server knows the variant and the locale. */
export interface StockAlertRequests {
  request(form: StockAlertForm): Promise<Result<'accepted', StockAlertsFailure>>;
}
