import { bodyFatFormulas, foldFields, type BodyFatFormulaName, type FoldField, type Protocol } from '@allenio/contract/visits'
import type { Sex } from '../formulas/body-inputs.ts'
import { foldFormulas } from '../formulas/fold-formulas.ts'

const isFold = (field: string): field is FoldField => foldFields.some(fold => fold === field)

/** The folds that a formula needs; without a sex, those that either sex needs. */
const foldsOf = (formula: BodyFatFormulaName, sex: Sex | undefined): FoldField[] => [
  ...new Set(
    (sex ? [sex] : (['male', 'female'] as const)).flatMap(each => foldFormulas[formula][each].fields.filter(field => isFold(field))),
  ),
]

interface FormulaChoice {
  sex: Sex | undefined
  current: BodyFatFormulaName | undefined
}

/** Whether a protocol takes all folds that a formula sums. */
export function coversFormula({ measures }: Pick<Protocol, 'measures'>, formula: BodyFatFormulaName, sex: Sex | undefined): boolean {
  const measureNames = new Set<string>(measures)
  return foldsOf(formula, sex).every(fold => measureNames.has(fold))
}

/**
 * The formula that goes with a protocol: the one that sums just its folds, such as the seven of Jackson and Pollock. Where none does,
 * the one that was chosen stays as long as its folds are taken; otherwise it is the one that uses most of them. Undefined where no
 * formula has its folds.
 */
export function formulaOfProtocol(protocol: Pick<Protocol, 'measures'>, { sex, current }: FormulaChoice): BodyFatFormulaName | undefined {
  const foldCount = protocol.measures.filter(measure => isFold(measure)).length
  const covered = bodyFatFormulas.filter(formula => coversFormula(protocol, formula, sex))
  const exact = covered.filter(formula => foldsOf(formula, sex).length === foldCount)
  if (current !== undefined && exact.includes(current)) return current
  if (exact[0]) return exact[0]
  if (current !== undefined && covered.includes(current)) return current
  return covered.toSorted((one, other) => foldsOf(other, sex).length - foldsOf(one, sex).length)[0]
}
