export { useTextLimit } from './use-text-limit.ts'
export { TextArea } from './text-area.tsx'
export type { TextAreaProps } from './text-area.tsx'
