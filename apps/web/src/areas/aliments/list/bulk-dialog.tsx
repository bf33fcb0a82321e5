import {
  allergens,
  allergenStates,
  foodCategories,
  type AllergenState,
  type AllergenTags,
  type FoodCategory,
} from '@allenio/contract/aliments'
import { useState } from 'react'
import { ApplyDialog, ChoiceDialog } from '#shell/library'
import { MultiSelect } from '#ui/combobox'
import { Stack } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { useFoodNames, useNamedOptions } from '../names/names.ts'
import type { BulkChange } from './bulk-change.ts'
import { useListWords } from './words.ts'

interface BulkDialogProps {
  /** The number of selected foods, in words. */
  text: string
  isBusy: boolean
  onChange: (change: BulkChange) => void
  onClose: () => void
}

export function CategoryDialog({ text, onChange, onClose }: BulkDialogProps) {
  const t = useListWords()
  const options = useNamedOptions(foodCategories, useFoodNames().category)
  const choose = (category: FoodCategory) => onChange({ action: 'set category', category })
  return <ChoiceDialog title={t('category')} text={text} options={options} onChoose={choose} onClose={onClose} />
}

export function AllergenDialog({ onChange, ...dialog }: BulkDialogProps) {
  const t = useListWords()
  const names = useFoodNames()
  const [chosenAllergens, setAllergens] = useState<string[]>([])
  const [state, setState] = useState<AllergenState>('contains')
  const tags: AllergenTags = Object.fromEntries(chosenAllergens.map(allergen => [allergen, state]))
  return (
    <ApplyDialog
      {...dialog}
      title={t('allergens')}
      isReady={chosenAllergens.length > 0}
      onApply={() => onChange({ action: 'set allergens', allergens: tags })}>
      <Stack gap={16}>
        <MultiSelect
          label={t('allergens')}
          value={chosenAllergens}
          onChange={setAllergens}
          options={allergens.map(value => ({ value, label: names.allergen(value) }))}
          isFirst
        />
        <SegmentedControl
          wide
          label={t('state')}
          options={allergenStates.map(value => ({ value, label: names.state(value) }))}
          value={state}
          onChange={setState}
        />
      </Stack>
    </ApplyDialog>
  )
}
