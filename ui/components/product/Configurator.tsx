import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { withConfiguratorPart } from '#src/catalog/product-url-params.ts';
import type { ProductConfiguration } from '#src/catalog/product-configuration.ts';
import type { Picture } from '#src/catalog/product.ts';
import { variantUrl } from '#src/catalog/variant-url.ts';
import { formatSize } from '../../format-numbers.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import { lockPageScroll } from '../dialog/use-overlay.ts';
import { useLinkTo } from '../ContentLink.tsx';
import { Image } from '../Image.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { ConfiguratorFooter } from './ConfiguratorFooter.tsx';
import { ConfiguratorPart } from './ConfiguratorPart.tsx';
import styles from './Configurator.module.css';

type ConfiguratorProps = {
  readonly configuration: ProductConfiguration;
  readonly openedPart: string | undefined;
  /** The bed as configured. */
  readonly drawing?: Picture | undefined;
  /** Order date of an order placed now. */
  readonly today: string;
};

/** Id of a part's section in the configurator. */
export const configuratorPartId = (key: string): string => `part-${key}`;

/**
 * Configurator of a bundle: all parts with their choices, and the total (T1). The URL holds the
 * open state and every choice: Back undoes the last one, and without script it is an ordinary page.
 * With script it is a modal dialog.
 */
export function Configurator(props: ConfiguratorProps): ReactNode {
  const { configuration, openedPart, drawing, today } = props;
  const { locale, stores } = useShop();
  const { product, variant, parts } = configuration;
  const isOpen = openedPart !== undefined;
  const [isOpenAtFirst] = useState(isOpen);
  const dialog = useDialog(isOpen);
  useShownPart(dialog, openedPart);
  const url = variantUrl(product, variant, locale, parts);
  const close = (): void => {
    if (isOpen) void stores.navigation.navigate(url, { history: 'replace', scroll: 'keep' });
  };
  return (
    <dialog
      ref={dialog}
      className={styles['panel']}
      open={isOpenAtFirst}
      aria-labelledby="configurator-title"
      closedby="any"
      onClose={close}
    >
      {isOpen && (
        <div className={styles['frame']}>
          <Header configuration={configuration} closedUrl={url} />
          <div className={styles['body']} tabIndex={-1}>
            {drawing && (
              <div className={styles['drawing']}>
                <Image picture={drawing} sizes="100vw" eager />
              </div>
            )}
            <Steps configuration={configuration} />
          </div>
          <ConfiguratorFooter configuration={configuration} closedUrl={url} today={today} />
        </div>
      )}
    </dialog>
  );
}

/** Each part, with a URL for every choice. */
function Steps({ configuration }: Pick<ConfiguratorProps, 'configuration'>): ReactNode {
  const { locale } = useShop();
  const { product, variant, parts } = configuration;
  return (
    <div className={styles['steps']}>
      {parts.map((chosen, index) => (
        <ConfiguratorPart
          key={chosen.part.key}
          id={configuratorPartId(chosen.part.key)}
          number={index + 1}
          configuration={configuration}
          chosen={chosen}
          hrefOf={(next) => {
            const url = variantUrl(product, variant, locale, next);
            const { key } = chosen.part;
            // Without script the page is loaded anew, and shows the part again.
            return `${withConfiguratorPart(url, key)}#${configuratorPartId(key)}`;
          }}
        />
      ))}
    </div>
  );
}

type HeaderProps = Pick<ConfiguratorProps, 'configuration'> & { readonly closedUrl: string };

function Header({ configuration, closedUrl }: HeaderProps): ReactNode {
  const { text } = useShop();
  const linkTo = useLinkTo();
  return (
    <header className={styles['header']}>
      <div>
        <h2 id="configurator-title">{text('product.parts')}</h2>
        <p>{describeSelection(configuration, text)}</p>
      </div>
      <a className={styles['close']} {...linkTo(closedUrl)} data-scroll="keep">
        <Icon name="close" />
        <VisuallyHidden>{text('configurator.close')}</VisuallyHidden>
      </a>
    </header>
  );
}

function describeSelection(
  { product, variant: { size, options = [] } }: ProductConfiguration,
  text: ReturnType<typeof useShop>['text'],
): string {
  const sizes = size === undefined ? [] : [text('product.size', { size: formatSize(size) })];
  return [product.name, ...sizes, ...options.map(({ value }) => value)].join(' · ');
}

/** Turns the server's open dialog into a modal one, and opens and closes it as the URL changes. */
function useDialog(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return;
    if (!isOpen) return current.close();
    if (!current.matches(':modal')) {
      current.removeAttribute('open');
      current.showModal();
    }
    return lockPageScroll(current);
  }, [isOpen]);
  return dialog;
}

/** Scrolls to the requested part on opening only. */
function useShownPart(
  dialog: RefObject<HTMLDialogElement | null>,
  openedPart: string | undefined,
): void {
  const isOpen = openedPart !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const part = dialog.current?.querySelector(
      `[id="${CSS.escape(configuratorPartId(openedPart))}"]`,
    );
    part?.scrollIntoView({ block: 'start', behavior: 'instant' });
    // oxlint-disable-next-line react/exhaustive-deps -- a change of the part must not scroll
  }, [dialog, isOpen]);
}
