import type { ReactNode, Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { classNames } from '../theme/class-names.ts';
import styles from './Chip.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { useLinkForBed, useLinkTo } from './ContentLink.tsx';

type ChipFace = {
  readonly children: ReactNode;
  /** Accessible name in place of the visible text, e.g. "Remove Size: 90". Adds a cross icon. */
  readonly removeLabel?: string | undefined;
  readonly className?: string | undefined;
};

type ChipLinkProps = ChipFace & {
  readonly href: string;
  /** True for the link to the current state; the chip then has a tick. */
  readonly isCurrent?: boolean;
  readonly rel?: string | undefined;
  /** True if the page keeps its scroll position. */
  readonly preservesScroll?: boolean;
  readonly onClick?: (() => void) | undefined;
  readonly ref?: Ref<HTMLAnchorElement>;
};

type ChipButtonProps = ChipFace & {
  readonly onClick: () => void;
  /** For a toggle chip; the chip has a tick when on. */
  readonly isPressed?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A short choice: a link if the URL holds its state, else a button. */
export const Chip = (props: ChipLinkProps | ChipButtonProps): ReactNode =>
  'href' in props ? <ChipLink {...props} /> : <ChipButton {...props} />;

function ChipLink({
  isCurrent = false,
  preservesScroll = false,
  ...props
}: ChipLinkProps): ReactNode {
  const { children, removeLabel, className, href, rel, ...link } = props;
  const linkTo = useLinkTo();
  const linkForBed = useLinkForBed();
  return (
    <a
      {...link}
      {...(rel === undefined ? linkTo(href) : linkForBed(href, rel))}
      className={classNames(styles['chip'], isCurrent && styles['on'], className)}
      aria-current={isCurrent ? 'true' : undefined}
      data-scroll={preservesScroll ? 'keep' : undefined}
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

/** A tick or a cross repeats what the colour alone would convey. */
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
