import { addOwnEntry, addOwnMealPhoto, diaryLimits } from '@allenio/contract/meal-diary'
import { newId } from '@allenio/domain/ids'
import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { parseNumberWithin } from '#ui/decimal-field'
import { FieldPair } from '#ui/field'
import { SubmitModal } from '#ui/form'
import { TextField } from '#ui/text-field'
import { TimeField } from '#ui/time-field'
import { useClock } from '../diet/use-diet.ts'
import { sendRecord } from '../diet/send.ts'
import { usePhotoChooser } from '../photos/use-photo-chooser.tsx'
import { useDiaryWords } from '../words.ts'

interface EntryDialogProps {
  date: string
  isEnergyVisible: boolean
  onClose: () => void
}

/** Something that was eaten, with the time of now and perhaps a photo. */
export function EntryDialog({ date, isEnergyVisible, onClose }: EntryDialogProps) {
  const t = useDiaryWords()
  const { integer } = useFormats()
  const now = useClock()
  const [text, setText] = useState('')
  const [time, setTime] = useState(now)
  const [typedKcal, setTypedKcal] = useState('')
  const [photo, setPhoto] = useState<File>()
  const [hasTried, setTried] = useState(false)
  const chooser = usePhotoChooser(setPhoto)
  const kcal = typedKcal.trim() === '' ? null : parseNumberWithin(typedKcal, { least: 0, most: diaryLimits.kcal, isWhole: true })
  const save = () => {
    setTried(true)
    if (text.trim() === '' || kcal === undefined) return
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
      <FieldPair>
        <TimeField label={t('entryTime')} optional value={time} onChange={setTime} />
        {isEnergyVisible && (
          <TextField
            label={t('entryKcal')}
            unit="kcal"
            figures
            inputMode="numeric"
            autoComplete="off"
            value={typedKcal}
            error={hasTried && kcal === undefined ? t('kcalWrong', { most: integer(diaryLimits.kcal) }) : undefined}
            onChange={event => setTypedKcal(event.target.value)}
          />
        )}
      </FieldPair>
      <div>
        {chooser.input}
        <Button icon={IconCamera} onClick={chooser.choose}>
          {photo ? photo.name : t('addPhoto')}
        </Button>
      </div>
    </SubmitModal>
  )
}
