export { DayMap, type DayMapProps, type DayShade } from './day-map.tsx'
