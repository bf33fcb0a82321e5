export { CountField } from './count-field.tsx'
