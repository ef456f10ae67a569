import type { ReactNode } from 'react';
import { Modal, type ModalProps } from './Modal.tsx';

type SheetProps = ModalProps & {
  /** `bottom` and `full` apply to phones: at the lower edge, full screen. Else on the right. */
  readonly side?: 'right' | 'left' | 'bottom' | 'full';
};

/** A modal that slides in from an edge of the screen, at full height or from below. */
export function Sheet({ side = 'right', ...modal }: SheetProps): ReactNode {
  return <Modal {...modal} shape={side} />;
}
