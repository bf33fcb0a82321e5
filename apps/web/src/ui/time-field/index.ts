export { TimeField } from './time-field.tsx'
