import { largestFigure, roundTo, figureDecimals } from '../decimals.ts'

/** The contents of 100 g of a food. A figure that is not known is null, or absent from the nutrients; 0 is a figure. */
export interface FoodFigures {
  kcal: number | null
  protein: number | null
  /** Carbs without fibre, unless the fibre is not known. */
  carbs: number | null
  lipids: number | null
  /** The carbs are the total, because nobody knows how much of it is fibre. */
  carbsIncludeFiber: boolean
  /** By the codes of the nutrients, in their units. */
  nutrients: Readonly<Record<string, number>>
}

/** The amount of food that typed figures are for. A density is in grams per millilitre. */
export type FigureBasis = { kind: 'per 100 g' } | { kind: 'per 100 ml'; density: number } | { kind: 'per serving'; grams: number }

/** Figures as forms, files and labels hold them: many are empty. */
export interface TypedFigures {
  basis: FigureBasis
  kcal?: number | null
  kilojoules?: number | null
  protein?: number | null
  carbs?: number | null
  /** European labels leave fibre out; American ones, and the library of foods, print the total. */
  carbsKind: 'without fiber' | 'with fiber'
  lipids?: number | null
  /** Grams, as labels print it. */
  salt?: number | null
  nutrients?: Readonly<Record<string, number | null>>
}

export type FigureFault =
  | { field: string; fault: 'not a number' | 'negative' | 'too large' }
  | { field: 'density' | 'grams'; fault: 'not positive' }
  | { field: 'macros'; fault: 'above 100 g' }

export interface FigureFaults {
  faults: FigureFault[]
}

/** The figures per 100 g, or every reason why there are none. What is empty stays unknown. */
export function figuresPer100g(typed: TypedFigures): FoodFigures | FigureFaults {
  const basis = basisFaults(typed.basis)
  const scale = basis.length > 0 ? 1 : scaleOf(typed.basis)
  const faults = [...basis, ...figureFaults(typed, scale)]
  if (faults.length > 0) return { faults }
  const figures = figuresOf(typed, scale)
  return isAbove100g(figures) ? { faults: [{ field: 'macros', fault: 'above 100 g' }] } : figures
}

/** Carbohydrates by European custom, from a total that includes fibre. Both were measured apart, so the fibre may exceed the total. */
export const availableCarbs = (total: number, fiber: number | null): { carbs: number; carbsIncludeFiber: boolean } =>
  fiber === null
    ? { carbs: total, carbsIncludeFiber: true }
    : { carbs: roundTo(figureDecimals, Math.max(0, total - fiber)), carbsIncludeFiber: false }

/** A kilocalorie has 4.184 kJ. */
export const kilojoulesPerKcal = 4.184
/** Salt is what its sodium would weigh times 2.5 (Regulation 1169/2011, annex I), and sodium is counted in mg. */
export const sodiumMgPerGramOfSalt = 1000 / 2.5

const scaleOf = (basis: FigureBasis): number => {
  switch (basis.kind) {
    case 'per 100 g':
      return 1
    case 'per 100 ml':
      return 1 / basis.density
    case 'per serving':
      return 100 / basis.grams
    default:
      return basis satisfies never
  }
}

function figuresOf(typed: TypedFigures, scale: number): FoodFigures {
  const nutrients = scaledNutrients(typed, scale)
  const carbs = scaleFigure(typed.carbs, scale)
  const isTotal = carbs !== null && typed.carbsKind === 'with fiber'
  return {
    kcal: scaleFigure(kcalOf(typed), scale),
    protein: scaleFigure(typed.protein, scale),
    lipids: scaleFigure(typed.lipids, scale),
    ...(isTotal ? availableCarbs(carbs, nutrients['fiber'] ?? null) : { carbs, carbsIncludeFiber: false }),
    nutrients,
  }
}

/** A label prints both energies, rounded apart; the kcal are the ones that people compare. */
const kcalOf = ({ kcal, kilojoules }: TypedFigures): number | null => kcal ?? (isEmpty(kilojoules) ? null : kilojoules / kilojoulesPerKcal)

function scaledNutrients({ nutrients = {}, salt }: TypedFigures, scale: number): Record<string, number> {
  // a sodium figure that was typed is more exact than the salt of the label
  const sodium = nutrients['sodium'] ?? (isEmpty(salt) ? null : salt * sodiumMgPerGramOfSalt)
  return Object.fromEntries(
    Object.entries({ ...nutrients, sodium }).flatMap(([code, figure]) => {
      const scaledFigure = scaleFigure(figure, scale)
      return scaledFigure === null ? [] : [[code, scaledFigure]]
    }),
  )
}

const scaleFigure = (figure: number | null | undefined, scale: number): number | null =>
  isEmpty(figure) ? null : roundTo(figureDecimals, figure * scale)

const isEmpty = (figure: number | null | undefined): figure is null | undefined => figure === null || figure === undefined

/** The parts of 100 g may be a little more than that, because each was measured and rounded by itself. */
const mostMacroGrams = 100.5

const isAbove100g = ({ protein, carbs, lipids }: FoodFigures): boolean =>
  roundTo(figureDecimals, (protein ?? 0) + (carbs ?? 0) + (lipids ?? 0)) > mostMacroGrams

function basisFaults(basis: FigureBasis): FigureFault[] {
  if (basis.kind === 'per 100 ml' && !isPositive(basis.density)) return [{ field: 'density', fault: 'not positive' }]
  if (basis.kind === 'per serving' && !isPositive(basis.grams)) return [{ field: 'grams', fault: 'not positive' }]
  return []
}

/** No serving weighs less than 0.01 g, and no food that little per millilitre. */
const isPositive = (value: number): boolean => value >= 0.01 && value <= largestFigure

function figureFaults({ kcal, kilojoules, protein, carbs, lipids, salt, nutrients }: TypedFigures, scale: number): FigureFault[] {
  return Object.entries({ ...nutrients, kcal, kilojoules, protein, carbs, lipids, salt }).flatMap(([field, figure]) => {
    const fault = isEmpty(figure) ? null : faultOf(figure * scale)
    return fault === null ? [] : [{ field, fault }]
  })
}

function faultOf(figure: number): 'not a number' | 'negative' | 'too large' | null {
  if (Number.isNaN(figure)) return 'not a number'
  if (figure < 0) return 'negative'
  return figure > largestFigure ? 'too large' : null
}
