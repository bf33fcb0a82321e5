export { cut } from './cut.ts'
export { TruncatedText } from './truncated-text.tsx'
export type { TruncatedTextProps } from './truncated-text.tsx'
