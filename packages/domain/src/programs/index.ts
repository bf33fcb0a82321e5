export { printLoad, readLoad } from './load.ts'
export { printClock, printSetTarget, readSeconds, readSetTarget, type SetTarget } from './reps.ts'
export { mostSets, printRowText, readRowText, type ReadRow, type RowText } from './shorthand.ts'
