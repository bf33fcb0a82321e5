import { useEffect, useState } from 'react'
import { zoneChoices, zoneLabel } from './time-zones.ts'
import type { ZoneChoice } from './time-zones.ts'

/** Hundreds of zones with their offsets take a moment to name: the page is drawn first, with the one that is chosen. */
export function useZoneChoices(own: string): ZoneChoice[] {
  const [choices, setChoices] = useState<ZoneChoice[]>()
  useEffect(() => {
    const timer = setTimeout(() => setChoices(zoneChoices(own)), 300)
    return () => clearTimeout(timer)
  }, [own])
  return choices ?? [{ value: own, label: zoneLabel(own) }]
}
