import type { ReactNode } from 'react';
import { Modal, type ModalProps } from './Modal.tsx';

type SheetProps = ModalProps & {
  /**
   * On a phone `bottom` rises from the lower edge and `full` fills the screen; else both are on the
   * right.
   */
  readonly side?: 'right' | 'left' | 'bottom' | 'full';
};

/** A modal that slides in from an edge of the screen, at full height or from below. */
export function Sheet({ side = 'right', ...modal }: SheetProps): ReactNode {
  return <Modal {...modal} shape={side} />;
}
