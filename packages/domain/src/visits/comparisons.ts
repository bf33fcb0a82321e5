import type { VisitSummary } from '@allenio/contract/visits'

type ByMethod = Pick<VisitSummary, 'measurementType' | 'fatFormula' | 'metabolicFormula'>

/** The method by which the fat of a visit is known. Between two methods a difference is no change of the body. */
export const fatMethod = ({ measurementType, fatFormula }: Omit<ByMethod, 'metabolicFormula'>): string =>
  `${measurementType} ${fatFormula ?? ''}`

/** The same of the metabolic rate; one formula takes the lean mass, and with it the method of the fat. */
export const rateMethod = (visit: ByMethod): string =>
  visit.metabolicFormula === 'KATCH_MCARDLE' ? `${visit.metabolicFormula} ${fatMethod(visit)}` : (visit.metabolicFormula ?? '')

/** Whether two visits know the rate of a formula by the same method, chosen or not. */
export const isSameRateMethod = (formula: ByMethod['metabolicFormula'], one: ByMethod, other: ByMethod): boolean =>
  rateMethod({ ...one, metabolicFormula: formula }) === rateMethod({ ...other, metabolicFormula: formula })

interface BodyPart {
  kg: number
  percent: number
}

const toTenth = (value: number): number => Math.round(value * 10) / 10

/** Fat and lean mass as they are shown: rounded so that both together are the weight, and 100 percent. */
export function bodyParts({
  weight,
  fatMassPerc,
}: Pick<VisitSummary, 'weight' | 'fatMassPerc'>): { fat: BodyPart; lean: BodyPart } | undefined {
  if (fatMassPerc === null) return undefined
  const fat = { kg: toTenth((weight * fatMassPerc) / 100), percent: toTenth(fatMassPerc) }
  return { fat, lean: { kg: toTenth(weight - fat.kg), percent: toTenth(100 - fat.percent) } }
}
