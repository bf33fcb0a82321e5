export { DayChoices, DayPresets } from './day-presets.tsx'
