import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { CartItem } from '#src/cart/cart.ts';
import { CHANGE_PARAM, replacementOf } from '#src/cart/replace-line.ts';
import { formatAmount } from '#src/pricing/money.ts';
import { withParameters } from '#src/routing/url-parts.ts';
import type { LineChoice } from '#src/use-cases/line-choices.ts';
import { formatSize } from '../../format-numbers.ts';
import type { Translate } from '../../i18n/texts.ts';
import { useShop, useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { Button } from '../Button.tsx';
import { SelectField, type SelectChoice } from '../form/SelectField.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { PathLink, PostForm } from '../ContentLink.tsx';
import styles from './ChangeLine.module.css';

/** The variants to choose from; a word while they are not there. */
type ShownChoices = 'closed' | 'loading' | 'failed' | readonly LineChoice[];

type Change = {
  readonly shown: ShownChoices;
  readonly open: () => Promise<void>;
  readonly close: () => void;
  /** True once the shopper has opened or closed the form, which moves the focus. */
  readonly isTouched: boolean;
};

type ChangeProps = Change & { readonly item: CartItem };

/**
 * Whether the change form of a line is open, and its choices: `given` with the page without script,
 * else loaded when it is opened.
 */
export function useLineChange(item: CartItem, given: readonly LineChoice[] | undefined): Change {
  const { productPorts, locale } = useShop();
  const [shown, setShown] = useState<ShownChoices>(given ?? 'closed');
  const [isTouched, setTouched] = useState(false);
  const open = async (): Promise<void> => {
    setShown('loading');
    setTouched(true);
    const found = await import('#src/use-cases/line-choices.ts')
      .then(({ findLineChoices }) => findLineChoices(productPorts, locale, item))
      .catch(() => undefined);
    setShown((now) => (now === 'loading' ? (found ?? 'failed') : now));
  };
  const close = (): void => {
    setShown('closed');
    setTouched(true);
  };
  return { shown, open, close, isTouched };
}

/** Opens the change form of a line that has a size or another choice: a link without script. */
export function ChangeLineLink({ item, shown, open, close, isTouched }: ChangeProps): ReactNode {
  const { text, shell } = useShop();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isTouched && shown === 'closed') link.current?.focus();
  }, [isTouched, shown]);
  if (!item.options.some(({ uid }) => uid === undefined)) return null;
  const toggle = (event: MouseEvent): void => {
    event.preventDefault();
    if (shown === 'closed' || shown === 'failed') void open();
    else close();
  };
  const parameter = `${CHANGE_PARAM}=${encodeURIComponent(item.uid)}`;
  return (
    <PathLink
      ref={link}
      className={styles['link']}
      href={`${withParameters(shell.cartUrl, [parameter])}#${CHANGE_PARAM}`}
      aria-expanded={Array.isArray(shown) || undefined}
      aria-busy={shown === 'loading' || undefined}
      onClick={toggle}
    >
      {text('cart.variant')}
      <VisuallyHidden>: {item.product.name}</VisuallyHidden>
    </PathLink>
  );
}

type FormProps = ChangeProps & {
  readonly className: string | undefined;
  readonly onReplaced: ((sku: string) => void) | undefined;
};

/** Variants of a line's product, one of which replaces the line. Works without script. */
export function ChangeLineForm(props: FormProps): ReactNode {
  const { shown, className } = props;
  const text = useText();
  if (shown === 'closed' || shown === 'loading') return null;
  if (shown === 'failed' || shown.length < 2) {
    return (
      <p className={className} role="alert">
        {text(shown === 'failed' ? 'cart.variant-failed' : 'cart.variant-only')}
      </p>
    );
  }
  return <Variants {...props} choices={shown} />;
}

type VariantsProps = FormProps & { readonly choices: readonly LineChoice[] };

function Variants(props: VariantsProps): ReactNode {
  const { item, choices, close, isTouched, className } = props;
  const { text, shell } = useShop();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const { isSending, submit } = useReplacing(props);
  const cancel = (event: MouseEvent): void => {
    event.preventDefault();
    close();
  };
  useEffect(() => {
    if (isTouched) select.current?.focus();
  }, [isTouched]);
  return (
    <PostForm
      className={classNames(styles['form'], className)}
      id={isTouched ? undefined : CHANGE_PARAM}
      action="/cart/replace"
      onSubmit={submit}
    >
      <input type="hidden" name="uid" value={item.uid} />
      <SelectField
        ref={select}
        id={id}
        name="sku"
        label={text('cart.variant-label')}
        choices={choices.map((choice) => selectChoice(text, choice))}
        defaultValue={item.product.sku}
      />
      <Button type="submit" isPending={isSending}>
        {text('cart.change')}
      </Button>
      <PathLink className={styles['link']} href={shell.cartUrl} onClick={cancel}>
        {text('cart.cancel')}
      </PathLink>
    </PostForm>
  );
}

/** "160 × 200 cm, Medium – € 599,-". */
function selectChoice(
  text: Translate,
  { sku, size, options, price, isSoldOut }: LineChoice,
): SelectChoice {
  const sizeText = size === undefined ? '' : text('product.size', { size: formatSize(size) });
  const words = [sizeText, options].filter((word) => word !== '').join(', ');
  const end = isSoldOut ? text('product.sold-out') : formatAmount(price.cents);
  return { value: sku, label: `${words} – ${end}`, isDisabled: isSoldOut };
}

/** Replaces the line by the chosen variant; the focus moves to the lines once it is there. */
function useReplacing({ item, close, onReplaced }: VariantsProps) {
  const { text, stores } = useShop();
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const sku = new FormData(event.currentTarget).get('sku');
    const lines = event.currentTarget.closest<HTMLElement>('[tabindex="-1"]');
    if (isSending || typeof sku !== 'string') return;
    if (sku === item.product.sku) {
      close();
      return;
    }
    setSending(true);
    const { kind } = await stores.cart.replaceLine(item.uid, replacementOf(item, sku));
    setSending(false);
    if (kind !== 'granted') return;
    onReplaced?.(sku);
    stores.notifications.add('success', text('cart.variant-saved', { name: item.product.name }));
    lines?.focus();
  };
  return { isSending, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}
