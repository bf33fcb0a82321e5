import type { DocumentRow } from '@allenio/contract/documents'
import { advisedCells, adviseRows, exerciseIn, type LoadAdvice, type ProgressionRule } from '@allenio/domain/programs'
import { useMemo, useState } from 'react'
import { useAttempts } from '../results/attempts.ts'
import { useLoadStep } from '../settings.ts'
import { adviceText } from './advice-words.ts'
import { floorStep, rangeSteps, ruleKinds, ruleOf, stepByKind, type RuleKind } from './progression-rules.ts'

export interface RuleChoice {
  kind: RuleKind
  /** As it is typed. */
  step: string
  /** Where repetitions in reserve stop going down. */
  floor: string
}

export const choiceOf = (kind: RuleKind): RuleChoice => ({
  kind,
  step: kind === 'none' ? '' : stepByKind[kind].start,
  floor: floorStep.start,
})

const floorIn = ({ floor }: RuleChoice): number => Math.min(floorStep.max, Math.max(floorStep.min, Number(floor) || floorStep.min))

const stepIn = ({ kind, step: text }: RuleChoice): number => {
  const { min, max, step } = kind === 'none' ? { min: 0, max: 0, step: 1 } : stepByKind[kind]
  const typed = Number(text.replace(',', '.')) || 0
  // there is no half set and no half repetition
  return Math.min(max, Math.max(min, step === 1 ? Math.round(typed) : typed))
}

/** The ends of a range as they are typed. */
export interface RangeTexts {
  least: string
  most: string
}

const rangeIn = ({ least, most }: RangeTexts) => ({ least: Math.round(Number(least)) || 0, most: Math.round(Number(most)) || 0 })

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
  ruleOf: (row: DocumentRow) => ProgressionRule
}

/** Rules for all rows, and others for some of them. */
export function useRuleChoices(rows: readonly DocumentRow[]): RuleChoices {
  const stepKg = useLoadStep()
  const attemptsOf = useAttempts()
  const [common, setCommon] = useState<readonly RuleChoice[]>([choiceOf('loadKg')])
  const [range, setRange] = useState<RangeTexts>({ least: rangeSteps.least.start, most: rangeSteps.most.start })
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
      if (!choice || !exerciseIn(row.cells)) continue
      const rule = { load: { kg: stepIn(choice) }, backPercent, stepKg }
      const attempts = (attemptsOf?.(row) ?? []).map(({ target, sets }) => ({ target: target ?? {}, sets }))
      for (const [id, each] of adviseRows([row], { attemptsOf: () => attempts, rule })) advice.set(id, each)
    }
    const ruleFor = (row: DocumentRow): ProgressionRule => {
      const own = advice.get(row.id)
      const parts = choicesFor(row).map((choice): ProgressionRule | undefined => {
        if (choice.kind !== 'results') {
          return ruleOf(choice.kind, { step: stepIn(choice), floor: floorIn(choice), range: rangeIn(range) })
        }
        return own && { cells: advisedCells(row.cells, own, saysWhy && isTelling(own) ? adviceText(own) : undefined) }
      })
      return Object.assign({}, ...parts)
    }
    return {
      kinds: ruleKinds.filter(kind => kind !== 'results' || attemptsOf !== undefined),
      common,
      setCommon,
      range: [...common, ...byRow.values()].some(({ kind }) => kind === 'double') ? range : undefined,
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
      ruleOf: ruleFor,
    }
  }, [rows, stepKg, attemptsOf, common, range, byRow, saysWhy])
}

/** Without results there is nothing that a client would learn from the reason. */
const isTelling = ({ reason }: LoadAdvice): boolean => reason !== 'never done' && reason !== 'no figures'
