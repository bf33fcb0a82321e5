/** A whole day, or a moment by the clock of a zone. */
export type CopyTime = { day: string } | { at: string; zone: string }

/** The fields of an event of ours in another calendar. */
export interface CopyFields {
  title: string
  start: CopyTime
  /** Excluded, as the day after the last one. */
  end: CopyTime
  place: string
  details: string
  hasMeet: boolean
}

export type CopyThing = 'appointment' | 'reminder'

const keyOf = (time: CopyTime): string => ('day' in time ? time.day : String(Date.parse(time.at)))

const hasSameTimes = (one: CopyFields, other: CopyFields): boolean =>
  keyOf(one.start) === keyOf(other.start) && keyOf(one.end) === keyOf(other.end)

/** Whether two states of our own say the same. */
export const copyEquals = (one: CopyFields | null, other: CopyFields | null): boolean =>
  one === null || other === null
    ? one === other
    : hasSameTimes(one, other) &&
      one.title === other.title &&
      one.place === other.place &&
      one.details === other.details &&
      one.hasMeet === other.hasMeet

/**
 * Whether somebody has changed an event there in a way that concerns us. What the person writes into the event beside that is their own; so
 * is the title of an appointment.
 */
export const isMovedCopy = (thing: CopyThing, before: CopyFields | null, there: CopyFields | null): boolean =>
  before === null || there === null
    ? before !== there
    : !hasSameTimes(before, there) || (thing === 'reminder' && before.title !== there.title)

export type CopyVerdict =
  /** Both sides agree. */
  | 'alike'
  /** Our fields are written there. */
  | 'write'
  /** The fields there change ours. */
  | 'take'

interface BothSides {
  thing: CopyThing
  here: CopyFields | null
  there: CopyFields | null
  /** The fields that both sides last agreed on; null before the first write. */
  settled: CopyFields | null
  /** When each side changed last, as milliseconds; null where nobody knows. */
  hereAt: number | null
  thereAt: number | null
}

/** A merge of three: who has not moved away from what was settled takes the other side. Where both have, the later change wins. */
export function mergeCopy({ thing, here, there, settled, hereAt, thereAt }: BothSides): CopyVerdict {
  const isChangedHere = !copyEquals(here, settled)
  if (settled === null) return here === null && there === null ? 'alike' : 'write'
  if (!isMovedCopy(thing, settled, there)) return isChangedHere ? 'write' : 'alike'
  if (!isMovedCopy(thing, here, there)) return here === null ? 'alike' : 'write'
  if (!isChangedHere) return 'take'
  // without two clocks what is here stays, because it can still be changed there again
  return hereAt !== null && thereAt !== null && thereAt > hereAt ? 'take' : 'write'
}
