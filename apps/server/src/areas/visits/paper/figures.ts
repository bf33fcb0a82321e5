import type { PaperBar, PaperBlock, PaperFigure, FormulaWarning, VisitValues } from '@allenio/contract/visits'
import { formatDay } from '@allenio/domain/formats'
import {
  activityFactors,
  activityLevelNames,
  bodyFatReading,
  bodyMassIndex,
  bodyParts,
  energyFormulaNames,
  fatFormulaNames,
  fatMethod,
  formulaWarningTexts,
  healthyWeights,
  isSameRateMethod,
  massOfPercent,
  measureNames,
  measurementTypeNames,
  metabolicReading,
  rateMethod,
  totalEnergy,
  type Reading,
} from '@allenio/domain/visits'
import { kilocalories, kilograms, percents, printAmount, printChange, scaleOf, type Scale } from './amounts.ts'
import { bodyOf, type Printing } from './source.ts'
import { paperWords } from './words.ts'

interface KnownFigure {
  name: string
  value: number | null | undefined
  before: number | null | undefined
  scale: Scale
  note?: string
}

/** A figure that is not known is left out. */
function figureOf({ name, value, before, scale, note = '' }: KnownFigure, { language }: Printing): PaperFigure[] {
  if (typeof value !== 'number') return []
  return [{ name, value: printAmount(value, scale, language), change: printChange({ value, before }, scale, language), note }]
}

const massOf = (percent: number | null | undefined, weight: number | undefined) =>
  typeof percent === 'number' ? massOfPercent(percent, weight) : undefined

function indexOf(values: VisitValues | undefined): number | undefined {
  const answer = values && bodyMassIndex(values)
  return answer && 'bmi' in answer ? answer.bmi : undefined
}

/** Leaves out empty texts. */
const joinTexts = (texts: readonly string[]): string => texts.filter(Boolean).join(' · ')

const warningTexts = (warnings: readonly FormulaWarning[], { language }: Printing): string[] =>
  warnings.map(warning => formulaWarningTexts[warning][language])

/** The source of a result; that of another reading than today's is not known any more. */
const citationOf = ({ id, citation }: Reading, readingId: string): string => (id === readingId ? citation : '')

/** Weight, fat and lean mass: drawn beside those of the compared visit, then figure by figure. */
export function presentResults(printing: Printing): PaperBlock[] {
  const { values, comparedVisit, language } = printing
  const weight = { name: measureNames.weight[language], value: values.weight, before: comparedVisit?.weight, scale: scaleOf('weight') }
  const index = {
    name: paperWords(language)('body mass index'),
    value: indexOf(values),
    before: indexOf(comparedVisit),
    scale: { sign: '', decimals: 1 },
  }
  const figures = [
    ...figureOf(weight, printing),
    ...figureOf(index, printing),
    ...shareOf('fat-mass', 'fat', printing).map(figure => ({ ...figure, note: fatNote(printing) })),
    ...shareOf('lean-mass', 'lean', printing),
  ]
  return [...barsOf(printing), { kind: 'figures', figures }, ...(printing.hasAllFormulas ? allFatFormulas(printing) : [])]
}

/** In percent and in kilograms; with the change since a visit that knows its fat by the same method. */
function shareOf(key: 'fat-mass' | 'lean-mass', part: 'fat' | 'lean', printing: Printing): PaperFigure[] {
  const { values, comparedVisit, language } = printing
  const name = measureNames[key][language]
  const isComparable = comparedVisit !== undefined && fatMethod(comparedVisit) === fatMethod(values)
  const now = bodyParts(values)?.[part]
  const before = isComparable ? bodyParts(comparedVisit)?.[part] : undefined
  const figures = [
    ...figureOf({ name, value: now?.percent, before: before?.percent, scale: percents }, printing),
    ...figureOf({ name, value: now?.kg, before: before?.kg, scale: kilograms }, printing),
  ]
  if (figures.length === 0) return []
  return [{ name, value: joinTexts(figures.map(each => each.value)), change: joinTexts(figures.map(each => each.change)), note: '' }]
}

function barsOf({ values, comparedVisit, language }: Printing): PaperBlock[] {
  const names = [measureNames['fat-mass'][language], measureNames['lean-mass'][language]]
  const heaviest = Math.max(values.weight, comparedVisit?.weight ?? 0)
  const bars = [values, ...(comparedVisit ? [comparedVisit] : [])].flatMap((visit): PaperBar[] => {
    const body = bodyParts(visit)
    if (!body) return []
    const parts = [body.fat, body.lean].map(({ kg, percent }) => ({
      percent,
      text: `${printAmount(kg, kilograms, language)} · ${printAmount(percent, percents, language)}`,
    }))
    const name = formatDay(language, visit.takenOn)
    const text = [name, ...parts.map((part, at) => `${names[at]} ${part.text}`)].join(', ')
    return [{ name, length: visit.weight / heaviest, parts, text }]
  })
  return bars.length === 0 ? [] : [{ kind: 'bars', bars, partNames: names }]
}

/** How the fat is known. */
function fatNote(printing: Printing): string {
  const { values, language } = printing
  const { fatFormula, measurementType, results } = values
  if (fatFormula === null) return measurementTypeNames[measurementType][language]
  const warnings = results.fat.find(({ formula }) => formula === fatFormula)?.warnings ?? []
  return joinTexts([fatFormulaNames[fatFormula][language], ...warningTexts(warnings, printing)])
}

function allFatFormulas(printing: Printing): PaperBlock[] {
  const { values, comparedVisit, language } = printing
  const say = paperWords(language)
  const rows = values.results.fat.map(({ formula, fatMassPerc, fatFreeMassPerc, readingId, warnings }) => {
    const before = comparedVisit?.results.fat.find(each => each.formula === formula)?.fatMassPerc
    // the heads say the units
    const mass = (percent: number) => printAmount(massOf(percent, values.weight) ?? 0, { ...kilograms, sign: '' }, language)
    return {
      cells: [
        fatFormulaNames[formula][language],
        printAmount(fatMassPerc, { ...percents, sign: '' }, language),
        mass(fatMassPerc),
        mass(fatFreeMassPerc),
        ...(comparedVisit ? [printChange({ value: fatMassPerc, before }, percents, language)] : []),
      ],
      note: joinTexts([citationOf(bodyFatReading(formula), readingId), ...warningTexts(warnings, printing)]),
      isMarked: formula === values.fatFormula,
    }
  })
  const [fat, lean] = [measureNames['fat-mass'][language], measureNames['lean-mass'][language]]
  const heads = [say('formula'), `${fat} (%)`, `${fat} (kg)`, `${lean} (kg)`, ...(comparedVisit ? [say('change')] : [])]
  return rows.length === 0 ? [] : [{ kind: 'table', heads, rows }]
}

/** The metabolic rate and what follows from it. */
export function presentEnergy(printing: Printing): PaperBlock[] {
  const { values, comparedVisit, content, language } = printing
  const say = paperWords(language)
  const { activityLevel } = content
  const rate = figureOf(
    {
      name: say('metabolic rate'),
      value: values.bmr,
      before: comparedVisit && rateMethod(comparedVisit) === rateMethod(values) ? comparedVisit.bmr : undefined,
      scale: kilocalories,
      note: rateNote(printing),
    },
    printing,
  )
  const day = totalEnergy({ bmr: values.bmr, activityLevel: activityLevel ?? null })
  const factor = activityLevel && printAmount(activityFactors[activityLevel], { sign: '', decimals: 3 }, language)
  const figures = [
    ...rate,
    ...(activityLevel
      ? [{ name: say('activity'), value: activityLevelNames[activityLevel][language], change: '', note: `× ${factor}` }]
      : []),
    ...('tdee' in day ? figureOf({ name: say('energy of day'), value: day.tdee, before: undefined, scale: kilocalories }, printing) : []),
    ...healthyWeightOf(printing),
  ]
  const table = printing.hasAllFormulas ? allRates(printing) : []
  return figures.length === 0 ? table : [{ kind: 'figures', figures }, ...table]
}

function rateNote(printing: Printing): string {
  const { metabolicFormula, results } = printing.values
  if (metabolicFormula === null || metabolicFormula === 'MANUAL') return paperWords(printing.language)('by hand')
  const warnings = results.rates.find(({ formula }) => formula === metabolicFormula)?.warnings ?? []
  return joinTexts([energyFormulaNames[metabolicFormula], ...warningTexts(warnings, printing)])
}

function healthyWeightOf({ values, content, language }: Printing): PaperFigure[] {
  const weights = healthyWeights(bodyOf(values, content))
  if (!('from' in weights)) return []
  const say = paperWords(language)
  const [from, to] = [printAmount(weights.from, { ...kilograms, sign: '' }, language), printAmount(weights.to, kilograms, language)]
  return [{ name: say('healthy weight'), value: say('from to', { from, to }), change: '', note: '' }]
}

function allRates(printing: Printing): PaperBlock[] {
  const { values, comparedVisit, language } = printing
  const say = paperWords(language)
  const rows = values.results.rates.map(({ formula, bmr, readingId, warnings }) => {
    const isComparable = comparedVisit !== undefined && isSameRateMethod(formula, comparedVisit, values)
    const before = isComparable ? comparedVisit.results.rates.find(each => each.formula === formula)?.bmr : undefined
    return {
      cells: [
        energyFormulaNames[formula],
        // the head says the unit
        printAmount(bmr, { ...kilocalories, sign: '' }, language),
        ...(comparedVisit ? [printChange({ value: bmr, before }, kilocalories, language)] : []),
      ],
      note: joinTexts([citationOf(metabolicReading(formula), readingId), ...warningTexts(warnings, printing)]),
      isMarked: formula === values.metabolicFormula,
    }
  })
  const heads = [say('formula'), `${say('metabolic rate')} (${kilocalories.sign})`, ...(comparedVisit ? [say('change')] : [])]
  return rows.length === 0 ? [] : [{ kind: 'table', heads, rows }]
}
