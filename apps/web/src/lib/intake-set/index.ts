export { useIntakeSet } from './use-intake-set.ts'
