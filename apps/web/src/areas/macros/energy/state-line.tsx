import type { BodyState } from '@allenio/contract/macros'
import { addDays } from '@allenio/domain/days'
import type { EnergyNeed } from '@allenio/domain/macros'
import { useState } from 'react'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { DayField } from '#ui/day-field'
import { Select } from '#ui/select'
import type { LineProps } from './data.ts'
import { ConsentNotice } from './consent-notice.tsx'
import { FigureLine } from './figure-line.tsx'
import { useEnergyWords } from './words.ts'

const kinds = ['none', 'pregnancy', 'lactation'] as const
type Kind = (typeof kinds)[number]

const daysAheadAtMost = 300
const daysOfLactationAtMost = 3 * 365

/** Pregnancy and breastfeeding, with what they add. A state counts once its day is there. */
export function StateLine({ clientId, energy, need: { ofState }, onChange }: LineProps & { need: EnergyNeed }) {
  const t = useEnergyWords()
  const { integer } = useFormats()
  const { state, hasHealthConsent, may } = energy
  const [picked, setPicked] = useState<Kind>()
  const kind = picked ?? state?.kind ?? 'none'
  const choose = (chosen: Kind) => {
    setPicked(chosen === state?.kind ? undefined : chosen)
    if (chosen !== 'none') return
    setPicked(undefined)
    if (state) onChange({ state: null }, { state })
  }
  const save = (next: BodyState) => {
    setPicked(undefined)
    onChange({ state: next }, { state })
  }
  const added = ofState && 'kcal' in ofState ? ofState.kcal : null
  const value = !ofState || picked ? null : added === null ? t('addedUnknown') : `+ ${t('kcal', { value: integer(added) })}`
  return (
    <FigureLine label={t('state')} value={value} text={!picked && ofState && <StateText ofState={ofState} />}>
      <Select
        label={t('state')}
        labelHidden
        disabled={!may.update}
        value={kind}
        options={kinds.map(each => ({ value: each, label: t(`state_${each}`) }))}
        onChange={({ target }) => choose(kinds.find(each => each === target.value) ?? 'none')}
      />
      {kind !== 'none' && !hasHealthConsent && <ConsentNotice clientId={clientId} />}
      {kind !== 'none' && hasHealthConsent && <StateDay key={kind} kind={kind} state={state} isDisabled={!may.update} onSave={save} />}
    </FigureLine>
  )
}

interface StateDayProps {
  kind: BodyState['kind']
  state: BodyState | null
  isDisabled: boolean
  onSave: (state: BodyState) => void
}

function StateDay({ kind, state, isDisabled, onSave }: StateDayProps) {
  const t = useEnergyWords()
  const today = useToday()
  const stored = state?.kind !== kind ? '' : state.kind === 'pregnancy' ? state.dueDay : state.bornDay
  const [typed, setTyped] = useState<string>()
  const limits =
    kind === 'pregnancy'
      ? { min: today, max: addDays(today, daysAheadAtMost) }
      : { min: addDays(today, -daysOfLactationAtMost), max: today }
  const change = (day: string) => {
    setTyped(day)
    const isWithin = day >= limits.min && day <= limits.max
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !isWithin || day === stored) return
    setTyped(undefined)
    onSave(kind === 'pregnancy' ? { kind, dueDay: day } : { kind, bornDay: day })
  }
  return (
    <DayField
      label={t(kind === 'pregnancy' ? 'dueDay' : 'bornDay')}
      {...limits}
      disabled={isDisabled}
      value={typed ?? stored}
      onChange={change}
    />
  )
}

function StateText({ ofState }: { ofState: NonNullable<EnergyNeed['ofState']> }) {
  const t = useEnergyWords()
  if (ofState.kind === 'over') return t('pregnancyOver')
  if (ofState.kind === 'pregnancy') return t('pregnancy', { week: ofState.week, trimester: ofState.trimester })
  return ofState.kcal === null ? t('lactationLate') : t('lactationMonths', { count: ofState.months })
}
