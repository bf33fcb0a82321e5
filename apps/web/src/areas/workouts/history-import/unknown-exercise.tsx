import { listExercises } from '@allenio/contract/exercises'
import type { ExerciseCell } from '@allenio/contract/program-cells'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useSettled } from '#lib/api'
import { Combobox } from '#ui/combobox'
import { useHistoryWords } from './words.ts'

interface UnknownExerciseProps {
  name: string
  chosen: ExerciseCell | undefined
  onChoose: (exercise: ExerciseCell | null) => void
}

/** A name of the other app, for which an exercise of the library may be chosen once for the whole file. */
export function UnknownExercise({ name, chosen, onChoose }: UnknownExerciseProps) {
  const t = useHistoryWords()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const { data } = useQuery({ ...read(listExercises, { search }, { quiet: true }), enabled: search !== '' })
  const found = (data?.exercises ?? []).map(({ id, name: label }) => ({ value: id, label }))
  const options =
    chosen?.id !== undefined && !found.some(({ value }) => value === chosen.id)
      ? [{ value: chosen.id, label: chosen.name }, ...found]
      : found
  return (
    <Combobox
      label={name}
      placeholder={t('keepName')}
      options={options}
      search={typed}
      onSearch={setTyped}
      value={chosen?.id ?? null}
      onChange={id => {
        const option = options.find(({ value }) => value === id)
        onChoose(option ? { id: option.value, name: option.label } : null)
      }}
    />
  )
}
