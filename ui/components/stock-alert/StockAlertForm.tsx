import type { ReactNode } from 'react';
import { STOCK_ALERT_PATH } from '#src/messages/letter-pages.ts';
import { LETTER_PARAM } from '#src/routing/reserved-params.ts';
import type { ShownForm } from '#src/use-cases/page-model.ts';
import { type FormText, useFormText } from '../../i18n/form-texts.ts';
import { Button, LinkButton } from '../Button.tsx';
import { FormFailure, SuccessMessage, usePostedFormResult } from '../newsletter/FormResult.tsx';

type StockAlertFormProps = { readonly form: ShownForm };

/**
 * Confirms or stops a request for stock (BS1). Each takes a press, as mail scanners open the links of
 * a letter.
 */
export function StockAlertForm({ form }: StockAlertFormProps): ReactNode {
  const { id, status, variant } = form;
  const formText = useFormText();
  const { failure, notice } = usePostedFormResult('stock-alert');
  if (status === 'unknown' && notice === 'stock-alert-stopped')
    return <SuccessMessage>{formText('stock-alert.stopped')}</SuccessMessage>;
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
      {status === 'unconfirmed' && <Press action="confirm" id={id} words="stock-alert.confirm" />}
      {variant && status !== 'unconfirmed' && (
        <LinkButton href={variant.url}>{formText('stock-alert.to-product')}</LinkButton>
      )}
      <p>{formText('stock-alert.stop-text')}</p>
      <Press action="stop" id={id} words="stock-alert.stop" />
    </>
  );
}

type PressProps = {
  readonly action: 'confirm' | 'stop';
  readonly id: string;
  readonly words: FormText;
};

function Press({ action, id, words }: PressProps): ReactNode {
  const formText = useFormText();
  return (
    <form action={`${STOCK_ALERT_PATH}/${action}`} method="post">
      <input type="hidden" name={LETTER_PARAM} value={id} />
      <Button type="submit" variant={action === 'stop' ? 'outlined' : 'filled'}>
        {formText(words)}
      </Button>
    </form>
  );
}
