import { recordNoteMaxLength } from '@allenio/contract/client-records'
import { addWeights, weightRange, weightsAtOnce } from '@allenio/contract/weights'
import { newId } from '@allenio/domain/ids'
import { readWeight } from '@allenio/domain/typed-values'
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
import { Stack } from '#ui/layout'
import { TextArea } from '#ui/text-area'
import { toast } from '#ui/toast'
import { useWeightWords } from '../words.ts'
import { ManyRow } from './many-row.tsx'
import { nextDay, parseWeightList } from './weight-list.ts'
import { dayFault, kgFault } from './weight-schema.ts'
import css from '../weights.module.css'

export interface TypedRow {
  key: string
  day: string
  kg: string
  note: string
}

const isEmpty = ({ kg, note }: TypedRow) => kg.trim() === '' && note.trim() === ''
const emptyRow = (day: string): TypedRow => ({ key: newId(), day, kg: '', note: '' })

const readRow = ({ day, kg, note }: Partial<TypedRow>): TypedRow[] =>
  typeof day === 'string' && typeof kg === 'string' ? [{ ...emptyRow(day), kg, note: note ?? '' }] : []

const readDraft = (value: unknown): TypedRow[] | undefined => (Array.isArray(value) ? value.flatMap(readRow) : undefined)

interface ManyDialogProps {
  clientId: string
  onClose: () => void
}

export function ManyDialog(props: ManyDialogProps) {
  return (
    <WithDraft name={`weights ${props.clientId}`} read={readDraft}>
      {draft => <ManyWeights {...props} draft={draft} />}
    </WithDraft>
  )
}

function ManyWeights({ clientId, onClose, draft }: ManyDialogProps & { draft: FormDraft<TypedRow[]> }) {
  const t = useWeightWords()
  const today = useToday()
  const list = useRef<HTMLUListElement>(null)
  const [rows, setRows] = useState<TypedRow[]>(() => (draft.draft?.length ? draft.draft : [emptyRow(today)]))
  const [pastedText, setPastedText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>({})
  const leave = () => {
    draft.discard()
    onClose()
  }
  const { mutate, isPending, error } = useCall(addWeights, {
    form: true,
    onSuccess: ({ weights }) => {
      leave()
      toast({ type: 'success', text: t('addedMany', { count: weights.length }) })
    },
  })
  const filledRows = rows.filter(row => !isEmpty(row))
  // beside a small field the sentence is short
  const kgWrong = ({ kg }: TypedRow) => kgFault(kg, t) && (kg.trim() === '' ? t('kgMissing') : t('rangeShort', weightRange))
  const faultsOf = (row: TypedRow) => (isEmpty(row) ? {} : { day: dayFault(row.day, { t, today }), kg: kgWrong(row) })
  const wrongCount = filledRows.filter(row => Object.values(faultsOf(row)).some(Boolean)).length

  const change = (next: TypedRow[]) => {
    setRows(next)
    setServerErrors({})
    draft.save(next.filter(row => !isEmpty(row)))
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
  const submit = () => {
    setChecked(true)
    if (isPending || wrongCount > 0 || filledRows.length === 0 || filledRows.length > weightsAtOnce) return
    mutate(
      { id: clientId, weights: filledRows.map(({ day, kg, note }) => ({ day, kg: readWeight(kg) ?? 0, note: note.trim() })) },
      {
        onError: failure => {
          if (!(failure instanceof CallError) || failure.status !== 422) return
          setServerErrors(
            Object.fromEntries(
              Object.entries(failure.errors).flatMap(([field, [sentence = '']]) => {
                const [, index = '', part = ''] = /^weights\.(\d+)\.(\w+)$/.exec(field) ?? []
                const row = filledRows[Number(index)]
                return index !== '' && row ? [[`${row.key} ${part}`, sentence]] : []
              }),
            ),
          )
        },
      },
    )
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
      save={filledRows.length === 0 ? t('save') : t('saveMany', { count: filledRows.length })}
      isBusy={isPending}
      question={
        filledRows.length === 0 ? undefined : { title: t('unsavedTitle'), text: t('unsavedText'), proceed: t('leave'), close: t('stay') }
      }
      onLeave={leave}
      onSubmit={submit}>
      <Stack align="start" gap={8} className={css.paste}>
        <TextArea
          label={t('manyPaste')}
          hint={t('manyPasteHint')}
          minRows={2}
          maxHeight={120}
          value={pastedText}
          onChange={event => setPastedText(event.target.value)}
          onPaste={event => {
            paste(event)
            setPastedText('')
          }}
        />
        {pastedText.trim() !== '' && (
          <Button
            size="small"
            onClick={() => {
              add(parseWeightList(pastedText, today))
              setPastedText('')
            }}>
            {t('manyRead')}
          </Button>
        )}
      </Stack>
      {/* Enter goes down, as in a sheet; a list that is pasted fills the rows */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears what its fields do not use */}
      <ul ref={list} className={css.rows} onPaste={paste} onKeyDown={keyDown}>
        {rows.map((row, index) => {
          const faults = isChecked ? faultsOf(row) : {}
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
              }
            />
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
