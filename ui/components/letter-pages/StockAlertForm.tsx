import { type ReactNode, useState } from 'react';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { STOCK_ALERT_PATH } from '#src/messages/letter-pages.ts';
import type { ShownStockAlertForm } from '#src/use-cases/page-model.ts';
import { useFormText } from '../../i18n/form-texts.ts';
import { useShop, useText } from '../../shop-context.tsx';
import { LinkButton } from '../Button.tsx';
import { EmailForm } from '../newsletter/EmailForm.tsx';
import { LetterButton } from './LetterButton.tsx';
import { FormFailure, SuccessMessage, usePostedFormResult } from '../newsletter/FormResult.tsx';

type StockAlertFormProps = { readonly form: ShownStockAlertForm };

/**
 * Confirms or stops a request for stock (BS1). Each takes a press, as mail scanners open the links of
 * a letter.
 */
export function StockAlertForm({ form }: StockAlertFormProps): ReactNode {
  const { id, status, variant } = form;
  const formText = useFormText();
  const text = useText();
  const { form: posted, failure, notice } = usePostedFormResult('stock-alert');
  if (status === 'unknown' && notice === 'stock-alert-stopped')
    return <SuccessMessage>{formText('stock-alert.stopped')}</SuccessMessage>;
  if (status === 'unknown' && notice === 'stock-alert-requested')
    return <SuccessMessage>{text('stock-alert.accepted')}</SuccessMessage>;
  if (status === 'unknown' && posted?.values['sku']) return <RequestAgain posted={posted} />;
  const name = variant?.name ?? formText('stock-alert.some-product');
  if (status === 'unknown' || status === 'unavailable')
    return <p role="alert">{formText(`stock-alert.${status}`)}</p>;
  return (
    <>
      {status === 'waiting' ? (
        <SuccessMessage>{formText('stock-alert.waiting', { name })}</SuccessMessage>
      ) : (
        <p>{formText(`stock-alert.${status}`, { name })}</p>
      )}
      {failure && <FormFailure failure={failure} />}
      {status === 'unconfirmed' && (
        <LetterButton action={`${STOCK_ALERT_PATH}/confirm`} id={id}>
          {formText('stock-alert.confirm')}
        </LetterButton>
      )}
      {variant && status !== 'unconfirmed' && (
        <LinkButton href={variant.url}>{formText('stock-alert.to-product')}</LinkButton>
      )}
      <p>{formText('stock-alert.stop-text')}</p>
      <LetterButton action={`${STOCK_ALERT_PATH}/stop`} id={id} variant="outlined">
        {formText('stock-alert.stop')}
      </LetterButton>
    </>
  );
}

/** The form of a product page that could not be shown again: the catalogue was away. */
function RequestAgain({ posted }: { readonly posted: PostedForm }): ReactNode {
  const { text, stockRequests } = useShop();
  const result = usePostedFormResult('stock-alert');
  const [isAccepted, setAccepted] = useState(false);
  if (isAccepted) return <SuccessMessage takesFocus>{text('stock-alert.accepted')}</SuccessMessage>;
  const { product = '', sku = '', page = '' } = posted.values;
  return (
    <>
      <EmailForm
        name="stock-alert"
        action={`${STOCK_ALERT_PATH}/request`}
        hidden={{ product, sku, page }}
        request={({ email }) => stockRequests.request({ email, product, sku })}
        button={text('stock-alert.submit')}
        posted={result}
        onAccepted={() => setAccepted(true)}
      />
      <p>{text('stock-alert.terms')}</p>
    </>
  );
}
