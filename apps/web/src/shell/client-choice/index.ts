export { ChoiceColumns, ClientChoice } from './client-choice.tsx'
