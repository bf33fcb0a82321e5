import { metricLimits } from '@allenio/contract/metrics'
import type { ClientMetric, Metric } from '@allenio/contract/metrics'
import { addDays } from '@allenio/domain/days'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { ReplaceChoice, type SameDayWeight } from '#areas/weights'
import { useToday } from '#shell'
import { messageOf, reportCallError } from '#lib/api'
import { useFormats } from '#lib/formats'
import { fieldErrorsOf } from '#lib/forms'
import type { FormDraft } from '#lib/forms'
import { BatchPanel } from '#ui/batch-panel'
import { DayField } from '#ui/day-field'
import { DayPresets } from '#ui/day-presets'
import { decimalOf } from '#ui/decimal-field'
import { WithDraft } from '#ui/form'
import { TextField } from '#ui/text-field'
import { groupMetrics } from '../data.ts'
import { useWords } from '../words.ts'
import { EntryGroup } from './entry-group.tsx'
import css from './entry.module.css'
import { dayFault, faultsByKind, listFilled, valueFault } from './typed-values.ts'
import type { TypedValues } from './typed-values.ts'

export interface Entry {
  kind: Metric['kind']
  day: string
  value: number
  note: string
  replacesId?: string
}

interface EntryPanelProps {
  /** The name under which the device keeps an unfinished entry. */
  draft: string
  followedMetrics: readonly ClientMetric[]
  available: readonly Metric[]
  /** The weights that a new one of the same day may take the place of. */
  replaceableWeights: readonly SameDayWeight[]
  /** Throws if the write is refused. */
  send: (entries: Entry[]) => Promise<unknown>
  onClose: () => void
}

interface EntryInput {
  day: string
  values: TypedValues
  note: string
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function parseDraft(value: unknown): EntryInput | undefined {
  if (!isRecord(value) || !isRecord(value['values'])) return undefined
  const values = Object.fromEntries(Object.entries(value['values']).map(([kind, text]) => [kind, textOf(text)]))
  return { day: textOf(value['day']), values, note: textOf(value['note']) }
}

/** A form for all metrics of one day, made for the keyboard from top to bottom. */
export function EntryPanel({ draft: name, ...rest }: EntryPanelProps) {
  return (
    <WithDraft name={name} parse={parseDraft}>
      {draft => <EntryForm {...rest} draft={draft} />}
    </WithDraft>
  )
}

function EntryForm({
  followedMetrics,
  available,
  replaceableWeights,
  send,
  onClose,
  draft,
}: Omit<EntryPanelProps, 'draft'> & { draft: FormDraft<EntryInput> }) {
  const t = useWords()
  const { decimal } = useFormats()
  const fields = useRef<HTMLFormElement>(null)
  const today = useToday()
  const [input, setInput] = useState<EntryInput>({ values: {}, note: '', ...draft.draft, day: draft.draft?.day || today })
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [isReplacing, setReplacing] = useState(true)
  const followedByKind = new Map(followedMetrics.map(metric => [metric.kind, metric]))
  const otherMetrics = available.filter(({ kind }) => !followedByKind.has(kind))
  const allMetrics: Metric[] = [followedMetrics, otherMetrics].flatMap(list => groupMetrics<Metric>(list).flatMap(({ metrics }) => metrics))
  const filledMetrics = listFilled(allMetrics, input.values)
  const serverFaults = faultsByKind(
    fieldErrorsOf(error),
    filledMetrics.map(({ kind }) => kind),
  )
  const formerWeight = input.values['weight']?.trim() ? replaceableWeights.find(({ day }) => day === input.day) : undefined
  const valueFaultOf = (metric: Metric) => valueFault(input.values[metric.kind] ?? '', metric, { t, decimal })
  const faultOf = (metric: Metric) => serverFaults[metric.kind] ?? (filledMetrics.includes(metric) ? valueFaultOf(metric) : undefined)
  const isDayJudged = isChecked || input.day === '' || input.day > today
  const dayError = serverFaults['day'] ?? (isDayJudged ? dayFault(input.day, { t, today }) : undefined)

  const change = (changes: Partial<EntryInput>) => {
    const next = { ...input, ...changes }
    setInput(next)
    setError(undefined)
    draft.save(next)
  }
  const leave = () => {
    draft.discard()
    onClose()
  }
  const submit = async () => {
    setChecked(true)
    const isWrong = filledMetrics.some(valueFaultOf) || dayFault(input.day, { t, today })
    if (isBusy || isWrong || filledMetrics.length === 0) {
      requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    setBusy(true)
    const entries = filledMetrics.map(({ kind, decimals }) => ({
      kind,
      day: input.day,
      value: decimalOf(input.values[kind] ?? '', decimals) ?? 0,
      note: input.note.trim(),
      ...(kind === 'weight' && formerWeight && isReplacing && { replacesId: formerWeight.id }),
    }))
    try {
      await send(entries)
      leave()
    } catch (refusal) {
      // the form shows the error itself, but a session that has ended must end everywhere
      reportCallError(refusal, { of: 'form', quiet: true })
      setError(refusal)
    }
    setBusy(false)
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) return void submit()
    const inputs = [...(fields.current?.querySelectorAll<HTMLInputElement>('input') ?? [])]
    const next = inputs.slice(inputs.indexOf(event.target) + 1).find(each => each.offsetParent !== null)
    if (next) next.focus()
    else void submit()
  }
  const renderGroups = (metrics: readonly (Metric | ClientMetric)[]) =>
    groupMetrics(metrics).map(each => (
      <EntryGroup
        key={each.group}
        group={each.group}
        metrics={each.metrics}
        values={input.values}
        faultOf={faultOf}
        latestOf={({ kind }) => followedByKind.get(kind)?.latest ?? undefined}
        questionBelow={({ kind }) =>
          kind === 'weight' && formerWeight && <ReplaceChoice weight={formerWeight} isReplacing={isReplacing} onChange={setReplacing} />
        }
        onChange={(kind, text) => change({ values: { ...input.values, [kind]: text } })}
      />
    ))
  const count = filledMetrics.length
  return (
    <BatchPanel
      ref={fields}
      title={t('entryTitle')}
      text={t('entryText')}
      width={520}
      fault={isChecked && count === 0 ? t('nothing') : undefined}
      failure={error !== undefined && Object.keys(serverFaults).length === 0 ? messageOf(error) : undefined}
      save={count === 0 ? t('save') : t('saveEntries', { count })}
      isBusy={isBusy}
      question={count === 0 ? undefined : { title: t('unsavedTitle'), text: t('unsavedText'), proceed: t('leave'), close: t('stay') }}
      onLeave={leave}
      onKeyDown={keyDown}
      onSubmit={() => void submit()}>
      <div className={css.when}>
        <DayField label={t('entryDay')} max={today} value={input.day} error={dayError} onChange={day => change({ day })} />
        <DayPresets today={today} yesterday={addDays(today, -1)} value={input.day} onChange={day => change({ day })} />
      </div>
      {renderGroups(followedMetrics)}
      {otherMetrics.length > 0 &&
        (followedMetrics.length === 0 ? (
          renderGroups(otherMetrics)
        ) : (
          <details className={css.others} open={otherMetrics.some(({ kind }) => input.values[kind]) || undefined}>
            <summary>{t('otherMetrics')}</summary>
            {renderGroups(otherMetrics)}
          </details>
        ))}
      <TextField
        label={t('noteForAll')}
        optional
        autoComplete="off"
        value={input.note}
        maxLength={metricLimits.note}
        onChange={event => change({ note: event.target.value })}
      />
    </BatchPanel>
  )
}
