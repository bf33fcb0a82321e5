import type { Language, Wording } from '@allenio/contract'
import { metabolicFormulas, type ActivityLevel, type MetabolicFormulaName } from '@allenio/contract/macros'
import {
  bodyFatFormulas,
  cellsOfMeasure,
  measureKeys,
  visitMeasures,
  type BodyFatFormulaName,
  type MeasureCell,
  type MeasureKind,
  type MeasureUnit,
  type LaboratoryValue,
  type MeasuredFigures,
  type ListedVisitValues,
  type VisitSummary,
} from '@allenio/contract/visits'
import { waistToHeight, waistToHips } from '../formulas/body-girths.ts'
import { bodyMassIndex } from '../formulas/body-mass-index.ts'
import { fatMethod, rateMethod } from './comparisons.ts'
import { laboratoryRows } from './laboratory-rows.ts'
import { energyFormulaNames, fatFormulaNames, measureUnitSigns, nameOfMeasure } from '../names.ts'
import { totalEnergy } from '../formulas/total-energy.ts'

// The values of a client's visits, one row for each field; the screen and the exported file show the same rows.

type RateFormula = Exclude<MetabolicFormulaName, 'MANUAL'>
type Share = 'fatMassPerc' | 'fatFreeMassPerc'
type Ratio = 'waistToHips' | 'waistToHeight'

export const valueGroups = ['body', 'fold', 'girth', 'bia', 'fat', 'rate', 'laboratory'] as const satisfies readonly (
  | MeasureKind
  | 'fat'
  | 'rate'
  | 'laboratory'
)[]
export type ValueGroup = (typeof valueGroups)[number]

export const valueGroupNames = {
  body: { it: 'Corpo', en: 'Body' },
  fold: { it: 'Pliche', en: 'Folds' },
  girth: { it: 'Circonferenze', en: 'Girths' },
  bia: { it: 'Bioimpedenza', en: 'Bioimpedance' },
  fat: { it: 'Massa grassa, formula per formula', en: 'Fat mass by formula' },
  rate: { it: 'Metabolismo basale, formula per formula', en: 'Basal metabolic rate by formula' },
  laboratory: { it: 'Esami di laboratorio', en: 'Laboratory values' },
} as const satisfies Record<ValueGroup, Wording>

/** The chosen figures of a visit (by formula, by device or typed) and the figures that follow from them. */
const chosenNames = {
  fatMassPerc: { it: 'Massa grassa', en: 'Fat mass' },
  fatFreeMassPerc: { it: 'Massa magra', en: 'Lean mass' },
  bmr: { it: 'Metabolismo basale', en: 'Basal metabolic rate' },
  tdee: { it: 'Fabbisogno giornaliero', en: 'Daily energy need' },
  bmi: { it: 'BMI', en: 'BMI' },
  waistToHips: { it: 'Vita / fianchi', en: 'Waist / hips' },
  waistToHeight: { it: 'Vita / altezza', en: 'Waist / height' },
} as const satisfies Record<Share | 'bmr' | 'tdee' | 'bmi' | Ratio, Wording>

export interface FieldValue {
  /** The method by which a chosen figure or a metabolic rate is known. */
  method?: string
  /** Absent where a laboratory wrote no number. */
  value?: number
  /** The decimals that the laboratory wrote. */
  decimals?: number
  /** The text of a laboratory that wrote no number. */
  text?: string
  /** The day of a laboratory value, which may differ from the day of the visit. */
  day?: string
  /** Earlier values of the same visit, the latest first. */
  earlier?: readonly FieldValue[]
  /** A part of the body as a percentage of the weight. */
  percent?: number | undefined
  /** The value is the result of the formula that the visit has chosen. */
  isChosen?: boolean
}

export interface ValuesOfVisit extends VisitSummary {
  results: ListedVisitValues['results']
  measured: MeasuredFigures
  activityLevel: ActivityLevel | null
  laboratoryValues: readonly LaboratoryValue[]
}

export interface ValueRow {
  /** Identifies the field: 'waist', 'fat SLOAN'. */
  key: string
  group: ValueGroup
  name: string
  /** The unit as it is printed behind a value. */
  unit: string
  decimals: number
  /** One for each visit, in their order. */
  values: (FieldValue | undefined)[]
}

interface Field extends Omit<ValueRow, 'values' | 'unit'> {
  unit: MeasureUnit
  read: (visit: ValuesOfVisit) => FieldValue | undefined
}

const knownValue = (value: number | null | undefined, isChosen = false): FieldValue | undefined =>
  value === null || value === undefined ? undefined : { value, ...(isChosen && { isChosen }) }

/** Adds the method to a chosen figure, because another visit may have chosen another formula. */
const ofMethod = (value: FieldValue | undefined, method: string): FieldValue | undefined => value && { ...value, method }

const measureFields = (language: Language): Field[] =>
  measureKeys.flatMap(key =>
    cellsOfMeasure[key].map((cell: MeasureCell): Field => {
      const { kind: group, unit, decimals } = visitMeasures[key]
      return { key: cell, group, name: nameOfMeasure(cell, language), unit, decimals, read: ({ measured }) => measured[cell] }
    }),
  )

const shareField = (key: Share, language: Language): Field => ({
  key,
  group: 'body',
  name: chosenNames[key][language],
  unit: '%',
  decimals: 1,
  read: visit => ofMethod(knownValue(visit[key]), fatMethod(visit)),
})

const energyField = (key: 'bmr' | 'tdee', language: Language, kcalOf: (visit: ValuesOfVisit) => number | null): Field => ({
  key,
  group: 'body',
  name: chosenNames[key][language],
  unit: 'kcal',
  decimals: 0,
  read: visit => ofMethod(knownValue(kcalOf(visit)), rateMethod(visit)),
})

function dailyNeed({ bmr, activityLevel }: ValuesOfVisit): number | null {
  const need = totalEnergy({ bmr, activityLevel })
  return 'tdee' in need ? need.tdee : null
}

const indexField = (language: Language): Field => ({
  key: 'bmi',
  group: 'body',
  name: chosenNames.bmi[language],
  unit: 'level',
  decimals: 1,
  read(visit) {
    const index = bodyMassIndex(visit)
    return 'bmi' in index ? { value: index.bmi } : undefined
  },
})

const ratioOf = { waistToHips, waistToHeight } as const satisfies Record<Ratio, unknown>

const ratioField = (key: Ratio, language: Language): Field => ({
  key,
  group: 'girth',
  name: chosenNames[key][language],
  unit: 'level',
  decimals: 2,
  read({ height, measured: { waist, hips } }) {
    const answer = ratioOf[key]({ height, waist: waist?.value ?? null, hips: hips?.value ?? null })
    return 'ratio' in answer ? { value: answer.ratio, decimals: 2 } : undefined
  },
})

const fatField = (formula: BodyFatFormulaName, language: Language): Field => ({
  key: `fat ${formula}`,
  group: 'fat',
  name: fatFormulaNames[formula][language],
  unit: '%',
  decimals: 1,
  read: ({ results, fatFormula }) => knownValue(results.fat[formula], fatFormula === formula),
})

const rateField = (formula: RateFormula): Field => ({
  key: `rate ${formula}`,
  group: 'rate',
  name: energyFormulaNames[formula],
  unit: 'kcal',
  decimals: 0,
  read: visit =>
    ofMethod(
      knownValue(visit.results.rates[formula], visit.metabolicFormula === formula),
      rateMethod({ ...visit, metabolicFormula: formula }),
    ),
})

const fieldsIn = (language: Language): Field[] => [
  ...measureFields(language),
  shareField('fatMassPerc', language),
  shareField('fatFreeMassPerc', language),
  energyField('bmr', language, ({ bmr }) => bmr),
  energyField('tdee', language, dailyNeed),
  indexField(language),
  ratioField('waistToHips', language),
  ratioField('waistToHeight', language),
  ...bodyFatFormulas.map(formula => fatField(formula, language)),
  ...metabolicFormulas.filter(formula => formula !== 'MANUAL').map(rateField),
]

/** Each field that one of the visits has, group by group, with its value at every visit. */
export function valueRows(visits: readonly ValuesOfVisit[], language: Language): ValueRow[] {
  const rows = fieldsIn(language).map(({ read, unit, ...field }) => ({ ...field, unit: measureUnitSigns[unit], values: visits.map(read) }))
  const filled = rows.filter(({ values }) => values.some(value => value !== undefined))
  return [...valueGroups.flatMap(group => filled.filter(row => row.group === group)), ...laboratoryRows(visits)]
}

/** How much a field changed from the visit before it that has one, by the same method; the visits come newest first. */
export function changeAt({ values, decimals }: Pick<ValueRow, 'values' | 'decimals'>, at: number): number | null {
  const now = values[at]
  const before = values.slice(at + 1).find(value => value !== undefined)
  if (now?.value === undefined || before?.value === undefined || now.method !== before.method) return null
  // a value of an old report, brought to a later visit, is no change since the visit before
  if (now.day !== undefined && before.day !== undefined && now.day < before.day) return null
  // rounding removes the noise of binary fractions
  return Number((now.value - before.value).toFixed(decimals))
}
