export { UiWordsContext, useWords, wordsIn } from './words.tsx'
export type { UiWords } from './words.tsx'
