import type { ReactNode } from 'react';
import { Modal, type ModalProps } from './Modal.tsx';

type SheetProps = ModalProps & {
  /** On phones `bottom` is at the lower edge, `full` full-screen; else both are on the right. */
  readonly side?: 'right' | 'left' | 'bottom' | 'full';
};

/** A modal that slides in from an edge of the screen, at full height or from below. */
export function Sheet({ side = 'right', ...modal }: SheetProps): ReactNode {
  return <Modal {...modal} shape={side} />;
}
