/** The dialog that gives clients a macro, from any page. */
export { AssignMacro } from './assign/assign-macro.tsx'
export { clientEnergyQuery, clientMacrosQuery, scaledMacroHref, targetOn } from './data.ts'
export { useOwnDayTypes, useOwnTarget } from './own/own-day-types.ts'
export { storeOwnMacros } from './own/receipts.ts'
export { useDayTypeName, useNamedDayType, useOfferedDayTypes } from './targets/day-type-name.ts'
export { WeekField } from './week/week-field.tsx'
export { useTrainingSentence } from './week/training-sentence.ts'
export { useWeekSentence } from './week/week-sentence.ts'
