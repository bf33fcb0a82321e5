export { ChoiceColumns, ClientChoice } from './client-choice.tsx'
export { ClientSelect } from './client-select.tsx'
export type { ChosenClient } from './client-select.tsx'
