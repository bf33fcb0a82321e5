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
import { usePhotoChooser } from '#ui/picture-upload'
import { TextField } from '#ui/text-field'
import { TimeField } from '#ui/time-field'
import { useClock } from '../diet/use-diet.ts'
import { sendRecord } from '../diet/send.ts'
import type { ShownDiary } from '../diet/unsent-diary.ts'
import { FoodField } from '../foods/food-field.tsx'
import type { EatableFood, OwnFoods } from '../foods/own-foods.ts'
import { PortionField } from '../foods/portion-field.tsx'
import { offeredPortions, parsePortion } from '../foods/portion.ts'
import { useOwnFoods } from '../foods/use-own-foods.ts'
import { useRowTexts } from '../meal/row-texts.ts'
import { useDiaryWords } from '../words.ts'

interface EntryDialogProps {
  date: string
  /** The entry that is corrected; without it another one is written. */
  entry?: ShownDiary['entries'][number]
  isEnergyVisible: boolean
  onClose: () => void
}

/** The food of an entry: the device's own, with its measures, or as the entry itself has it. */
function foodOf(entry: ShownDiary['entries'][number], label: string, foods: OwnFoods | undefined): EatableFood | undefined {
  const { food, grams, measure, kcal, allergies, doubts } = entry
  if (!food || grams === null || grams === 0) return undefined
  const ownFood = foods?.get(food.id)
  if (ownFood && ownFood.version === food.version) return ownFood
  const kcalPer100g = kcal === null ? null : (kcal * 100) / grams
  const figures = { kcal: kcalPer100g, protein: null, carbs: null, lipids: null, carbsIncludeFiber: false }
  const measures = measure ? [{ name: measure.name, amount: measure.amount, grams, source: 'own' as const }] : []
  return { id: food.id, version: food.version, label, figures, kcal: kcalPer100g, density: null, measures, usual: null, allergies, doubts }
}

/** Something that was eaten: a food of the device with how much of it, or words; with the time of now and perhaps a photo. */
export function EntryDialog({ date, entry: corrected, isEnergyVisible, onClose }: EntryDialogProps) {
  const t = useDiaryWords()
  const { integer } = useFormats()
  const { textOf } = useQuantityTexts()
  const now = useClock()
  const { nameOfFood } = useRowTexts()
  const { foods } = useOwnFoods()
  // the match of words is the team's: the client corrects the words
  const formerFood = corrected?.food && !corrected.isMatched ? foodOf(corrected, nameOfFood(corrected.food), foods) : undefined
  const [text, setText] = useState(formerFood?.label ?? corrected?.text ?? '')
  const [food, setFood] = useState<EatableFood | undefined>(formerFood)
  const [typedPortion, setTypedPortion] = useState(() =>
    formerFood && corrected ? textOf({ grams: corrected.grams ?? 0, measure: corrected.measure, isToTaste: false }) : '',
  )
  const [time, setTime] = useState(corrected ? (corrected.time ?? '') : now)
  const [typedKcal, setTypedKcal] = useState(corrected && !corrected.food && corrected.kcal !== null ? String(corrected.kcal) : '')
  const [photo, setPhoto] = useState<File>()
  const [hasTried, setTried] = useState(false)
  const chooser = usePhotoChooser(diaryLimits.photoBytes, setPhoto)
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
    const entry = { id: entryId, day: date, time: time || null, text: text.trim(), replacesId: corrected?.id ?? null }
    const { title, name } = { title: t(corrected ? 'entryCorrected' : 'entryAdded', { text: entry.text }), name: entry.text }
    if (food && portion) {
      const energy = kcalOfGrams(portion.grams, food.kcal)
      sendRecord(addOwnEntry, { ...entry, ...portion, food: { id: food.id, version: food.version }, kcal: energy }, title)
    } else sendRecord(addOwnEntry, { ...entry, kcal: kcal ?? null }, title)
    if (photo) sendRecord(addOwnMealPhoto, { id: newId(), day: date, entryId }, t('photoTitle', { name }), { photoUploadId: photo })
    onClose()
  }
  return (
    <SubmitModal
      title={corrected ? t('editEntry', { text: corrected.text }) : t('entries')}
      closesOnOutside={text === ''}
      onClose={onClose}
      onSubmit={save}>
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
