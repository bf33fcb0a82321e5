import { allergens, allergenStates, foodCategories } from '@allenio/contract/aliment-fields'
import type { AllergenState, AllergenTags } from '@allenio/contract/aliment-fields'
import { useState } from 'react'
import { Button } from '#ui/button'
import { MultiSelect } from '#ui/combobox'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { OptionList } from '#ui/option-list'
import { SegmentedControl } from '#ui/segmented-control'
import { useFoodNames, useNamedOptions } from '../names/names.ts'
import type { BulkChange } from './bulk-change.ts'
import { useListWords } from './words.ts'

interface BulkDialogProps {
  count: number
  isBusy: boolean
  onChange: (change: BulkChange) => void
  onClose: () => void
}

export function CategoryDialog({ count, onChange, onClose }: BulkDialogProps) {
  const t = useListWords()
  const names = useFoodNames()
  return (
    <Modal opened onClose={onClose} title={t('categoryMany')} text={t('selected', { count })} size="small">
      <OptionList
        label={t('categoryMany')}
        options={useNamedOptions(foodCategories, names.category)}
        value={undefined}
        onChoose={category => category && onChange({ action: 'set category', category })}
      />
    </Modal>
  )
}

export function AllergenDialog({ count, isBusy, onChange, onClose }: BulkDialogProps) {
  const t = useListWords()
  const names = useFoodNames()
  const [chosenAllergens, setAllergens] = useState<string[]>([])
  const [state, setState] = useState<AllergenState>('contains')
  const tags: AllergenTags = Object.fromEntries(chosenAllergens.map(allergen => [allergen, state]))
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('allergensMany')}
      text={t('selected', { count })}
      foot={
        <Button
          kind="primary"
          disabled={chosenAllergens.length === 0}
          isBusy={isBusy}
          onClick={() => onChange({ action: 'set allergens', allergens: tags })}>
          {t('apply')}
        </Button>
      }>
      <Stack gap={16}>
        <MultiSelect
          label={t('allergensLabel')}
          value={chosenAllergens}
          onChange={setAllergens}
          options={allergens.map(value => ({ value, label: names.allergen(value) }))}
          isFirst
        />
        <SegmentedControl
          wide
          label={t('stateLabel')}
          options={allergenStates.map(value => ({ value, label: names.state(value) }))}
          value={state}
          onChange={setState}
        />
      </Stack>
    </Modal>
  )
}
