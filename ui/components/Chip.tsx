import type { ReactNode, Ref } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import styles from './Chip.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { useLinkTo } from './use-link-to.ts';

type ChipFace = {
  readonly children: ReactNode;
  /** Said aloud in the place of what is shown, which then ends with a cross: "take away Size: 90". */
  readonly removeLabel?: string | undefined;
  readonly className?: string | undefined;
};

type ChipLinkProps = ChipFace & {
  readonly href: string;
  /** Says that this is what is shown now; the chip is then ticked. */
  readonly isCurrent?: boolean;
  readonly rel?: string | undefined;
  /** True where the page is to stay scrolled as it is. */
  readonly keepsScroll?: boolean;
  readonly onClick?: (() => void) | undefined;
  readonly ref?: Ref<HTMLAnchorElement>;
};

type ChipButtonProps = ChipFace & {
  readonly onClick: () => void;
  /** For a chip that is switched on and off; the chip is ticked when on. */
  readonly isPressed?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A short choice, as a link where the address keeps it, else as a button. */
export const Chip = (props: ChipLinkProps | ChipButtonProps): ReactNode =>
  'href' in props ? <ChipLink {...props} /> : <ChipButton {...props} />;

function ChipLink({ isCurrent = false, keepsScroll = false, ...props }: ChipLinkProps): ReactNode {
  const { children, removeLabel, className, href, rel, ...link } = props;
  const linkTo = useLinkTo();
  return (
    <a
      {...link}
      {...(rel === undefined ? linkTo(href) : { href, rel })}
      className={classNames(styles['chip'], isCurrent && styles['on'], className)}
      aria-current={isCurrent ? 'true' : undefined}
      data-scroll={keepsScroll ? 'keep' : undefined}
    >
      <Face isOn={isCurrent} removeLabel={removeLabel}>
        {children}
      </Face>
    </a>
  );
}

function ChipButton({ isPressed, onClick, ref, ...face }: ChipButtonProps): ReactNode {
  const { children, removeLabel, className } = face;
  return (
    <button
      ref={ref}
      className={classNames(styles['chip'], isPressed && styles['on'], className)}
      type="button"
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Face isOn={isPressed ?? false} removeLabel={removeLabel}>
        {children}
      </Face>
    </button>
  );
}

/** A tick and a cross tell what a colour alone would not. */
function Face({ isOn, removeLabel, children }: ChipFace & { readonly isOn: boolean }): ReactNode {
  if (removeLabel === undefined) {
    return (
      <>
        {isOn && <Icon name="check" />}
        {children}
      </>
    );
  }
  return (
    <>
      <VisuallyHidden>{removeLabel}</VisuallyHidden>
      <span aria-hidden="true">{children}</span>
      <Icon name="close" />
    </>
  );
}
