import type { ReactNode } from 'react';
import { Modal, type ModalProps } from './Modal.tsx';

type SheetProps = ModalProps & {
  /** `bottom` stands on the lower edge of a phone, `full` fills it; both are on the right elsewhere. */
  readonly side?: 'right' | 'left' | 'bottom' | 'full';
};

/** Something that slides in from an edge of the screen and is as high as it, or rises from below. */
export function Sheet({ side = 'right', ...modal }: SheetProps): ReactNode {
  return <Modal {...modal} shape={side} />;
}
