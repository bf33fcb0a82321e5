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
import { grouped } from '../data/reads.ts'
import { useWords } from '../words/index.ts'
import { EntryGroup } from './entry-group.tsx'
import css from './entry.module.css'
import { dayFault, filledOf, valueFault } from './typed-values.ts'
import type { Typed } from './typed-values.ts'

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
  followed: readonly ClientMetric[]
  available: readonly Metric[]
  send: (entries: Entry[]) => Promise<Outcome>
  onClose: () => void
}

interface Draft {
  day: string
  values: Typed
  note: string
}

const isRecord = (kept: unknown): kept is Record<string, unknown> => typeof kept === 'object' && kept !== null
const textOf = (kept: unknown) => (typeof kept === 'string' ? kept : '')

function readDraft(kept: unknown): Draft | undefined {
  if (!isRecord(kept) || !isRecord(kept['values'])) return undefined
  const values = Object.fromEntries(Object.entries(kept['values']).map(([kind, text]) => [kind, textOf(text)]))
  return { day: textOf(kept['day']), values, note: textOf(kept['note']) }
}

/** A form for all metrics of one day, made for the keyboard from top to bottom. */
export function EntryPanel(props: EntryPanelProps) {
  const { draft, isLoaded, save, discard } = useDraft<Draft>(props.draft, readDraft)
  return isLoaded && <Entries {...props} start={draft} keep={save} discard={discard} />
}

function Entries({
  followed,
  available,
  send,
  onClose,
  start,
  keep,
  discard,
}: EntryPanelProps & { start: Draft | undefined; keep: (draft: Draft) => void; discard: () => void }) {
  const t = useWords()
  const { decimal } = useFormats()
  const id = useId()
  const fields = useRef<HTMLFormElement>(null)
  const today = useToday()
  const [typed, setTyped] = useState<Draft>({ values: {}, note: '', ...start, day: start?.day || today })
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Extract<Outcome, { isDone: false }>>()
  const known = new Map(followed.map(metric => [metric.kind, metric]))
  const others = available.filter(({ kind }) => !known.has(kind))
  const all: Metric[] = [...grouped(followed).flatMap(({ metrics }) => metrics), ...grouped(others).flatMap(({ metrics }) => metrics)]
  const filled = filledOf(all, typed.values)
  const textIn = ({ kind }: Metric) => typed.values[kind] ?? ''
  const faultOf = (metric: Metric) =>
    refusal?.faults[metric.kind] ?? (filled.includes(metric) ? valueFault(textIn(metric), metric, { t, decimal }) : undefined)
  const isDayJudged = isChecked || typed.day === '' || typed.day > today
  const dayWrong = refusal?.faults['day'] ?? (isDayJudged ? dayFault(typed.day, { t, today }) : undefined)

  const change = (next: Partial<Draft>) => {
    const draft = { ...typed, ...next }
    setTyped(draft)
    setRefusal(undefined)
    keep(draft)
  }
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    setChecked(true)
    const isWrong = filled.some(metric => valueFault(textIn(metric), metric, { t, decimal })) || dayFault(typed.day, { t, today })
    if (isBusy || isWrong || filled.length === 0) {
      requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    setBusy(true)
    const outcome = await send(
      filled.map(({ kind, decimals }) => ({
        kind,
        day: typed.day,
        value: decimalOf(typed.values[kind] ?? '', decimals) ?? 0,
        note: typed.note.trim(),
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
    if (filled.length > 0 && !(await confirm({ title: t('unsavedTitle'), text: t('unsavedText'), proceed: t('leave'), close: t('stay') })))
      return
    discard()
    onClose()
  }
  const group = (metrics: readonly (Metric | ClientMetric)[]) =>
    grouped(metrics).map(each => (
      <EntryGroup
        key={each.group}
        group={each.group}
        metrics={each.metrics}
        values={typed.values}
        faultOf={faultOf}
        latestOf={({ kind }) => known.get(kind)?.latest ?? undefined}
        onChange={(kind, text) => change({ values: { ...typed.values, [kind]: text } })}
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
          <output className={css.fault}>{isChecked && filled.length === 0 ? t('nothing') : ''}</output>
          <Button kind="primary" type="submit" form={id} loading={isBusy}>
            {filled.length === 0 ? t('save') : t('saveEntries', { count: filled.length })}
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
            value={typed.day}
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
                className={classes(css.preset, typed.day === day && css.chosen)}
                aria-pressed={typed.day === day}
                onClick={() => change({ day })}>
                {text}
              </button>
            ))}
          </div>
        </div>
        {group(followed)}
        {others.length > 0 &&
          (followed.length === 0 ? (
            group(others)
          ) : (
            <details className={css.others} open={others.some(({ kind }) => typed.values[kind]) || undefined}>
              <summary>{t('otherMetrics')}</summary>
              {group(others)}
            </details>
          ))}
        <TextField
          label={t('noteForAll')}
          optional
          autoComplete="off"
          value={typed.note}
          maxLength={metricLimits.note}
          onChange={event => change({ note: event.target.value })}
        />
      </form>
    </SidePanel>
  )
}
