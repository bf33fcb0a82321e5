import { useEffect, useState } from 'react'

/** A time zone as a person finds it in a list. */
export interface ZoneChoice {
  value: string
  label: string
}

const offsetOf = (zone: string, at: Date): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? ''
  // some engines call Greenwich +00:00, some nothing
  return `UTC${offset === '+00:00' ? '' : offset.replace(/:00$/, '').replace(/([+-])0(\d)/, '$1$2')}`
}

export const zoneLabel = (zone: string, at: Date = new Date()): string =>
  `${zone.replaceAll('_', ' ').replaceAll('/', ', ')} (${offsetOf(zone, at)})`

/** Every zone that this browser knows, and the person's own even if it does not. */
export function zoneChoices(own: string, at: Date = new Date()): ZoneChoice[] {
  const zones = new Set([own, deviceZone(), ...Intl.supportedValuesOf('timeZone')])
  return [...zones].sort().map(value => ({ value, label: zoneLabel(value, at) }))
}

export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Hundreds of zones with their offsets take a moment to name: the page is drawn first, with the one that is chosen. */
export function useZoneChoices(own: string): ZoneChoice[] {
  const [choices, setChoices] = useState<ZoneChoice[]>()
  useEffect(() => {
    const timer = setTimeout(() => setChoices(zoneChoices(own)), 300)
    return () => clearTimeout(timer)
  }, [own])
  return choices ?? [{ value: own, label: zoneLabel(own) }]
}
