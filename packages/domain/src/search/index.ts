export { searchIn, type Searchable, type SearchManner } from './library-search.ts'
export { isSameNoun, numberForms } from './number-forms.ts'
export type { Ranking, SearchFit, SearchText } from './ranking.ts'
export { forgivingPattern, isTypoForgiven, nameWords, plainName, searchWords, soundPieces } from './words.ts'
