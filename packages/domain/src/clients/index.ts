export { ageOn } from './ages.ts'
export { fullName, splitName, type PersonName } from './names.ts'
