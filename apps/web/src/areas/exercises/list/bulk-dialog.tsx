import { equipmentItems, exerciseCategories, exerciseLimits } from '@allenio/contract/exercise-fields'
import type { Equipment } from '@allenio/contract/exercise-fields'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button'
import { MultiSelect } from '#ui/combobox'
import { Modal } from '#ui/modal'
import { OptionList } from '#ui/option-list'
import { TagField } from '#ui/tag-field'
import { exerciseTagsQuery } from '../data.ts'
import { MuscleField } from '../form/muscle-field.tsx'
import type { ChosenMuscles } from '../form/muscles.ts'
import { useExerciseNames } from '../picture/names.ts'
import type { BulkChange, FieldChange } from './use-bulk.ts'
import { useListWords } from './words.ts'

export type BulkQuestion = 'muscles' | 'equipment' | 'category'

interface OneProps<Change = FieldChange> {
  count: number
  isBusy: boolean
  onChange: (change: Change) => void
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

export function TagDialog({ count, isBusy, onChange, onClose }: OneProps<BulkChange>) {
  const t = useListWords()
  const { data } = useQuery(exerciseTagsQuery())
  const [[tag], setTags] = useState<string[]>([])
  const existing = data?.tags.map(each => each.tag) ?? []
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('tagMany')}
      text={t('selected', { count })}
      size="small"
      foot={
        <>
          <Button
            onClick={() => tag && onChange({ action: 'remove tag', tag })}
            disabled={tag === undefined || !existing.includes(tag) || isBusy}>
            {t('tagRemove')}
          </Button>
          <Button kind="primary" onClick={() => tag && onChange({ action: 'add tag', tag })} disabled={tag === undefined} isBusy={isBusy}>
            {t('tagAdd')}
          </Button>
        </>
      }>
      <TagField
        label={t('tagLabel')}
        hint={t('tagHint')}
        suggestions={existing}
        value={tag === undefined ? [] : [tag]}
        onChange={setTags}
        max={1}
      />
    </Modal>
  )
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
