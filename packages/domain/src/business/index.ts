export { countries } from './countries.ts'
export { readVatNumber } from './vat-numbers.ts'
