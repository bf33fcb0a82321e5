export { KeyForwarder } from './key-forwarder.tsx'
export { Modal } from './modal.tsx'
export type { ModalProps } from './modal.tsx'
