export { BusinessHead } from './guest/business-head.tsx'
export { ConsentField } from './guest/consent-field.tsx'
