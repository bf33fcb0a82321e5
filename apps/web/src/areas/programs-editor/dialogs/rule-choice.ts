import type { DocumentRow } from '@allenio/contract/documents'
import { advisedCells, adviseRows, exerciseIn, type LoadAdvice, type ProgressionRule } from '@allenio/domain/programs'
import { useMemo, useState } from 'react'
import { useAttempts } from '../results/attempts.ts'
import { useDecimalText } from '#ui/decimal-field'
import { useLoadStep } from '../settings.ts'
import { adviceText } from './advice-words.ts'
import { figureIn } from './figure-faults.ts'
import { floorStep, rangeSteps, ruleKinds, ruleOf, stepByKind, type RuleKind } from './progression-rules.ts'

export interface RuleChoice {
  kind: RuleKind
  /** The step, as it was typed. */
  step: string
  /** The least repetitions in reserve, below which the rule does not go. */
  floor: string
}

export const choiceOf = (kind: RuleKind, textOf: (value: number) => string): RuleChoice => ({
  kind,
  step: kind === 'none' ? '' : textOf(stepByKind[kind].start),
  floor: textOf(floorStep.start),
})

const floorIn = ({ kind, floor }: RuleChoice): number | undefined => (kind === 'rir' ? figureIn(floor, floorStep) : 0)

const stepIn = ({ kind, step }: RuleChoice): number | undefined => (kind === 'none' ? 0 : figureIn(step, stepByKind[kind]))

const isRight = (choice: RuleChoice): boolean => stepIn(choice) !== undefined && floorIn(choice) !== undefined

/** The ends of a range, as they were typed. */
export interface RangeTexts {
  least: string
  most: string
}

/** The bounds of each end: the range cannot end below its beginning. */
export const rangeBounds = ({ least }: RangeTexts) => ({
  least: rangeSteps.least,
  most: { ...rangeSteps.most, min: figureIn(least, rangeSteps.least) ?? rangeSteps.most.min },
})

function rangeIn(texts: RangeTexts): { least: number; most: number } | undefined {
  const bounds = rangeBounds(texts)
  const [least, most] = [figureIn(texts.least, bounds.least), figureIn(texts.most, bounds.most)]
  return least === undefined || most === undefined ? undefined : { least, most }
}

/** The percentage by which two misses reduce the load. */
const backPercent = 10

export interface RuleChoices {
  kinds: readonly RuleKind[]
  /** The rules for all rows without one of their own; all of them apply together. */
  common: readonly RuleChoice[]
  setCommon: (rules: readonly RuleChoice[]) => void
  /** The range for rows in a double progression that have a single number; undefined where there are none. */
  range: RangeTexts | undefined
  setRange: (range: RangeTexts) => void
  /** Rules of single rows, which replace the common ones. */
  byRow: ReadonlyMap<string, RuleChoice>
  setOfRow: (rowId: string, choice: RuleChoice | undefined) => void
  /** Why the load of a row increases or stays, for rows that progress by their results. */
  advice: ReadonlyMap<string, LoadAdvice>
  saysWhy: boolean
  setSaysWhy: (saysWhy: boolean) => void
  /** Whether all typed values are within their bounds; a rule with a wrong value changes nothing. */
  areRight: boolean
  ruleOf: (row: DocumentRow) => ProgressionRule
}

/** Holds the rules for all rows, and those for single rows. */
export function useRuleChoices(rows: readonly DocumentRow[]): RuleChoices {
  const stepKg = useLoadStep()
  const attemptsOf = useAttempts()
  const textOf = useDecimalText()
  const [common, setCommon] = useState<readonly RuleChoice[]>(() => [choiceOf('loadKg', textOf)])
  const [range, setRange] = useState<RangeTexts>({ least: textOf(rangeSteps.least.start), most: textOf(rangeSteps.most.start) })
  const [byRow, setByRow] = useState<ReadonlyMap<string, RuleChoice>>(new Map())
  const [saysWhy, setSaysWhy] = useState(true)
  return useMemo(() => {
    const choicesFor = ({ id }: DocumentRow): readonly RuleChoice[] => {
      const own = byRow.get(id)
      return own ? [own] : common
    }
    const advice = new Map<string, LoadAdvice>()
    for (const row of rows) {
      const choice = choicesFor(row).find(({ kind }) => kind === 'results')
      const kg = choice && stepIn(choice)
      if (kg === undefined || !exerciseIn(row.cells)) continue
      const rule = { load: { kg }, backPercent, stepKg }
      const attempts = (attemptsOf?.(row) ?? []).map(({ target, sets }) => ({ target: target ?? {}, sets }))
      for (const [id, each] of adviseRows([row], { attemptsOf: () => attempts, rule })) advice.set(id, each)
    }
    const ruleFor = (row: DocumentRow): ProgressionRule => {
      const own = advice.get(row.id)
      const parts = choicesFor(row).map((choice): ProgressionRule | undefined => {
        const [step, floor] = [stepIn(choice), floorIn(choice)]
        if (step === undefined || floor === undefined) return undefined
        if (choice.kind !== 'results') return ruleOf(choice.kind, { step, floor, range: rangeIn(range) })
        return own && { cells: advisedCells(row.cells, own, saysWhy && isTelling(own) ? adviceText(own) : undefined) }
      })
      return Object.assign({}, ...parts)
    }
    const choices = [...common, ...byRow.values()]
    const hasRange = choices.some(({ kind }) => kind === 'double')
    return {
      kinds: ruleKinds.filter(kind => kind !== 'results' || attemptsOf !== undefined),
      common,
      setCommon,
      range: hasRange ? range : undefined,
      setRange,
      byRow,
      setOfRow: (rowId, choice) => {
        const next = new Map(byRow)
        next.delete(rowId)
        if (choice) next.set(rowId, choice)
        setByRow(next)
      },
      advice,
      saysWhy,
      setSaysWhy,
      areRight: choices.every(isRight) && (!hasRange || rangeIn(range) !== undefined),
      ruleOf: ruleFor,
    }
  }, [rows, stepKg, attemptsOf, common, range, byRow, saysWhy])
}

/** Whether the reason tells something to a client, which it does not without results. */
const isTelling = ({ reason }: LoadAdvice): boolean => reason !== 'never done' && reason !== 'no figures'
