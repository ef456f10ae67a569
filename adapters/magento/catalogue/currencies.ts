import type { Currencies } from '#ports/product-catalog.ts';
import { readFields, readText } from '#src/shared/json-reader.ts';
import { readRequiredList } from './lenient-lists.ts';

/** Reads the answer to `Currencies`. */
export function readCurrencies(data: unknown): Currencies | undefined {
  const { currency } = readAnswer(data) ?? {};
  return (
    currency && {
      base: currency.base_currency_code,
      available: currency.available_currency_codes,
    }
  );
}

const readAnswer = readFields({
  currency: readFields({
    base_currency_code: readText,
    available_currency_codes: readRequiredList(readText, () => undefined),
  }),
});
