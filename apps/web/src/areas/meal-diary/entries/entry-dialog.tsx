import { addOwnEntry, addOwnMealPhoto, diaryLimits } from '@allenio/contract/meal-diary'
import { kcalOfGrams } from '@allenio/domain/aliments'
import { newId } from '@allenio/domain/ids'
import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import { useQuantityTexts } from '#lib/food-quantity'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { parseNumberWithin } from '#ui/decimal-field'
import { FieldPair } from '#ui/field'
import { SubmitModal } from '#ui/form'
import { Row } from '#ui/layout'
import { TextField } from '#ui/text-field'
import { TimeField } from '#ui/time-field'
import { useClock } from '../diet/use-diet.ts'
import { sendRecord } from '../diet/send.ts'
import { FoodField } from '../foods/food-field.tsx'
import type { EatableFood } from '../foods/own-foods.ts'
import { PortionField } from '../foods/portion-field.tsx'
import { offeredPortions, parsePortion } from '../foods/portion.ts'
import { usePhotoChooser } from '../photos/use-photo-chooser.tsx'
import { useDiaryWords } from '../words.ts'

interface EntryDialogProps {
  date: string
  isEnergyVisible: boolean
  onClose: () => void
}

/** Something that was eaten: a food of the device with how much of it, or words; with the time of now and perhaps a photo. */
export function EntryDialog({ date, isEnergyVisible, onClose }: EntryDialogProps) {
  const t = useDiaryWords()
  const { integer } = useFormats()
  const { textOf } = useQuantityTexts()
  const now = useClock()
  const [text, setText] = useState('')
  const [food, setFood] = useState<EatableFood>()
  const [typedPortion, setTypedPortion] = useState('')
  const [time, setTime] = useState(now)
  const [typedKcal, setTypedKcal] = useState('')
  const [photo, setPhoto] = useState<File>()
  const [hasTried, setTried] = useState(false)
  const chooser = usePhotoChooser(setPhoto)
  const portion = food && parsePortion(typedPortion, food)
  const kcal = typedKcal.trim() === '' ? null : parseNumberWithin(typedKcal, { least: 0, most: diaryLimits.kcal, isWhole: true })
  const choose = (chosen: EatableFood) => {
    const [first] = offeredPortions(chosen, chosen.usual)
    setFood(chosen)
    setText(chosen.label.slice(0, diaryLimits.entry))
    setTypedPortion(first ? textOf(first) : '')
    setTried(false)
  }
  const write = (typed: string) => {
    setFood(undefined)
    setText(typed)
  }
  const save = () => {
    setTried(true)
    if (text.trim() === '' || (food ? !portion : kcal === undefined)) return
    const entryId = newId()
    const entry = { id: entryId, day: date, time: time || null, text: text.trim() }
    const { title, name } = { title: t('entryAdded', { text: entry.text }), name: entry.text }
    if (food && portion) {
      const energy = kcalOfGrams(portion.grams, food.kcal)
      sendRecord(addOwnEntry, { ...entry, ...portion, food: { id: food.id, version: food.version }, kcal: energy }, title)
    } else sendRecord(addOwnEntry, { ...entry, kcal: kcal ?? null }, title)
    if (photo) sendRecord(addOwnMealPhoto, { id: newId(), day: date, entryId }, t('photoTitle', { name }), { photoUploadId: photo })
    onClose()
  }
  return (
    <SubmitModal title={t('entries')} closesOnOutside={text === ''} onClose={onClose} onSubmit={save}>
      <FoodField
        label={t('entryText')}
        text={text}
        food={food}
        isEnergyVisible={isEnergyVisible}
        error={hasTried && text.trim() === '' ? t('entryMissing') : undefined}
        onType={write}
        onChoose={choose}
      />
      {food && <PortionField food={food} usual={food.usual} text={typedPortion} isJudged={hasTried} onChange={setTypedPortion} />}
      <FieldPair>
        <TimeField label={t('entryTime')} optional value={time} onChange={setTime} />
        {isEnergyVisible && !food && (
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
      <Row>
        {chooser.input}
        <Button icon={IconCamera} onClick={chooser.choose}>
          {photo ? photo.name : t('addPhoto')}
        </Button>
      </Row>
    </SubmitModal>
  )
}
