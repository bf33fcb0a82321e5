export { DayChoices } from './day-choices.tsx'
export { DayPresets } from './day-presets.tsx'
