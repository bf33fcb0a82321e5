export { useFocusBack, useFocusHome } from './focus.ts'
export { modalOpen, useLayer, useIsModalOpen } from './layers.ts'
