import type { Tempo } from '@allenio/domain/programs'

export const tempoParts = ['lowering', 'bottom', 'lifting', 'top'] as const satisfies readonly (keyof Tempo)[]
export type TempoPart = (typeof tempoParts)[number]

/** A part that is done as fast as possible still takes a beat. */
const fastSeconds = 1
const msPerSecond = 1_000

export interface TempoMoment {
  part: TempoPart
  /** Whole seconds of this part that are left, the running one included. */
  left: number
  /** The number of the repetition, from 1. */
  repetition: number
  /** Counts the seconds since the start: at each new one it ticks. */
  beat: number
  /** The first second of its part. */
  isStart: boolean
}

export const secondsOfPart = (tempo: Tempo, part: TempoPart): number => tempo[part] ?? fastSeconds

/** Where somebody is in a repetition after so many milliseconds; undefined for a tempo without any second. */
export function tempoMoment(tempo: Tempo, elapsedMs: number): TempoMoment | undefined {
  const total = tempoParts.reduce((sum, part) => sum + secondsOfPart(tempo, part), 0)
  if (total === 0 || elapsedMs < 0) return undefined
  const beat = Math.floor(elapsedMs / msPerSecond)
  const repetition = Math.floor(beat / total) + 1
  let within = beat % total
  for (const part of tempoParts) {
    const seconds = secondsOfPart(tempo, part)
    if (within < seconds) return { part, left: seconds - within, repetition, beat, isStart: within === 0 }
    within -= seconds
  }
  return undefined
}
