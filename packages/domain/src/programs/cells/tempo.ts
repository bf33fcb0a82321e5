/** Seconds of the four parts of a repetition; null is as fast as possible. */
export interface Tempo {
  lowering: number | null
  bottom: number | null
  lifting: number | null
  top: number | null
}

const secondsWhenFast = 1

/** Reads 3010, 31X0, 3-1-X-0, 10-0-10-0 and, where the pause above is left out, 301. */
export function parseTempo(text: string): Tempo | undefined {
  const isDashed = /^(?:\d{1,2}|x)(?:-(?:\d{1,2}|x)){2,3}$/i.test(text)
  if (!isDashed && !/^[\dx]{3,4}$/i.test(text)) return undefined
  const [lowering = 0, bottom = 0, lifting = 0, top = 0] = (isDashed ? text.split('-') : [...text]).map(part =>
    /x/i.test(part) ? null : Number(part),
  )
  return { lowering, bottom, lifting, top }
}

export const secondsOfRepetition = (tempo: Tempo): number =>
  Object.values(tempo).reduce<number>((sum, part: number | null) => sum + (part ?? secondsWhenFast), 0)
