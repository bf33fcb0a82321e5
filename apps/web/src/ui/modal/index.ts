export { Modal } from './modal.tsx'
export type { ModalProps } from './modal.tsx'
export { modalOpen, useLayer, useModalOpen } from './open-layers.ts'
export { forwardKeys } from './forward-keys.ts'
