import { metricLimits } from '@allenio/contract/metrics'
import type { ClientMetric, Metric } from '@allenio/contract/metrics'
import { addDays } from '@allenio/domain/days'
import { useId, useRef, useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { useDraft } from '#lib/offline'
import { Banner } from '#ui/banner'
import { Button } from '#ui/button'
import { classes } from '#ui/classes'
import { confirm } from '#ui/confirm'
import { DateField } from '#ui/date-field'
import { decimalOf } from '#ui/decimal-field'
import { SidePanel } from '#ui/side-panel'
import { TextField } from '#ui/text-field'
import { groupMetrics } from '../data.ts'
import { useWords } from '../words.ts'
import { EntryGroup } from './entry-group.tsx'
import css from './entry.module.css'
import { dayFault, listFilled, valueFault } from './typed-values.ts'
import type { TypedValues } from './typed-values.ts'

export interface Entry {
  kind: Metric['kind']
  day: string
  value: number
  note: string
}

/** The result of saving: `faults` has messages by metric kind (and `day`, `note`), `text` is a message for no single field. */
export type Outcome = { isDone: true } | { isDone: false; faults: Readonly<Record<string, string>>; text: string | undefined }

interface EntryPanelProps {
  /** The name under which the device keeps an unfinished entry. */
  draft: string
  followedMetrics: readonly ClientMetric[]
  available: readonly Metric[]
  send: (entries: Entry[]) => Promise<Outcome>
  onClose: () => void
}

interface Draft {
  day: string
  values: TypedValues
  note: string
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function readDraft(value: unknown): Draft | undefined {
  if (!isRecord(value) || !isRecord(value['values'])) return undefined
  const values = Object.fromEntries(Object.entries(value['values']).map(([kind, text]) => [kind, textOf(text)]))
  return { day: textOf(value['day']), values, note: textOf(value['note']) }
}

/** A form for all metrics of one day, made for the keyboard from top to bottom. */
export function EntryPanel(props: EntryPanelProps) {
  const { draft, isLoaded, save, discard } = useDraft<Draft>(props.draft, readDraft)
  return isLoaded && <EntryForm {...props} start={draft} saveDraft={save} discard={discard} />
}

function EntryForm({
  followedMetrics,
  available,
  send,
  onClose,
  start,
  saveDraft,
  discard,
}: EntryPanelProps & { start: Draft | undefined; saveDraft: (draft: Draft) => void; discard: () => void }) {
  const t = useWords()
  const { decimal } = useFormats()
  const id = useId()
  const fields = useRef<HTMLFormElement>(null)
  const today = useToday()
  const [input, setInput] = useState<Draft>({ values: {}, note: '', ...start, day: start?.day || today })
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Extract<Outcome, { isDone: false }>>()
  const followedByKind = new Map(followedMetrics.map(metric => [metric.kind, metric]))
  const otherMetrics = available.filter(({ kind }) => !followedByKind.has(kind))
  const allMetrics: Metric[] = [
    ...groupMetrics(followedMetrics).flatMap(({ metrics }) => metrics),
    ...groupMetrics(otherMetrics).flatMap(({ metrics }) => metrics),
  ]
  const filledMetrics = listFilled(allMetrics, input.values)
  const textIn = ({ kind }: Metric) => input.values[kind] ?? ''
  const faultOf = (metric: Metric) =>
    refusal?.faults[metric.kind] ?? (filledMetrics.includes(metric) ? valueFault(textIn(metric), metric, { t, decimal }) : undefined)
  const isDayJudged = isChecked || input.day === '' || input.day > today
  const dayWrong = refusal?.faults['day'] ?? (isDayJudged ? dayFault(input.day, { t, today }) : undefined)

  const change = (next: Partial<Draft>) => {
    const draft = { ...input, ...next }
    setInput(draft)
    setRefusal(undefined)
    saveDraft(draft)
  }
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    setChecked(true)
    const isWrong = filledMetrics.some(metric => valueFault(textIn(metric), metric, { t, decimal })) || dayFault(input.day, { t, today })
    if (isBusy || isWrong || filledMetrics.length === 0) {
      requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    setBusy(true)
    const outcome = await send(
      filledMetrics.map(({ kind, decimals }) => ({
        kind,
        day: input.day,
        value: decimalOf(input.values[kind] ?? '', decimals) ?? 0,
        note: input.note.trim(),
      })),
    )
    setBusy(false)
    if (!outcome.isDone) return setRefusal(outcome)
    discard()
    onClose()
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) return void submit()
    const inputs = [...(fields.current?.querySelectorAll<HTMLInputElement>('input') ?? [])]
    const next = inputs.slice(inputs.indexOf(event.target) + 1).find(input => input.offsetParent !== null)
    if (next) next.focus()
    else void submit()
  }
  const leave = async () => {
    if (
      filledMetrics.length > 0 &&
      !(await confirm({ title: t('unsavedTitle'), text: t('unsavedText'), proceed: t('leave'), close: t('stay') }))
    )
      return
    discard()
    onClose()
  }
  const group = (metrics: readonly (Metric | ClientMetric)[]) =>
    groupMetrics(metrics).map(each => (
      <EntryGroup
        key={each.group}
        group={each.group}
        metrics={each.metrics}
        values={input.values}
        faultOf={faultOf}
        latestOf={({ kind }) => followedByKind.get(kind)?.latest ?? undefined}
        onChange={(kind, text) => change({ values: { ...input.values, [kind]: text } })}
      />
    ))
  return (
    <SidePanel
      opened
      onClose={() => void leave()}
      title={t('entryTitle')}
      width={520}
      foot={
        <div className={css.foot}>
          <output className={css.fault}>{isChecked && filledMetrics.length === 0 ? t('nothing') : ''}</output>
          <Button kind="primary" type="submit" form={id} loading={isBusy}>
            {filledMetrics.length === 0 ? t('save') : t('saveEntries', { count: filledMetrics.length })}
          </Button>
        </div>
      }>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter goes on to the next field */}
      <form id={id} ref={fields} className={css.form} noValidate onSubmit={event => void submit(event)} onKeyDown={keyDown}>
        {refusal?.text && <Banner inset type="error" lead={refusal.text} text="" closable={false} onClose={() => undefined} />}
        <p className={css.lead}>{t('entryText')}</p>
        <div className={css.when}>
          <DateField
            label={t('entryDay')}
            max={today}
            value={input.day}
            error={dayWrong}
            onChange={event => change({ day: event.target.value })}
          />
          <div className={css.presets}>
            {[
              { day: today, text: t('today') },
              { day: addDays(today, -1), text: t('yesterday') },
            ].map(({ day, text }) => (
              <button
                key={day}
                type="button"
                className={classes(css.preset, input.day === day && css.chosen)}
                aria-pressed={input.day === day}
                onClick={() => change({ day })}>
                {text}
              </button>
            ))}
          </div>
        </div>
        {group(followedMetrics)}
        {otherMetrics.length > 0 &&
          (followedMetrics.length === 0 ? (
            group(otherMetrics)
          ) : (
            <details className={css.others} open={otherMetrics.some(({ kind }) => input.values[kind]) || undefined}>
              <summary>{t('otherMetrics')}</summary>
              {group(otherMetrics)}
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
      </form>
    </SidePanel>
  )
}
