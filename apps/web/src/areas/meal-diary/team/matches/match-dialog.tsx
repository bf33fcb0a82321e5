import { deleteDiaryMatch, matchDiaryEntry, type MatchScope, type ReadDiaryEntry } from '@allenio/contract/meal-diary'
import { listPlannedFoods } from '@allenio/contract/aliments'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useCall } from '#lib/api'
import { energyOf100Grams, foodLabel, useFoodSearch } from '#lib/food-library'
import { useQuantityTexts } from '#lib/food-quantity'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { Combobox } from '#ui/combobox'
import { SubmitModal } from '#ui/form'
import { RadioCards } from '#ui/radio-cards'
import { Row } from '#ui/layout'
import { toast, toastWithUndo } from '#ui/toast'
import { PortionField } from '../../foods/portion-field.tsx'
import { offeredPortions, parsePortion } from '../../foods/portion.ts'
import { nameOfFood } from '../../meal/row-texts.ts'
import { useMatchWords } from './words.ts'

interface MatchDialogProps {
  clientId: string
  entry: ReadDiaryEntry
  onClose: () => void
}

/** Says once which food some words mean, for this client or for everybody of the business. */
export function MatchDialog({ clientId, entry, onClose }: MatchDialogProps) {
  const t = useMatchWords()
  const language = useLanguage()
  const { textOf } = useQuantityTexts()
  const own = entry.food && { value: entry.food.id, label: nameOfFood(entry.food, language) }
  const [typed, setTyped] = useState(own ? own.label : '')
  const [foodId, setFoodId] = useState<string | null>(own?.value ?? null)
  const [typedPortion, setTypedPortion] = useState<string>()
  const [scope, setScope] = useState<MatchScope>(entry.match?.scope ?? 'client')
  const [hasTried, setTried] = useState(false)
  const { foods, isFirstMeant, isSearching, hasFailed } = useFoodSearch(typed)
  const { data } = useQuery({ ...read(listPlannedFoods, { ids: foodId ?? '' }, { quiet: true }), enabled: foodId !== null })
  const food = data?.foods.find(({ id }) => id === foodId)
  const [offered] = food ? offeredPortions(food) : []
  const ownPortion = entry.grams === null ? undefined : { grams: entry.grams, measure: entry.measure, isToTaste: false }
  const preset = ownPortion ?? offered
  const portionText = typedPortion ?? (preset ? textOf(preset) : '')
  const portion = food && (parsePortion(portionText, food) ?? (typedPortion === undefined && ownPortion ? ownPortion : undefined))
  const match = useCall(matchDiaryEntry, {
    onSuccess: ({ matchId, entries }) => {
      onClose()
      toastWithUndo(t('matched', { text: entry.text, count: entries }), () => remove.mutate({ id: clientId, matchId }), {
        id: 'diary match',
      })
    },
  })
  const remove = useCall(deleteDiaryMatch, {
    onSuccess: () => {
      onClose()
      toast({ type: 'success', text: t('removed', { text: entry.text }) })
    },
  })
  const save = () => {
    setTried(true)
    if (!food || !portion) return
    match.mutate({ id: clientId, entryId: entry.id, foodId: food.id, grams: portion.grams, measure: portion.measure, scope })
  }
  const found = foods.map(each => ({ value: each.id, label: foodLabel(each), detail: energyOf100Grams(each) }))
  const options = own && !found.some(({ value }) => value === own.value) ? [own, ...found] : found
  return (
    <SubmitModal
      title={t('title', { text: entry.text })}
      text={t('text')}
      isBusy={match.isPending}
      closesOnOutside={false}
      onClose={onClose}
      onSubmit={save}>
      <Combobox
        label={t('food')}
        isFirst
        placeholder={t('search')}
        options={options}
        search={typed}
        onSearch={setTyped}
        isSearching={isSearching}
        picksFirst={isFirstMeant}
        nothing={hasFailed ? t('searchFailed') : t('nothing')}
        value={foodId}
        onChange={id => {
          setFoodId(id)
          setTypedPortion(undefined)
        }}
        error={hasTried && foodId === null ? t('foodNeeded') : undefined}
      />
      {food && <PortionField food={food} text={portionText} isJudged={hasTried} onChange={setTypedPortion} />}
      {!entry.isChosen && (
        <RadioCards<MatchScope>
          label={t('scope')}
          options={[
            { value: 'client', label: t('scope_client'), hint: t('clientHint') },
            { value: 'business', label: t('scope_business'), hint: t('businessHint') },
          ]}
          value={scope}
          onChange={setScope}
        />
      )}
      {entry.match && (
        <Row>
          <Button
            kind="quiet"
            isBusy={remove.isPending}
            onClick={() => entry.match && remove.mutate({ id: clientId, matchId: entry.match.id })}>
            {t('remove')}
          </Button>
        </Row>
      )}
    </SubmitModal>
  )
}
