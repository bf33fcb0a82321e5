/** The least and the most that a row may ask for, in whole steps. The domain also checks texts such as "8-10" and "75%" by these bounds. */
export const rowBounds = {
  sets: { least: 1, most: 20, step: 1 },
  reps: { least: 1, most: 999, step: 1 },
  seconds: { least: 1, most: 86_399, step: 1 },
  metres: { least: 0.1, most: 100_000, step: 0 },
  kg: { least: 0, most: 999, step: 0.01 },
  /** Percentages of the maximum. */
  percent: { least: 1, most: 200, step: 0.01 },
  rpe: { least: 1, most: 10, step: 0.5 },
  rir: { least: 0, most: 10, step: 1 },
  restSeconds: { least: 0, most: 3_600, step: 1 },
} as const
export type BoundedFigure = keyof typeof rowBounds

/** The most characters of each text. */
export const rowTextLengths = { name: 120, reps: 40, repRange: 7, load: 40, tut: 20, superset: 40, note: 4_000 } as const
