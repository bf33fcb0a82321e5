/** The team's nutritional advices, for the client's own home. */
export { OwnAdvices } from './advices/own-advices.tsx'
