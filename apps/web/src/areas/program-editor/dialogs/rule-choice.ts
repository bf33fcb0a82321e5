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
  /** As it is typed. */
  step: string
  /** Where repetitions in reserve stop going down. */
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

/** The ends of a range as they are typed. */
export interface RangeTexts {
  least: string
  most: string
}

/** The bounds of each end: a range does not end below its beginning. */
export const rangeBounds = ({ least }: RangeTexts) => ({
  least: rangeSteps.least,
  most: { ...rangeSteps.most, min: figureIn(least, rangeSteps.least) ?? rangeSteps.most.min },
})

function rangeIn(texts: RangeTexts): { least: number; most: number } | undefined {
  const bounds = rangeBounds(texts)
  const [least, most] = [figureIn(texts.least, bounds.least), figureIn(texts.most, bounds.most)]
  return least === undefined || most === undefined ? undefined : { least, most }
}

/** How far two misses step back. */
const backPercent = 10

export interface RuleChoices {
  kinds: readonly RuleKind[]
  /** The rules of all rows that have none of their own: they hold together. */
  common: readonly RuleChoice[]
  setCommon: (rules: readonly RuleChoice[]) => void
  /** Of all rows in a double progression that say one number; undefined where there are none of them. */
  range: RangeTexts | undefined
  setRange: (range: RangeTexts) => void
  /** Rows that have one rule of their own, in the place of all others. */
  byRow: ReadonlyMap<string, RuleChoice>
  setOfRow: (rowId: string, choice: RuleChoice | undefined) => void
  /** Why a load goes up or stays, of rows that go by their results. */
  advice: ReadonlyMap<string, LoadAdvice>
  saysWhy: boolean
  setSaysWhy: (saysWhy: boolean) => void
  /** Whether all that is typed is within its bounds; a rule that is not changes nothing. */
  areRight: boolean
  ruleOf: (row: DocumentRow) => ProgressionRule
}

/** Rules for all rows, and others for some of them. */
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

/** Without results there is nothing that a client would learn from the reason. */
const isTelling = ({ reason }: LoadAdvice): boolean => reason !== 'never done' && reason !== 'no figures'
