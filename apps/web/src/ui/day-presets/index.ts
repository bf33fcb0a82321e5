export { DayPresets } from './day-presets.tsx'
