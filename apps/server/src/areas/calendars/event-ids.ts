import { createHash } from 'node:crypto'
import type { CopyThing } from '@allenio/domain/calendars'

const digits = '0123456789abcdefghijklmnopqrstuv'

/** base32hex, the letters that Google takes in ids. */
function base32hex(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map(five => digits[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

interface CopyName {
  thing: CopyThing
  thingId: string
  occurrence: string
}

const prefixes = { appointment: 'alleniob', reminder: 'alleniom' } as const satisfies Record<CopyThing, string>

/** The id of an event of ours, which follows from what it shows: writing it twice makes one event. */
export const eventIdOf = ({ thing, thingId, occurrence }: CopyName): string =>
  `${prefixes[thing]}${base32hex(createHash('sha256').update(`${thing}/${thingId}/${occurrence}`).digest().subarray(0, 20))}`

/** Whether an event is one of ours, also one that an earlier link has left behind. */
export const isEventOfOurs = (id: string): boolean => /^allenio[bm][0-9a-v]{32}$/.test(id)
