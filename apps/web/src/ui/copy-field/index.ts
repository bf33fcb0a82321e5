export { CopyField, useCopy } from './copy-field.tsx'
export type { CopyFieldProps } from './copy-field.tsx'
