export { forgivingPattern, isTypoForgiven, searchWords, soundPieces } from './words.ts'
