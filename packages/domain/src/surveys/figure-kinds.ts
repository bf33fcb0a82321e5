import { surveyLimits, type AnswerTest, type QuestionOf } from '@allenio/contract/surveys'
import { formatDecimal, withUnit } from '@allenio/domain/formats'
import { fittingValue, type Bounds } from '@allenio/domain/metrics'
import type { AnswerFault, SettingFault } from './faults.ts'
import { defineKind } from './kind-rules.ts'
import { isDeletedMetric, metricFacts } from './metric-facts.ts'
import { summaryWords } from './summary-words.ts'

type NumberQuestion = QuestionOf<'number'>

/** A value is judged as it would be stored, with the decimals of its bounds. */
export function checkBounds(value: number, bounds: Bounds): AnswerFault | undefined {
  if (fittingValue(bounds, value) !== undefined) return undefined
  return value < bounds.min ? { code: 'number too small', least: bounds.min } : { code: 'number too large', most: bounds.max }
}

const boundsIn = ({ min, max, decimals }: NumberQuestion): Bounds => ({
  min: min ?? -surveyLimits.number,
  max: max ?? surveyLimits.number,
  decimals,
})

const hasDecimalsWithin = (value: number, decimals: number): boolean => Number(value.toFixed(decimals)) === value

/** The possible values at the bounds, and at and beside the values of tests: where any value passes them, one of these does. */
function candidateValues(bounds: Bounds, tests: readonly AnswerTest[]): number[] {
  const step = 10 ** -bounds.decimals
  const named = tests.flatMap(test => ('value' in test && typeof test.value === 'number' ? [test.value] : []))
  const around = [bounds.min, bounds.max, ...named].flatMap(value => [value - step, value, value + step])
  return [...new Set(around.map(value => fittingValue(bounds, value)))].filter(value => value !== undefined)
}

/** A scale of whole numbers has a first and a last step. */
function checkScale({ min, max, decimals }: NumberQuestion): SettingFault[] {
  if (min === null || max === null) return [{ code: 'scale without bounds' }]
  if (decimals > 0 || !Number.isInteger(min) || !Number.isInteger(max)) return [{ code: 'scale not whole' }]
  return max - min + 1 > surveyLimits.scaleSteps ? [{ code: 'scale too long', most: surveyLimits.scaleSteps }] : []
}

export const metricRules = defineKind('metric', {
  check: ({ metric }, { value }, { metrics }) => checkBounds(value, metricFacts(metric, metrics)),
  summarize: ({ metric }, { value }, { language, metrics }) => {
    const { decimals, unit } = metricFacts(metric, metrics)
    const figure = formatDecimal(language, value, { most: decimals })
    return unit === '' ? figure : withUnit(figure, unit)
  },
  testedValue: ({ value }) => value,
  checkSettings: ({ metric }, metrics) => (isDeletedMetric(metric, metrics) ? [{ code: 'metric deleted' }] : []),
  candidates: ({ metric }, tests, metrics) =>
    candidateValues(metricFacts(metric, metrics), tests).map(value => ({ kind: 'metric', value })),
  figureBasis: ({ metric }) => metric,
})

export const numberRules = defineKind('number', {
  check: (question, { value }) => {
    const { min, max, decimals } = boundsIn(question)
    if (value < min) return { code: 'number too small', least: min }
    if (value > max) return { code: 'number too large', most: max }
    return hasDecimalsWithin(value, decimals) ? undefined : { code: 'too many decimals', most: decimals }
  },
  summarize: ({ scale, max, decimals, unit }, { value }, { language }) => {
    const figure = formatDecimal(language, value, { most: decimals })
    if (scale && max !== null) return `${figure} ${summaryWords[language].outOf} ${formatDecimal(language, max)}`
    return unit === '' ? figure : withUnit(figure, unit)
  },
  testedValue: ({ value }) => value,
  checkSettings: question => {
    const { min, max, scale } = question
    const isReversed = min !== null && max !== null && (scale ? min >= max : min > max)
    return [...(isReversed ? [{ code: 'bounds reversed', min, max } as const] : []), ...(scale ? checkScale(question) : [])]
  },
  candidates: (question, tests) => candidateValues(boundsIn(question), tests).map(value => ({ kind: 'number', value })),
  // a field keeps its meaning when its bounds move, a scale does not
  figureBasis: ({ unit, scale, min, max }) => (scale ? { unit, scale, min, max } : unit),
})
