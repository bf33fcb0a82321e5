export { ageOn } from './ages.ts'
export { fullName, splitName, type Named } from './names.ts'
export { searchPatterns } from './searching.ts'
