export { en } from './en.ts'
export { it } from './it.ts'
export { UiWordsContext, useWords } from './words.tsx'
export type { UiWords } from './words.tsx'
