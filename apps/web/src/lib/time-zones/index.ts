export { deviceZone, useZoneChoices, zoneLabel } from './time-zones.ts'
