export { areaWords, useWording } from './area-words.ts'
export type { AreaWords, PlainKey, Say, WordsLike } from './area-words.ts'
export {
  chosenLanguage,
  followPerson,
  language,
  loadForEnglish,
  setLanguage,
  useLanguage,
  useTargetLanguage,
  wordsReady,
} from './language.ts'
export { plain } from './plain.ts'
export { rich } from './rich.ts'
export { ranked, score, scoreItem, sortedByScore, strongScore } from './score.ts'
