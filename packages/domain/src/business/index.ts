export { countries, dialingCodeOf, presetCountryCode } from './countries.ts'
export { parseVatNumber } from './vat-numbers.ts'
