import { recordNoteMaxLength } from '@allenio/contract/clients'
import { addWeights, weightRange, weightsAtOnce } from '@allenio/contract/weights'
import { newId } from '@allenio/domain/ids'
import { parseWeight } from '@allenio/domain/typed-values'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useToday } from '#shell'
import { CallError, messageOf, useCall } from '#lib/api'
import type { FormDraft } from '#lib/forms'
import { BatchPanel } from '#ui/batch-panel'
import { Button } from '#ui/button'
import { WithDraft } from '#ui/form'
import { IconButton } from '#ui/icon-button'
import { toast } from '#ui/toast'
import { useWeightWords } from '../words.ts'
import { ManyRow } from './many-row.tsx'
import { PasteField } from './paste-field.tsx'
import { ReplaceAll, ReplaceTick, toggleKey } from './same-day.tsx'
import { emptyRow, isEmptyRow, parseRows, type TypedRow } from './typed-rows.ts'
import { useReplaceable } from './use-replaceable.ts'
import { useWhenReady } from './use-when-ready.ts'
import { nextDay, parseWeightList } from './weight-list.ts'
import { planWeights } from './weight-plan.ts'
import { dayFault, kgFault } from './faults.ts'
import css from '../weights.module.css'

interface ManyDialogProps {
  clientId: string
  onClose: () => void
}

export function ManyDialog(props: ManyDialogProps) {
  return (
    <WithDraft name={`weights ${props.clientId}`} parse={parseRows}>
      {draft => <ManyWeights {...props} draft={draft} />}
    </WithDraft>
  )
}

function ManyWeights({ clientId, onClose, draft }: ManyDialogProps & { draft: FormDraft<TypedRow[]> }) {
  const t = useWeightWords()
  const today = useToday()
  const list = useRef<HTMLUListElement>(null)
  const [rows, setRows] = useState<TypedRow[]>(() => (draft.draft?.length ? draft.draft : [emptyRow(today)]))
  const [addedKeys, setAddedKeys] = useState<ReadonlySet<string>>(new Set())
  const [isChecked, setChecked] = useState(false)
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>({})
  const leave = () => {
    draft.discard()
    onClose()
  }
  const { mutate, isPending, error } = useCall(addWeights, {
    isForm: true,
    onSuccess: (_, { input }) => {
      leave()
      const isAnyReplaced = input.weights.some(({ replacesId }) => replacesId !== undefined)
      toast({ type: 'success', text: t(isAnyReplaced ? 'savedMany' : 'addedMany', { count: input.weights.length }) })
    },
  })
  const filledRows = rows.filter(row => !isEmptyRow(row))
  // beside a small field the sentence is short
  const kgWrong = ({ kg }: TypedRow) => kgFault(kg, t) && (kg.trim() === '' ? t('kgMissing') : t('rangeShort', weightRange))
  const faultsOf = (row: TypedRow) => (isEmptyRow(row) ? {} : { day: dayFault(row.day, { t, today }), kg: kgWrong(row) })
  const wrongCount = filledRows.filter(row => Object.values(faultsOf(row)).some(Boolean)).length

  const readableRows = filledRows.filter(row => !dayFault(row.day, { t, today }) && !kgFault(row.kg, t))
  const days = readableRows.map(({ day }) => day).toSorted()
  const { weights: stored, isReady } = useReplaceable({ clientIds: [clientId], from: days[0] ?? '', to: days.at(-1) ?? '' })
  const { weights, formerKgs } = planWeights(
    readableRows.map(({ key, day, kg, note }) => ({ key, day, kg: parseWeight(kg) ?? 0, note: note.trim() })),
    { stored, addedKeys },
  )
  const saveCount = filledRows.length - readableRows.length + weights.length

  const change = (next: TypedRow[]) => {
    setRows(next)
    setServerErrors({})
    draft.save(next.filter(row => !isEmptyRow(row)))
  }
  const add = (listedWeights: ReturnType<typeof parseWeightList>) => {
    if (listedWeights.length === 0) return
    setChecked(true)
    change([
      ...filledRows,
      ...listedWeights.map(({ day = '', kg, note }) => ({ key: newId(), day, kg, note: note.slice(0, recordNoteMaxLength) })),
    ])
  }
  const addRow = () => {
    change([
      ...rows,
      emptyRow(
        nextDay(
          rows.map(({ day }) => day),
          today,
        ),
      ),
    ])
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector<HTMLInputElement>('input[inputmode]')?.focus())
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    // a single number is pasted into its field as usual
    if (!/[\n\t;]/.test(text.trim())) return
    event.preventDefault()
    add(parseWeightList(text, today))
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const fields = [...(list.current?.querySelectorAll<HTMLInputElement>('input[inputmode]') ?? [])]
    const row = event.target.closest('li')
    const next = fields.find(field => row && row.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING && !row.contains(field))
    if (next) next.focus()
    else addRow()
  }
  const send = () =>
    mutate(
      { id: clientId, weights: weights.map(({ day, kg, note, replacesId }) => ({ day, kg, note, replacesId })) },
      {
        onError: failure => {
          if (!(failure instanceof CallError) || failure.status !== 422) return
          setServerErrors(
            Object.fromEntries(
              Object.entries(failure.errors).flatMap(([field, [sentence = '']]) => {
                const [, index = '', part = ''] = /^weights\.(\d+)\.(\w+)$/.exec(field) ?? []
                const row = weights[Number(index)]
                return index !== '' && row ? [[`${row.key} ${part}`, sentence]] : []
              }),
            ),
          )
        },
      },
    )
  const askToSend = useWhenReady({ isReady, replacedCount: formerKgs.size, run: send })
  const submit = () => {
    setChecked(true)
    if (isPending || wrongCount > 0 || filledRows.length === 0 || filledRows.length > weightsAtOnce) return
    askToSend()
  }
  const summary =
    isChecked && wrongCount > 0
      ? t('manyWrong', { count: wrongCount })
      : filledRows.length > weightsAtOnce
        ? t('tooMany', { count: weightsAtOnce })
        : isChecked && filledRows.length === 0
          ? t('nothingToSave')
          : undefined
  return (
    <BatchPanel
      title={t('manyTitle')}
      text={t('manyText')}
      width={620}
      fault={summary}
      failure={error && Object.keys(serverErrors).length === 0 ? messageOf(error) : undefined}
      save={saveCount === 0 ? t('save') : t('saveMany', { count: saveCount })}
      isBusy={isPending}
      question={
        filledRows.length === 0 ? undefined : { title: t('unsavedTitle'), text: t('unsavedText'), proceed: t('leave'), close: t('stay') }
      }
      onLeave={leave}
      onSubmit={submit}>
      <PasteField onPaste={paste} onRead={text => add(parseWeightList(text, today))} />
      <ReplaceAll keys={[...formerKgs.keys()]} addedKeys={addedKeys} onChange={setAddedKeys} />
      {/* Enter goes down, as in a sheet; a list that is pasted fills the rows */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears what its fields do not use */}
      <ul ref={list} className={css.rows} onPaste={paste} onKeyDown={keyDown}>
        {rows.map((row, index) => {
          const faults = isChecked ? faultsOf(row) : {}
          const formerKg = formerKgs.get(row.key)
          return (
            <ManyRow
              key={row.key}
              row={row}
              number={index + 1}
              dayError={faults.day ?? serverErrors[`${row.key} day`]}
              kgError={faults.kg ?? serverErrors[`${row.key} kg`]}
              onChange={next => change(rows.map(each => (each.key === row.key ? next : each)))}
              remove={
                rows.length > 1 && (
                  <IconButton
                    label={t('removeRow', { row: index + 1 })}
                    size="small"
                    icon={IconX}
                    onClick={() => change(rows.filter(({ key }) => key !== row.key))}
                  />
                )
              }>
              {formerKg !== undefined && (
                <ReplaceTick
                  kg={formerKg}
                  of={t('row', { row: index + 1 })}
                  isReplacing={!addedKeys.has(row.key)}
                  onChange={() => setAddedKeys(toggleKey(addedKeys, row.key))}
                />
              )}
            </ManyRow>
          )
        })}
      </ul>
      <div>
        <Button kind="quiet" icon={IconPlus} onClick={addRow}>
          {t('addRow')}
        </Button>
      </div>
    </BatchPanel>
  )
}
