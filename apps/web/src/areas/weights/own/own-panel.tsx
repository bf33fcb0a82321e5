import { addOwnWeight } from '@allenio/contract/weights'
import { newId } from '@allenio/domain/ids'
import { IconNote } from '@tabler/icons-react'
import { useState } from 'react'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { useEndpointForm } from '#lib/forms'
import { sendOrKeep } from '#lib/offline'
import { Button } from '#ui/button'
import { useDecimalText } from '#ui/decimal-field'
import { FormPanel } from '#ui/form'
import { toast } from '#ui/toast'
import { useWeightWords } from '../words.ts'
import { NoteField, WeightFields } from '../entry/weight-fields.tsx'
import { useWeightSchema } from '../entry/weight-schema.ts'

/** A weight for one thumb: it starts from the last one, so that two presses are enough. */
export function OwnWeightPanel({ latest, onClose }: { latest: number | undefined; onClose: () => void }) {
  const t = useWeightWords()
  const { decimal, day: dayOf } = useFormats()
  const textOf = useDecimalText()
  const today = useToday()
  const [hasNote, setHasNote] = useState(false)
  // the same row however often it is sent
  const [id] = useState(() => newId())
  const kgText = (kg: number) => decimal(kg, { most: 2 })
  const form = useEndpointForm({
    ...useWeightSchema(),
    endpoint: addOwnWeight,
    start: { kg: latest === undefined ? '' : textOf(latest), day: today, note: '' },
    toInput: values => ({ id, ...values }),
    send: (input, { kg, day }) => sendOrKeep(addOwnWeight, input, { title: t('waitingTitle', { kg: kgText(kg), day: dayOf(day) }) }),
    onSaved: (_, { values }) => {
      onClose()
      toast({ type: 'success', text: t('added', { kg: kgText(values.kg) }) })
    },
    onWaiting: () => {
      onClose()
      toast({ type: 'info', text: t('keptHere') })
    },
  })
  const note = hasNote ? (
    <NoteField form={form} isFirst />
  ) : (
    <div>
      <Button kind="quiet" icon={IconNote} onClick={() => setHasNote(true)}>
        {t('addNote')}
      </Button>
    </div>
  )
  return (
    <FormPanel form={form} title={t('addTitle')} onClose={onClose}>
      <WeightFields form={form} latest={latest} isHuge note={note} />
    </FormPanel>
  )
}
