import type { ReactNode } from 'react';
import { Modal, type ModalProps } from './Modal.tsx';

/** A modal in the middle of the screen, no larger than its content. */
export function Dialog(props: ModalProps): ReactNode {
  return <Modal {...props} shape="centered" />;
}
