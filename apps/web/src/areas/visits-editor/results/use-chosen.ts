import { foldFields } from '@allenio/contract/visits'
import { bodyFatReading, bodyOfVisit, isAdultFormula, metabolicReading } from '@allenio/domain/visits'
import type { BodyFat, BodyField } from '@allenio/domain/visits'
import { type FollowedStore, useSelected } from '#lib/store'
import type { VisitState } from '../session.ts'

interface ChosenFigures {
  /** Percent of the weight; undefined of a child by a formula of adults, whose figure stands in its row alone. */
  fat: number | undefined
  /** kcal a day, with the same exception. */
  bmr: number | undefined
  /** A figure is held back, because its formula was made on adults. */
  isFatOfAdults: boolean
  isRateOfAdults: boolean
}

/** The methods by which a visit knows the fat and the figures that depend on the lean mass. */
export const methodOf = ({ cells: { measurementType = 'FOLDS' }, figures: { chosenFat, chosenRate } }: VisitState) => ({
  measurementType,
  fatFormula: chosenFat?.formula ?? null,
  metabolicFormula: chosenRate?.formula ?? null,
})

/** The figures that count, as a visit chooses them. */
export function useChosen(visit: FollowedStore<VisitState> | FollowedStore<VisitState | undefined>): ChosenFigures {
  const fat = useSelected(visit, (state: VisitState | undefined) => state?.figures.chosenFat?.result)
  const rate = useSelected(visit, (state: VisitState | undefined) => state?.figures.chosenRate?.result)
  const [isFatAdult, isRateAdult] = [useSelected(visit, isFatOfAdults), useSelected(visit, isRateOfAdults)]
  const fatPercent = fat && 'fatMassPerc' in fat ? Number(fat.fatMassPerc) : undefined
  const kcal = rate && 'bmr' in rate ? Number(rate.bmr) : undefined
  return {
    fat: isFatAdult ? undefined : fatPercent,
    bmr: isRateAdult ? undefined : kcal,
    isFatOfAdults: isFatAdult && fatPercent !== undefined,
    isRateOfAdults: isRateAdult && kcal !== undefined,
  }
}

function isFatOfAdults(state: VisitState | undefined): boolean {
  const formula = state?.figures.chosenFat?.formula
  return (
    state !== undefined &&
    formula !== null &&
    formula !== undefined &&
    isAdultFormula(bodyFatReading(formula), bodyOfVisit(state.cells, state.measured))
  )
}

function isRateOfAdults(state: VisitState | undefined): boolean {
  const formula = state?.figures.chosenRate?.formula
  return (
    state !== undefined &&
    formula !== null &&
    formula !== undefined &&
    isAdultFormula(metabolicReading(formula), bodyOfVisit(state.cells, state.measured))
  )
}

const isFold = (field: BodyField): boolean => foldFields.some(fold => fold === field)

/** The fields that a formula lacks beside its folds, which are all there; undefined as long as one of them is not. */
export function missingFactsOf(result: BodyFat | undefined): readonly BodyField[] | undefined {
  if (!result || !('missingValues' in result)) return undefined
  return result.missingValues.some(isFold) ? undefined : result.missingValues
}

const weightAlone: readonly BodyField[] = ['weight']

/** A printed fat or lean mass makes a share, and its percent a mass, once there is a weight. */
export function missingWeightOf({ cells, measured }: Pick<VisitState, 'cells' | 'measured'>): readonly BodyField[] | undefined {
  const isPrinted = cells['fat-mass'] !== undefined || cells['lean-mass'] !== undefined
  return cells.measurementType === 'BIA' && isPrinted && !measured.weight ? weightAlone : undefined
}
