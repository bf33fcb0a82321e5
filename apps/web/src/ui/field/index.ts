export { Field, FieldError, FieldPair, FieldSet } from './field.tsx'
export type { FieldProps, FieldSetProps, Wiring } from './field.tsx'
