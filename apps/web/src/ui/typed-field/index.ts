export { TypedField } from './typed-field.tsx'
export { useTypedText } from './use-typed-text.ts'
export type { TypedText } from './use-typed-text.ts'
