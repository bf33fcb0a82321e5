import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { useDeskWords } from '../words.ts'
import { MomentField } from './moment-field.tsx'
import { faultOf, momentOfField, nextHour } from './moments.ts'
import type { MomentFault } from './moments.ts'

interface MomentDialogProps {
  isBusy: boolean
  onChoose: (moment: Date) => void
  onClose: () => void
}

/** Any day and time. */
export function MomentDialog({ isBusy, onChoose, onClose }: MomentDialogProps) {
  const t = useDeskWords()
  const [value, setValue] = useState(() => nextHour(new Date()))
  const [fault, setFault] = useState<MomentFault>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const moment = momentOfField(value)
    const found = faultOf(moment, new Date())
    setFault(found)
    if (moment && !found && !isBusy) onChoose(moment)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('whenTitle')}
      size="small"
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form="chat-moment" loading={isBusy}>
            {t('schedule')}
          </Button>
        </>
      }>
      <form id="chat-moment" onSubmit={submit} noValidate>
        <MomentField
          value={value}
          fault={fault}
          isFirst
          onChange={next => {
            setValue(next)
            setFault(undefined)
          }}
        />
      </form>
    </Modal>
  )
}
