import type { ReactNode } from 'react';
import { Modal, type ModalProps } from './Modal.tsx';

/** Something that stands in the middle of the screen, no larger than it has to be. */
export function Dialog(props: ModalProps): ReactNode {
  return <Modal {...props} shape="centered" />;
}
