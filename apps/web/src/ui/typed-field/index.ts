export { TypedField, useTypedText } from './typed-field.tsx'
export type { TypedText } from './typed-field.tsx'
