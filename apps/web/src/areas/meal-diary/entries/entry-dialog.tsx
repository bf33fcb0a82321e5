import { addOwnEntry, addOwnMealPhoto } from '@allenio/contract/meal-diary'
import { diaryLimits } from '@allenio/contract/meal-diary-records'
import { newId } from '@allenio/domain/ids'
import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#ui/button'
import { SubmitModal } from '#ui/form'
import { TextField } from '#ui/text-field'
import { TimeField } from '#ui/time-field'
import { useClock } from '../diet/use-diet.ts'
import { sendRecord } from '../diet/send.ts'
import { usePhotoChooser } from '../photos/use-photo-chooser.tsx'
import { useDiaryWords } from '../words.ts'
import css from './entries.module.css'

interface EntryDialogProps {
  date: string
  isEnergyVisible: boolean
  onClose: () => void
}

/** Something that was eaten, with the time of now and perhaps a photo. */
export function EntryDialog({ date, isEnergyVisible, onClose }: EntryDialogProps) {
  const t = useDiaryWords()
  const now = useClock()
  const [text, setText] = useState('')
  const [time, setTime] = useState(now)
  const [typedKcal, setTypedKcal] = useState('')
  const [photo, setPhoto] = useState<File>()
  const [hasTried, setTried] = useState(false)
  const chooser = usePhotoChooser(setPhoto)
  const kcal = typedKcal.trim() === '' ? null : Number(typedKcal)
  const isKcalWrong = kcal !== null && !(Number.isInteger(kcal) && kcal >= 0 && kcal <= diaryLimits.kcal)
  const save = () => {
    setTried(true)
    if (text.trim() === '' || isKcalWrong) return
    const entryId = newId()
    const title = t('entryAdded', { text: text.trim() })
    sendRecord(addOwnEntry, { id: entryId, day: date, time: time || null, text: text.trim(), kcal }, title)
    if (photo)
      sendRecord(addOwnMealPhoto, { id: newId(), day: date, entryId }, t('photoTitle', { name: text.trim() }), { photoUploadId: photo })
    onClose()
  }
  return (
    <SubmitModal title={t('entries')} closesOnOutside={text === ''} onClose={onClose} onSubmit={save}>
      <TextField
        label={t('entryText')}
        value={text}
        maxLength={diaryLimits.entry}
        autoComplete="off"
        data-autofocus
        error={hasTried && text.trim() === '' ? t('entryMissing') : undefined}
        onChange={event => setText(event.target.value)}
      />
      <div className={css.row}>
        <TimeField label={t('entryTime')} optional value={time} onChange={setTime} />
        {isEnergyVisible && (
          <TextField
            label={t('entryKcal')}
            unit="kcal"
            figures
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={typedKcal}
            error={hasTried && isKcalWrong ? t('kcalWrong', { most: diaryLimits.kcal }) : undefined}
            onChange={event => setTypedKcal(event.target.value)}
          />
        )}
      </div>
      <div>
        {chooser.input}
        <Button icon={IconCamera} onClick={chooser.choose}>
          {photo ? photo.name : t('addPhoto')}
        </Button>
      </div>
    </SubmitModal>
  )
}
