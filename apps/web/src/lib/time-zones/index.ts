export { deviceZone, zoneLabel } from './time-zones.ts'
export { useZoneChoices } from './use-zone-choices.ts'
