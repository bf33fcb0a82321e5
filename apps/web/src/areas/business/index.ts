export { ConsentField } from './guest/consent-field.tsx'
