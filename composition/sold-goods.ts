import {
  type WithholdingParts,
  withoutWithheldAdds,
  withoutWithheldGoods,
  withoutWithheldProducts,
  withoutWithheldUrls,
} from '#adapters/system/withheld-goods.ts';
import { CartGateway } from '#ports/cart-gateway.ts';
import { Clock } from '#ports/clock-and-ids.ts';
import { Log } from '#ports/log.ts';
import { Assortment, ProductCatalog, ProductsByUrl } from '#ports/product-catalog.ts';
import { SchemaDrift } from '#ports/upstreams.ts';
import type { Config } from '#server/config.ts';
import { type Wiring, withPort } from './wiring.ts';

/** Commerce that tells of goods that lack facts, and is without them if the settings say so. */
export function soldGoods(commerce: Wiring, { goodsWithoutFacts, upstreams }: Config): Wiring {
  const isWithheld = goodsWithoutFacts === 'withhold';
  const isOfMagento = upstreams.commerce.kind === 'magento';
  const filtered =
    <Port>(create: (port: Port, parts: WithholdingParts) => Port) =>
    (port: Port, clock: Clock, log: Log, drift: SchemaDrift) =>
      create(port, { clock, log, isWithheld, ...(isOfMagento && { drift }) });
  const catalog = withPort(commerce, ProductCatalog, filtered(withoutWithheldProducts), [
    ProductCatalog,
    Clock,
    Log,
    SchemaDrift,
  ]);
  const byUrl = withPort(catalog, ProductsByUrl, filtered(withoutWithheldUrls), [
    ProductsByUrl,
    Clock,
    Log,
    SchemaDrift,
  ]);
  const assortment = withPort(byUrl, Assortment, filtered(withoutWithheldGoods), [
    Assortment,
    Clock,
    Log,
    SchemaDrift,
  ]);
  return isWithheld
    ? withPort(assortment, CartGateway, withoutWithheldAdds, [CartGateway, ProductCatalog])
    : assortment;
}
