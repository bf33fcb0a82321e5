import { lazyPart } from '#lib/lazy-part'

export { useChosenMicronutrients } from './data.ts'
export const MicronutrientModal = lazyPart(() => import('./micronutrient-modal.tsx'), 'MicronutrientModal')
