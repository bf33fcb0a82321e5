export { RadioCards } from './radio-cards.tsx'
export type { RadioCard, RadioCardsProps } from './radio-cards.tsx'
