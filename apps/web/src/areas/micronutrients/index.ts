import { lazyPart } from '#lib/lazy-part'

export { useChosenMicronutrients, useHasMicronutrients, useMicronutrients } from './data.ts'
export const MicronutrientModal = lazyPart(() => import('./micronutrient-modal.tsx'), 'MicronutrientModal')
