export { modalOpen, useLayer, useModalOpen } from './layers.ts'
