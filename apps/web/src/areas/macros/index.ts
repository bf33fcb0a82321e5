// it only passes on, so that whoever takes one thing from it does not load the rest
export { AssignMacro } from './parts.ts'
export { clientMacrosQuery } from './data.ts'
export { clientEnergyQuery } from './energy/data.ts'
export { useDayTypeName } from './targets/day-type-name.ts'
export { WeekField } from './week/week-field.tsx'
export { useWeekSentence } from './week/week-sentence.ts'
