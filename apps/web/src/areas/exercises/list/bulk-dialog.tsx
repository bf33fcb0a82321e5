import type { Input } from '@allenio/contract'
import { equipmentItems, exerciseCategories, exerciseLimits, type changeManyExercises, type Equipment } from '@allenio/contract/exercises'
import { useState } from 'react'
import { ApplyDialog, ChoiceDialog } from '#shell/library'
import type { WithoutIds } from '#shell/list-page'
import { MultiSelect } from '#ui/combobox'
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
  /** The number of selected exercises, in words. */
  text: string
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

function MuscleDialog({ onChange, ...dialog }: OneProps) {
  const t = useListWords()
  const [muscles, setMuscles] = useState<ChosenMuscles>({ primaryMuscles: [], secondaryMuscles: [] })
  return (
    <ApplyDialog
      {...dialog}
      title={t('muscles')}
      isReady={muscles.primaryMuscles.length > 0}
      onApply={() => onChange({ action: 'set muscles', ...muscles })}>
      <MuscleField value={muscles} onChange={setMuscles} />
    </ApplyDialog>
  )
}

function EquipmentDialog({ onChange, ...dialog }: OneProps) {
  const t = useListWords()
  const names = useExerciseNames()
  const [equipment, setEquipment] = useState<Equipment[]>([])
  return (
    <ApplyDialog
      {...dialog}
      title={t('equipment')}
      size="small"
      isReady={equipment.length > 0}
      onApply={() => onChange({ action: 'set equipment', equipment })}>
      <MultiSelect
        label={t('equipment')}
        value={equipment}
        onChange={chosen => setEquipment(equipmentItems.filter(item => chosen.includes(item)))}
        options={equipmentItems.map(value => ({ value, label: names.equipment(value) }))}
        max={exerciseLimits.equipment}
        isFirst
      />
    </ApplyDialog>
  )
}

function CategoryDialog({ text, onChange, onClose }: OneProps) {
  const t = useListWords()
  const names = useExerciseNames()
  return (
    <ChoiceDialog
      title={t('category')}
      text={text}
      options={exerciseCategories.map(value => ({ value, label: names.category(value) }))}
      onChoose={category => onChange({ action: 'set category', category })}
      onClose={onClose}
    />
  )
}
