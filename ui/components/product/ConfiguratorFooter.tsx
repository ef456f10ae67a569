import type { FormEvent, ReactNode } from 'react';
import { cartItemsOfSelection } from '#src/cart/items-of-selection.ts';
import { isDefaultChoice } from '#src/catalog/bundle.ts';
import {
  configuredPrice,
  nonDefaultChoiceUids,
  type ProductConfiguration,
} from '#src/catalog/product-configuration.ts';
import { useShop, useText } from '../../shop-context.tsx';
import { Button, LinkButton } from '../Button.tsx';
import { PriceTag } from '../PriceTag.tsx';
import { ConfiguredGoodsNote } from '../duties/MadeToMeasure.tsx';
import { PostForm } from '../ContentLink.tsx';
import styles from './ConfiguratorFooter.module.css';
import { DeliveryDay } from './DeliveryPromise.tsx';
import { formatPriceDifference, PriceDifference } from './ConfiguratorPart.tsx';

type FooterProps = {
  readonly configuration: ProductConfiguration;
  /** URL of the page with this selection and the configurator closed. */
  readonly closedUrl: string;
  /** Order date of an order placed now. */
  readonly today: string;
};

/** Total of the bundle, its changed parts and the add-to-cart form. */
export function ConfiguratorFooter({ configuration, closedUrl, today }: FooterProps): ReactNode {
  const text = useText();
  const price = configuredPrice(configuration);
  const { product, variant } = configuration;
  const more = price.final.cents - variant.price.final.cents;
  return (
    <footer className={styles['footer']}>
      <Summary configuration={configuration} />
      <div className={styles['note']}>
        {variant.stock > 0 && (
          <DeliveryDay days={variant.deliveryDays} today={today} product={product} />
        )}
        <ConfiguredGoodsNote />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- outputs hold no paragraphs */}
      <div className={styles['total']} role="status">
        <span className={styles['label']}>{text('configurator.total')}</span>
        <PriceTag price={price} size="page" />
        {more !== 0 && (
          <span className={styles['more']}>
            {text('configurator.than-usual', { difference: formatPriceDifference(more) })}
          </span>
        )}
      </div>
      {variant.stock > 0 ? (
        <AddForm configuration={configuration} closedUrl={closedUrl} />
      ) : (
        <LinkButton href={closedUrl} variant="outlined">
          {text('configurator.close')}
        </LinkButton>
      )}
    </footer>
  );
}

/** The chosen parts, collapsed as the parts above show them too. */
function Summary({ configuration: { variant, parts } }: Pick<FooterProps, 'configuration'>) {
  const text = useText();
  const changed = parts.filter((one) => !isDefaultChoice(one));
  return (
    <details className={styles['summary']}>
      <summary>
        {changed.length === 0
          ? text('configurator.summary-usual')
          : text('configurator.summary', { count: changed.length })}
      </summary>
      <ul>
        {parts.map(({ part, choice }) => (
          <li key={part.key}>
            <span>{part.label}</span>
            <span>{choice.label}</span>
            <PriceDifference
              variant={variant}
              choice={choice}
              than={part.choices[0]}
              otherwise="–"
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Closes the configurator before adding, as the cart confirmation shows the bundle. */
function AddForm({ configuration, closedUrl }: Omit<FooterProps, 'today'>): ReactNode {
  const { text, stores } = useShop();
  const { product, variant } = configuration;
  const { sku } = variant;
  const uids = nonDefaultChoiceUids(configuration);
  const add = async (): Promise<void> => {
    await stores.navigation.navigate(closedUrl, { history: 'replace', scroll: 'keep' });
    await Promise.all(
      cartItemsOfSelection({ configuration }, 1).map((item) => stores.cart.add(item)),
    );
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void add();
  };
  return (
    <PostForm action="/cart/add" onSubmit={submit}>
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="product" value={product.sku} />
      <input type="hidden" name="quantity" value="1" />
      {uids.map((uid) => (
        <input key={uid} type="hidden" name="option" value={uid} />
      ))}
      <Button type="submit" className={styles['add']}>
        {text('product.add-to-cart')}
      </Button>
    </PostForm>
  );
}
