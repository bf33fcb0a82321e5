import { addWeights } from '@allenio/contract/weights'
import { parseWeight } from '@allenio/domain/typed-values'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { BulkClient } from '#areas/clients'
import { useToday } from '#shell'
import { call, messageOf } from '#lib/api'
import { useFormats } from '#lib/formats'
import { BatchPanel } from '#ui/batch-panel'
import { DayField } from '#ui/day-field'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { useWeightWords } from '../words.ts'
import { ReplaceAll, ReplaceTick, toggleKey } from './same-day.tsx'
import { useReplaceable } from './use-replaceable.ts'
import { useWhenReady } from './use-when-ready.ts'
import { dayFault, kgFault } from './faults.ts'
import css from '../weights.module.css'

interface ClientsDialogProps {
  clients: readonly BulkClient[]
  onClose: () => void
  onDone: () => void
}

type Texts = Readonly<Record<string, string>>

/** One day's weigh-ins of several clients, typed one below the other. */
export function ClientsDialog({ clients, onClose, onDone }: ClientsDialogProps) {
  const t = useWeightWords()
  const today = useToday()
  const { decimal } = useFormats()
  const [day, setDay] = useState(today)
  const [kgs, setKgs] = useState<Texts>({})
  const [savedIds, setSavedIds] = useState<ReadonlySet<string>>(new Set())
  const [refusals, setRefusals] = useState<Texts>({})
  const [isChecked, setChecked] = useState(false)
  const [addedIds, setAddedIds] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const rows = clients.filter(({ id }) => !savedIds.has(id))
  const kgOf = (id: string) => (kgs[id] ?? '').trim()
  const filledRows = rows.filter(({ id }) => kgOf(id) !== '')
  const dayError = dayFault(day, { t, today })
  const faultOf = (id: string) => (kgOf(id) === '' ? undefined : kgFault(kgOf(id), t))
  const { weights, isReady } = useReplaceable({ clientIds: clients.map(({ id }) => id), from: day, to: day })
  const formers = new Map(weights.filter(each => each.day === day).map(each => [each.clientId, each]))
  const askedIds = filledRows.filter(({ id }) => formers.has(id)).map(({ id }) => id)
  const wrongCount = filledRows.filter(({ id }) => faultOf(id) !== undefined).length

  const save = async () => {
    setBusy(true)
    const saved: string[] = []
    const refused: Record<string, string> = {}
    const replacesOf = (id: string) => (addedIds.has(id) ? undefined : formers.get(id)?.id)
    // one after the other: who is saved leaves the list, so that a second try sends only the others
    for (const { id } of filledRows) {
      try {
        await call(addWeights, { id, weights: [{ day, kg: parseWeight(kgOf(id)) ?? 0, note: '', replacesId: replacesOf(id) }] })
        saved.push(id)
      } catch (error) {
        refused[id] = messageOf(error)
      }
    }
    setBusy(false)
    setSavedIds(new Set([...savedIds, ...saved]))
    setRefusals(refused)
    const isAnyReplaced = saved.some(replacesOf)
    if (saved.length > 0) toast({ type: 'success', text: t(isAnyReplaced ? 'savedMany' : 'addedMany', { count: saved.length }) })
    if (Object.keys(refused).length > 0) return
    onDone()
    onClose()
  }
  const askToSave = useWhenReady({ isReady, replacedCount: askedIds.length, run: () => void save() })
  const submit = () => {
    setChecked(true)
    if (isBusy || dayError || wrongCount > 0 || filledRows.length === 0) return
    askToSave()
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return
    const fields = [...(list.current?.querySelectorAll<HTMLInputElement>('input[inputmode]') ?? [])]
    const next = fields[fields.indexOf(event.target) + 1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const summary =
    isChecked && wrongCount > 0
      ? t('manyWrong', { count: wrongCount })
      : isChecked && filledRows.length === 0
        ? t('nothingToSave')
        : undefined
  return (
    <BatchPanel
      title={t('clientsTitle')}
      text={t('clientsText')}
      width={480}
      fault={summary}
      failure={undefined}
      save={filledRows.length === 0 ? t('save') : t('saveMany', { count: filledRows.length })}
      isBusy={isBusy}
      question={
        filledRows.length === 0 ? undefined : { title: t('unsavedTitle'), text: t('unsavedText'), proceed: t('leave'), close: t('stay') }
      }
      onLeave={onClose}
      onKeyDown={keyDown}
      onSubmit={submit}>
      <DayField label={t('day')} max={today} value={day} error={isChecked ? dayError : undefined} onChange={setDay} />
      <ReplaceAll keys={askedIds} addedKeys={addedIds} onChange={setAddedIds} />
      <ul ref={list} className={css.rows}>
        {rows.map(({ id, name }, index) => {
          const former = formers.get(id)
          return (
            <li key={id} className={css.client}>
              <Text as="span" breaks>
                {name}
              </Text>
              <TextField
                label={t('kgOfClient', { name })}
                labelHidden
                size="small"
                unit="kg"
                figures
                inputMode="decimal"
                autoComplete="off"
                value={kgs[id] ?? ''}
                error={refusals[id] ?? (isChecked ? faultOf(id) : undefined)}
                data-autofocus={index === 0 || undefined}
                onChange={event => setKgs({ ...kgs, [id]: event.target.value })}
              />
              {former && kgOf(id) === '' && (
                <Text as="span" size="hint" tone={3} className={css.ask}>
                  {t('former', { kg: decimal(former.kg, { most: 2 }) })}
                </Text>
              )}
              {former && kgOf(id) !== '' && (
                <ReplaceTick
                  kg={former.kg}
                  of={name}
                  isReplacing={!addedIds.has(id)}
                  onChange={() => setAddedIds(toggleKey(addedIds, id))}
                />
              )}
            </li>
          )
        })}
      </ul>
    </BatchPanel>
  )
}
