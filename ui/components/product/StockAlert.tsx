import { type ReactNode, useState } from 'react';
import { configurationUrl, type ProductSelection } from '#src/catalog/product-selection.ts';
import { STOCK_ALERT_PATH } from '#src/messages/letter-pages.ts';
import { useShop } from '../../shop-context.tsx';
import { EmailForm } from '../newsletter/EmailForm.tsx';
import { SuccessMessage, usePostedFormResult } from '../newsletter/FormResult.tsx';
import styles from './StockAlert.module.css';

export type StockAlertProps = { readonly chosen: ProductSelection };

/**
 * Asks for a mail once the sold-out variant can be bought again (BS1). Of two halves it is the one
 * that is sold out. The answer is the same for a known address.
 */
export function StockAlert({ chosen: { configuration, halves } }: StockAlertProps): ReactNode {
  const { locale, text, stockRequests } = useShop();
  const posted = usePostedFormResult('stock-alert');
  const { product, variant } = configuration;
  const variants = halves ? [halves.left, halves.right] : [variant];
  const soldOut = variants.find(({ stock }) => stock === 0);
  const [acceptedSku, setAcceptedSku] = useState<string>();
  if (!soldOut) return null;
  const { sku } = soldOut;
  if (acceptedSku === sku)
    return <SuccessMessage takesFocus>{text('stock-alert.accepted')}</SuccessMessage>;
  if (posted.notice === 'stock-alert-requested')
    return <SuccessMessage>{text('stock-alert.accepted')}</SuccessMessage>;
  const fields = {
    product: product.sku,
    sku,
    page: configurationUrl(configuration, halves, locale),
  };
  return (
    <div className={styles['alert']}>
      <p className={styles['title']}>{text('stock-alert.title')}</p>
      <EmailForm
        key={sku}
        name="stock-alert"
        action={`${STOCK_ALERT_PATH}/request`}
        hidden={fields}
        request={({ email }) => stockRequests.request({ email, product: product.sku, sku })}
        button={text('stock-alert.submit')}
        posted={posted}
        onAccepted={() => setAcceptedSku(sku)}
      />
      <p className={styles['terms']}>{text('stock-alert.terms')}</p>
    </div>
  );
}
