export { countries, dialingCodeOf, presetCountryCode } from './countries.ts'
export { parseFiscalCode, parseRecipientCode, parseVatNumber } from './vat-numbers.ts'
export { missingSellerFields, sellerLines, type SellerIdentity } from './sellers.ts'
