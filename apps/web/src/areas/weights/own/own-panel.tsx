import { addOwnWeight, updateOwnWeight } from '@allenio/contract/weights'
import { newId } from '@allenio/domain/ids'
import { IconNote, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { sendOrKeep } from '#lib/offline'
import { Button } from '#ui/button'
import { useDecimalText } from '#ui/decimal-field'
import { FormPanel } from '#ui/form'
import { toast } from '#ui/toast'
import { ReplaceChoice } from '../entry/same-day.tsx'
import { NoteField, WeightFields } from '../entry/weight-fields.tsx'
import { useWeightSchema } from '../entry/weight-schema.ts'
import { useWeightWords } from '../words.ts'
import type { OwnWeight } from './own-weights.ts'
import { useOwnWeights } from './own-weights.ts'

interface OwnWeightPanelProps {
  /** The weight to correct; without it a new one is added. */
  weight?: OwnWeight | undefined
  onDelete?: (() => void) | undefined
  onClose: () => void
}

// one lane, so that a correction cannot overtake the weight that it corrects
const lane = 'own weights'

/** The form for a weight on a phone. A new one starts from the last, so that two presses are enough. */
export function OwnWeightPanel({ weight, onDelete, onClose }: OwnWeightPanelProps) {
  const t = useWeightWords()
  const { decimal, day: dayOf } = useFormats()
  const textOf = useDecimalText()
  const today = useToday()
  const { weights } = useOwnWeights()
  const latest = weights[0]?.kg
  const [hasNote, setHasNote] = useState(Boolean(weight?.note))
  const [isReplacing, setReplacing] = useState(true)
  // made once, so that sending again makes no second row
  const [id] = useState(() => newId())
  const kgText = (kg: number) => decimal(kg, { most: 2 })
  const sameDayOf = (day: string) => (weight ? undefined : weights.find(each => each.day === day && each.isReplaceable))
  const start = weight?.kg ?? latest
  const form = useEndpointForm({
    ...useWeightSchema(),
    endpoint: addOwnWeight,
    start: { kg: start === undefined ? '' : textOf(start), day: weight?.day ?? today, note: weight?.note ?? '' },
    toInput: values => ({ id, ...values }),
    send: (input, values) => {
      const write = { title: t('waitingTitle', { kg: kgText(values.kg), day: dayOf(values.day) }), lane }
      const changedId = weight?.id ?? (isReplacing ? sameDayOf(values.day)?.id : undefined)
      return changedId ? sendOrKeep(updateOwnWeight, { ...values, id: changedId }, write) : sendOrKeep(addOwnWeight, input, write)
    },
    onSaved: (_, { values }) => {
      onClose()
      toast({ type: 'success', text: weight ? t('saved') : t('added', { kg: kgText(values.kg) }) })
    },
    onWaiting: () => {
      onClose()
      toast({ type: 'info', text: t('keptHere') })
    },
  })
  const sameDay = sameDayOf(useFormValue(form, 'day').value)
  const note = hasNote ? (
    <NoteField form={form} isFirst={!weight} />
  ) : (
    <div>
      <Button kind="quiet" icon={IconNote} onClick={() => setHasNote(true)}>
        {t('addNote')}
      </Button>
    </div>
  )
  return (
    <FormPanel form={form} title={weight ? t('editTitle') : t('addTitle')} onClose={onClose}>
      <WeightFields form={form} latest={start} isHuge note={note} />
      {sameDay && <ReplaceChoice weight={sameDay} isReplacing={isReplacing} onChange={setReplacing} />}
      {onDelete && (
        <div>
          <Button kind="danger" icon={IconTrash} onClick={onDelete}>
            {t('deleteThis')}
          </Button>
        </div>
      )}
    </FormPanel>
  )
}
