export { countries, dialingCodeOf, presetCountryCode } from './countries.ts'
export { readVatNumber } from './vat-numbers.ts'
