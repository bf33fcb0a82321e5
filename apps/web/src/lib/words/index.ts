export { areaWords } from './area-words.ts'
export type { AreaWords, PlainKey, Say, WordsLike } from './area-words.ts'
export { followPerson, language, setLanguage, useLanguage, wordsReady } from './language.ts'
export { rich } from './rich.ts'
