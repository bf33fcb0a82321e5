import type { VisitSummary } from '@allenio/contract/visits'
import { ageOn } from '@allenio/domain/clients'
import { bodyMassIndex, massOfPercent } from '@allenio/domain/visits'

interface BodyPart {
  kg: number
  percent: number
}

export interface BodyFigures {
  weight: number
  fat: BodyPart | undefined
  lean: BodyPart | undefined
  /** Of adults alone, and only where the age is known. */
  bmi: number | undefined
}

const partOf = (percent: number | null, weight: number): BodyPart | undefined => {
  const kg = percent === null ? undefined : massOfPercent(percent, weight)
  return percent === null || kg === undefined ? undefined : { kg, percent }
}

/** The figures of a visit that say most. */
export function bodyFigures(summary: VisitSummary, birthDate: string | null | undefined): BodyFigures {
  const { takenOn, weight, height, fatMassPerc, fatFreeMassPerc } = summary
  const index = bodyMassIndex({ weight, height, age: birthDate ? ageOn(birthDate, takenOn) : null })
  return { weight, fat: partOf(fatMassPerc, weight), lean: partOf(fatFreeMassPerc, weight), bmi: 'bmi' in index ? index.bmi : undefined }
}

/** The changes between two visits; a figure that one of them lacks has no change. */
export function bodyChanges(now: BodyFigures, before: BodyFigures | undefined) {
  const difference = (one: number | undefined, other: number | undefined) =>
    one === undefined || other === undefined ? undefined : one - other
  return {
    weight: difference(now.weight, before?.weight),
    fat: difference(now.fat?.kg, before?.fat?.kg),
    lean: difference(now.lean?.kg, before?.lean?.kg),
    bmi: difference(now.bmi, before?.bmi),
  }
}
