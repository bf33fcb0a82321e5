export { CountedField } from './counted-field.tsx'
