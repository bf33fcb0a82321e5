import type { ExerciseDetail } from '@allenio/contract/exercises'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '#lib/api'
import { Combobox } from '#ui/combobox'
import { exercisesQuery } from '../data.ts'
import { useFormWords } from '../form/words.ts'

interface AlternativePickerProps {
  excludedIds: readonly string[]
  onAdd: (exercise: ExerciseDetail['alternatives'][number]) => void
}

/** Finds another exercise, own or of the library, and adds it. */
export function AlternativePicker({ excludedIds, onAdd }: AlternativePickerProps) {
  const t = useFormWords()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const { data } = useInfiniteQuery(exercisesQuery({ search, sort: 'relevance' }))
  const rows = (data?.rows ?? []).filter(({ id }) => !excludedIds.includes(id))
  return (
    <Combobox
      // a choice empties the field for the next one
      key={excludedIds.length}
      label={t('findAlternative')}
      labelHidden
      placeholder={t('findAlternative')}
      value={null}
      onChange={chosen => {
        const exercise = rows.find(({ id }) => id === chosen)
        if (!exercise) return
        setTyped('')
        onAdd({ id: exercise.id, name: exercise.name, source: exercise.source })
      }}
      search={typed}
      onSearch={setTyped}
      options={rows.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
