export { ConsentField } from './guest/consent-field.tsx'
export { useCountries, useFiscalCheck, useTaxNumberHint } from './settings/fiscal-check.ts'
export { useBusinessWords } from './settings/words.ts'
