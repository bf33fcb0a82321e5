export type { Ranking, SearchFit, SearchText } from './ranking.ts'
export { forgivingPattern, isTypoForgiven, nameWords, plainName, searchWords, soundPieces } from './words.ts'
