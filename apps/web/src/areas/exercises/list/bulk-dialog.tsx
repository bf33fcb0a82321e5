import type { Input } from '@allenio/contract'
import type { changeManyExercises } from '@allenio/contract/exercise-changes'
import { equipmentItems, exerciseCategories, exerciseLimits } from '@allenio/contract/exercise-fields'
import type { Equipment } from '@allenio/contract/exercise-fields'
import { useState } from 'react'
import type { WithoutIds } from '#shell/list-page'
import { Button } from '#ui/button'
import { MultiSelect } from '#ui/combobox'
import { Modal } from '#ui/modal'
import { OptionList } from '#ui/option-list'
import { MuscleField } from '../form/muscle-field.tsx'
import type { ChosenMuscles } from '../form/muscles.ts'
import { useExerciseNames } from '../picture/names.ts'
import { useListWords } from './words.ts'

/** One change for all chosen exercises. */
export type BulkChange = WithoutIds<Input<typeof changeManyExercises>>

/** A change that exercises of a business and of the library have in common. */
export type FieldChange = Extract<BulkChange, { action: 'set muscles' | 'set equipment' | 'set category' }>

export type BulkQuestion = 'muscles' | 'equipment' | 'category'

interface OneProps {
  count: number
  isBusy: boolean
  onChange: (change: FieldChange) => void
  onClose: () => void
}

export function BulkDialog({ question, ...props }: OneProps & { question: BulkQuestion }) {
  switch (question) {
    case 'muscles':
      return <MuscleDialog {...props} />
    case 'equipment':
      return <EquipmentDialog {...props} />
    case 'category':
      return <CategoryDialog {...props} />
    default:
      return question satisfies never
  }
}

function MuscleDialog({ count, isBusy, onChange, onClose }: OneProps) {
  const t = useListWords()
  const [muscles, setMuscles] = useState<ChosenMuscles>({ primaryMuscles: [], secondaryMuscles: [] })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('musclesMany')}
      text={t('selected', { count })}
      foot={
        <Button
          kind="primary"
          disabled={muscles.primaryMuscles.length === 0}
          isBusy={isBusy}
          onClick={() => onChange({ action: 'set muscles', ...muscles })}>
          {t('apply')}
        </Button>
      }>
      <MuscleField value={muscles} onChange={setMuscles} />
    </Modal>
  )
}

function EquipmentDialog({ count, isBusy, onChange, onClose }: OneProps) {
  const t = useListWords()
  const names = useExerciseNames()
  const [equipment, setEquipment] = useState<Equipment[]>([])
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('equipmentMany')}
      text={t('selected', { count })}
      size="small"
      foot={
        <Button
          kind="primary"
          disabled={equipment.length === 0}
          isBusy={isBusy}
          onClick={() => onChange({ action: 'set equipment', equipment })}>
          {t('apply')}
        </Button>
      }>
      <MultiSelect
        label={t('equipmentMany')}
        value={equipment}
        onChange={chosen => setEquipment(equipmentItems.filter(item => chosen.includes(item)))}
        options={equipmentItems.map(value => ({ value, label: names.equipment(value) }))}
        max={exerciseLimits.equipment}
        isFirst
      />
    </Modal>
  )
}

function CategoryDialog({ count, onChange, onClose }: OneProps) {
  const t = useListWords()
  const names = useExerciseNames()
  return (
    <Modal opened onClose={onClose} title={t('categoryMany')} text={t('selected', { count })} size="small">
      <OptionList
        label={t('categoryMany')}
        options={exerciseCategories.map(value => ({ value, label: names.category(value) }))}
        value={undefined}
        onChoose={category => category && onChange({ action: 'set category', category })}
      />
    </Modal>
  )
}
