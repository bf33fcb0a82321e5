import type { VisitSummary } from '@allenio/contract/visits'

type ByMethod = Pick<VisitSummary, 'measurementType' | 'fatFormula' | 'metabolicFormula'>

/** The method by which a visit measured the body fat. A difference between two methods is no change of the body. */
export const fatMethod = ({ measurementType, fatFormula }: Omit<ByMethod, 'metabolicFormula'>): string =>
  `${measurementType} ${fatFormula ?? ''}`

/** The method of the metabolic rate. One formula takes the lean mass, so its results also depend on the method of the body fat. */
export const rateMethod = (visit: ByMethod): string =>
  visit.metabolicFormula === 'KATCH_MCARDLE' ? `${visit.metabolicFormula} ${fatMethod(visit)}` : (visit.metabolicFormula ?? '')

/** Whether two visits have the rate of a formula by the same method, even if they chose another formula. */
export const isSameRateMethod = (formula: ByMethod['metabolicFormula'], one: ByMethod, other: ByMethod): boolean =>
  rateMethod({ ...one, metabolicFormula: formula }) === rateMethod({ ...other, metabolicFormula: formula })

interface BodyPart {
  kg: number
  percent: number
}

const toTenth = (value: number): number => Math.round(value * 10) / 10

/** Fat and lean mass for display: rounded so that they add up to the weight and to 100 percent. */
export function bodyParts({
  weight,
  fatMassPerc,
}: Pick<VisitSummary, 'weight' | 'fatMassPerc'>): { fat: BodyPart; lean: BodyPart } | undefined {
  if (fatMassPerc === null) return undefined
  const fat = { kg: toTenth((weight * fatMassPerc) / 100), percent: toTenth(fatMassPerc) }
  return { fat, lean: { kg: toTenth(weight - fat.kg), percent: toTenth(100 - fat.percent) } }
}
