export { centsOf } from './cents.ts'
export { DecimalField, useAmountText, useDecimalText } from './decimal-field.tsx'
export type { DecimalFieldProps } from './decimal-field.tsx'
export { decimalOf, parseNumberWithin } from './decimal.ts'
