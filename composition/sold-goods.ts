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
import { token } from '#ports/token.ts';
import { SchemaDrift } from '#ports/upstreams.ts';
import type { Config } from '#server/config.ts';
import { type Wiring, withPort } from './wiring.ts';

/** Commerce that tells of goods that lack facts, and is without them if the settings say so. */
export function soldGoods(commerce: Wiring, { goodsWithoutFacts, upstreams }: Config): Wiring {
  const isWithheld = goodsWithoutFacts === 'withhold';
  const isOfMagento = upstreams.commerce.kind === 'magento';
  const partsOf = (...[clock, log, drift]: Tellers): WithholdingParts => ({
    clock,
    log,
    isWithheld,
    ...(isOfMagento && { drift }),
  });
  const filtered =
    <Port>(create: (port: Port, parts: WithholdingParts) => Port) =>
    (port: Port, ...tellers: Tellers) =>
      create(port, partsOf(...tellers));
  const whole = keepingAllProducts(commerce);
  const catalog = withPort(whole, ProductCatalog, filtered(withoutWithheldProducts), [
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
    ? withPort(
        assortment,
        CartGateway,
        (carts: CartGateway, all: ProductCatalog, ...tellers: Tellers) =>
          withoutWithheldAdds(carts, all, partsOf(...tellers)),
        [CartGateway, AllProducts, Clock, Log, SchemaDrift],
      )
    : assortment;
}

type Tellers = readonly [Clock, Log, SchemaDrift];

/** The catalogue with the goods that are withheld: carts tell them from those that it cannot find. */
const AllProducts = token<ProductCatalog>('AllProducts');

const keepingAllProducts =
  (commerce: Wiring): Wiring =>
  (bind) => {
    commerce((wired: symbol) => bind<unknown>(wired === ProductCatalog ? AllProducts : wired));
    bind(ProductCatalog).toResolvedValue((all: ProductCatalog) => all, [AllProducts]);
  };
