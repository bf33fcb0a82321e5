export { RadioCards } from './radio-cards.tsx'
export type { RadioCard, RadioCardsProps } from './radio-cards.tsx'
export { CheckCards } from './check-cards.tsx'
export type { CheckCardsProps } from './check-cards.tsx'
