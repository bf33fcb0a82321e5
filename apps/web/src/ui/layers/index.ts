export { modalOpen, useLayer, useIsModalOpen } from './layers.ts'
