export { useChosenMicronutrients, useHasMicronutrients, useMicronutrients } from './data.ts'
export { MicronutrientModal } from './micronutrient-modal.tsx'
