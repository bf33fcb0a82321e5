import type { FormulaResults } from '@allenio/contract/visits'
import type { VisitFigures } from './visit-figures.ts'

/** The results by which a visit goes, with the fields that its chosen formulas lack. */
export function formulaResults({ chosenFat, chosenRate }: VisitFigures): FormulaResults {
  const [fat, rate] = [chosenFat?.result, chosenRate?.result]
  const missingValues = [fat, rate].flatMap(result => (result && 'missingValues' in result ? result.missingValues : []))
  return {
    fatMassPerc: fat && 'fatMassPerc' in fat ? fat.fatMassPerc : null,
    fatFreeMassPerc: fat && 'fatFreeMassPerc' in fat ? fat.fatFreeMassPerc : null,
    bmr: rate && 'bmr' in rate ? Number(rate.bmr) : null,
    missingValues: [...new Set(missingValues)],
  }
}
