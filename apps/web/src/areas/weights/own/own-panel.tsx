import { addOwnWeight } from '@allenio/contract/weights'
import { newId } from '@allenio/domain/ids'
import { IconNote } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useToday } from '#shell'
import { messageOf } from '#lib/api'
import { useIsMobile } from '#lib/device'
import { fieldErrorsOf, useFormWords, wordedResolver } from '#lib/forms'
import { useFormats } from '#lib/formats'
import { sendOrKeep } from '#lib/offline'
import { useLanguage } from '#lib/words'
import { Banner } from '#ui/banner'
import { Button } from '#ui/button'
import { SidePanel } from '#ui/side-panel'
import { toast } from '#ui/toast'
import { useWeightWords } from '../words.ts'
import { NoteField, WeightFields } from '../entry/weight-fields.tsx'
import type { WeightValues } from '../entry/weight-fields.tsx'
import { weightSchema } from '../entry/weight-schema.ts'
import css from '../weights.module.css'

/** A weight for one thumb: it starts from the last one, so that two presses are enough. */
export function OwnWeightPanel({ latest, onClose }: { latest: number | undefined; onClose: () => void }) {
  const t = useWeightWords()
  const formWords = useFormWords()
  const { decimal, day } = useFormats()
  const isMobile = useIsMobile()
  const comma = useLanguage() === 'it' ? ',' : '.'
  const id = useId()
  const today = useToday()
  const [schema] = useState(() => weightSchema(t, today))
  const [hasNote, setHasNote] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  // the same row however often it is sent
  const [rowId] = useState(() => newId())
  const isRunning = useRef(false)
  const form = useForm<WeightValues, unknown, { kg: number; day: string; note: string }>({
    defaultValues: { kg: latest === undefined ? '' : String(latest).replace('.', comma), day: today, note: '' },
    resolver: wordedResolver(schema, { say: formWords }),
    mode: 'onTouched',
  })
  const send = async (values: { kg: number; day: string; note: string }) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setFailure(undefined)
    const kg = decimal(values.kg, { most: 2 })
    const outcome = await sendOrKeep(addOwnWeight, { id: rowId, ...values }, { title: t('waitingTitle', { kg, day: day(values.day) }) })
    isRunning.current = false
    setBusy(false)
    if (outcome.state === 'refused') {
      const faults = fieldErrorsOf(outcome.error)
      if (faults['kg']) form.setError('kg', { message: faults['kg'] }, { shouldFocus: true })
      if (faults['day']) form.setError('day', { message: faults['day'] })
      if (!faults['kg'] && !faults['day']) setFailure(messageOf(outcome.error))
      return
    }
    onClose()
    toast(outcome.state === 'sent' ? { type: 'success', text: t('added', { kg }) } : { type: 'info', text: t('keptHere') })
  }
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t('addTitle')}
      side={isMobile ? 'bottom' : 'right'}
      foot={
        <Button kind="primary" size="large" wide type="submit" form={id} loading={isBusy}>
          {t('save')}
        </Button>
      }>
      <form id={id} className={css.form} noValidate onSubmit={event => void form.handleSubmit(send)(event)}>
        {failure && <Banner inset type="error" lead={failure} text="" closable={false} onClose={() => undefined} />}
        <WeightFields
          control={form.control}
          serverErrors={{}}
          onChange={() => undefined}
          latest={latest}
          isHuge
          note={
            hasNote ? (
              <NoteField control={form.control} isFirst />
            ) : (
              <div>
                <Button kind="quiet" icon={<IconNote stroke={1.5} aria-hidden />} onClick={() => setHasNote(true)}>
                  {t('addNote')}
                </Button>
              </div>
            )
          }
        />
      </form>
    </SidePanel>
  )
}
