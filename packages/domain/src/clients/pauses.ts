/** Days on which a client rests: programs, tasks and check-ins are planned around them. */
export interface Pause {
  from: string
  /** Included; without an end it goes on. */
  until: string | null
}

export const isPaused = (pauses: readonly Pause[], day: string): boolean => pauses.some(pause => isIn(pause, day))

const isIn = ({ from, until }: Pause, day: string): boolean => from <= day && (until === null || day <= until)

/** The pause that a day falls into. */
export const pauseOn = <P extends Pause>(pauses: readonly P[], day: string): P | undefined => pauses.find(pause => isIn(pause, day))

/** Whether two pauses have a day in common; one without an end meets all that end after it begins. */
export const arePausesOverlapping = (one: Pause, other: Pause): boolean =>
  (one.until === null || other.from <= one.until) && (other.until === null || one.from <= other.until)

/** The pause of today, or else the next one to come. */
export const currentPause = <P extends Pause>(pauses: readonly P[], today: string): P | undefined =>
  pauses.filter(({ until }) => until === null || until >= today).toSorted((one, other) => (one.from < other.from ? -1 : 1))[0]
