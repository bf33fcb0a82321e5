import { recordNoteMaxLength } from '@allenio/contract/clients'
import { addWeights, weightRange, weightsAtOnce } from '@allenio/contract/weights'
import { newId } from '@allenio/domain/ids'
import { parseWeight } from '@allenio/domain/typed-values'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useToday } from '#shell'
import { CallError, messageOf, useCall } from '#lib/api'
import type { FormDraft } from '#lib/forms'
import { toast } from '#ui/toast'
import { useWeightWords } from '../words.ts'
import { dayFault, kgFault } from './faults.ts'
import { emptyRow, isEmptyRow, type TypedRow } from './typed-rows.ts'
import { useReplaceable } from './use-replaceable.ts'
import { useWhenReady } from './use-when-ready.ts'
import { nextDay, parseWeightList } from './weight-list.ts'
import { planWeights } from './weight-plan.ts'

export interface ManyWeightsProps {
  clientId: string
  onClose: () => void
  draft: FormDraft<TypedRow[]>
}

/** The rows of the dialog with their faults, and what typing, pasting and saving do to them. */
export function useManyWeights({ clientId, onClose, draft }: ManyWeightsProps) {
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
  return {
    list,
    rows,
    addedKeys,
    formerKgs,
    isAnyFilled: filledRows.length > 0,
    isBusy: isPending,
    saveCount,
    summary,
    failure: error && Object.keys(serverErrors).length === 0 ? messageOf(error) : undefined,
    errorsOf: (row: TypedRow) => {
      const faults: ReturnType<typeof faultsOf> = isChecked ? faultsOf(row) : {}
      return { day: faults.day ?? serverErrors[`${row.key} day`], kg: faults.kg ?? serverErrors[`${row.key} kg`] }
    },
    changeRow: (key: string, next: TypedRow) => change(rows.map(each => (each.key === key ? next : each))),
    removeRow: (removed: string) => change(rows.filter(({ key }) => key !== removed)),
    addRow,
    addText: (text: string) => add(parseWeightList(text, today)),
    setAddedKeys,
    paste,
    keyDown,
    submit,
    leave,
  }
}
