import type { VisitSummary } from '@allenio/contract/visits'
import { bodyMassIndex, bodyParts, fatMethod } from '@allenio/domain/visits'

interface BodyPart {
  kg: number
  percent: number
}

export interface BodyFigures {
  weight: number
  fat: BodyPart | undefined
  lean: BodyPart | undefined
  bmi: number | undefined
  /** Fat and lean mass of another method are not compared. */
  fatMethod: string
}

/** The figures of a visit that say most. */
export function bodyFigures(summary: VisitSummary): BodyFigures {
  const { weight, height } = summary
  const index = bodyMassIndex({ weight, height })
  const parts = bodyParts(summary)
  return { weight, fat: parts?.fat, lean: parts?.lean, bmi: 'bmi' in index ? index.bmi : undefined, fatMethod: fatMethod(summary) }
}

/** The changes between two visits; a figure that one of them lacks, or knows by another method, has no change. */
export function bodyChanges(now: BodyFigures, before: BodyFigures | undefined) {
  const difference = (one: number | undefined, other: number | undefined) =>
    one === undefined || other === undefined ? undefined : one - other
  const comparable = before?.fatMethod === now.fatMethod ? before : undefined
  return {
    weight: difference(now.weight, before?.weight),
    fat: difference(now.fat?.kg, comparable?.fat?.kg),
    lean: difference(now.lean?.kg, comparable?.lean?.kg),
    bmi: difference(now.bmi, before?.bmi),
  }
}
