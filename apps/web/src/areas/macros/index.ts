// it only passes on, so that whoever takes one thing from it does not load the rest
export { AssignMacro } from './parts.ts'
export { RecipientItem } from './assign/recipient-item.tsx'
export { clientEnergyQuery, clientMacrosQuery, scaledMacroHref, targetOn } from './data.ts'
export { storeOwnMacros } from './own/receipts.ts'
export { useDayTypeName, useNamedDayType, useOfferedDayTypes } from './targets/day-type-name.ts'
export { WeekField } from './week/week-field.tsx'
export { useTrainingSentence } from './week/training-sentence.ts'
export { useWeekSentence } from './week/week-sentence.ts'
