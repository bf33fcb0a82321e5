import { listExercises } from '@allenio/contract/exercises'
import type { ExerciseCell } from '@allenio/contract/programs'
import { searchTrainingExercises, type Training, type FoundExercise } from '@allenio/contract/workouts'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useSettled } from '#lib/api'
import { useIsOnline } from '#lib/device'
import { useExerciseImages } from '#lib/exercise-library'
import { plain, ranked } from '#lib/words'
import { ExercisePicture } from '#ui/exercise-picture'
import { Icon } from '#ui/icon'
import { Stack } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import css from './exercise.module.css'
import { knownExercise } from './facts.ts'
import { useExerciseWords } from './words.ts'

interface ExerciseSearchProps {
  training: Training | undefined
  clientId: string | null
  onChoose: (exercise: ExerciseCell) => void
}

const mostShown = 30

/** Finds an exercise among those that the device knows, and with a network among all; a name alone does, too. */
export function ExerciseSearch({ training, clientId, onChoose }: ExerciseSearchProps) {
  const t = useExerciseWords()
  const isOnline = useIsOnline()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const serverMatches = useServerMatches(search, clientId)
  const knownExercises = (training?.exercises ?? []).map(each => ({ ...each, label: each.name }))
  const name = typed.trim()
  const ownMatches =
    name === '' ? knownExercises.filter(({ id }) => training?.last.some(({ key }) => key === id)) : ranked(knownExercises, name)
  const ids = new Set(ownMatches.map(({ id }) => id))
  const all = [...ownMatches, ...(name === '' ? [] : serverMatches.filter(({ id }) => !ids.has(id)))].slice(0, mostShown)
  const imageOf = useExerciseImages(all.map(({ id }) => id))
  const isNamed = all.some(each => plain(each.name) === plain(name))
  return (
    <Stack gap={12}>
      <TextField
        label={t('search')}
        labelHidden
        icon={IconSearch}
        placeholder={t('searchHint')}
        value={typed}
        maxLength={100}
        data-autofocus
        onClear={() => setTyped('')}
        onChange={event => setTyped(event.target.value)}
      />
      {!isOnline && (
        <Text size="hint" tone={3}>
          {t('searchOffline')}
        </Text>
      )}
      {name === '' && all.length > 0 && (
        <Text size="hint" tone={3}>
          {t('known')}
        </Text>
      )}
      <div className={css.rows}>
        <List label={t('search')}>
          {all.map(({ id, name: title }) => (
            <ListRow
              key={id}
              compact
              lead={<ExercisePicture exercise={imageOf(id) ?? knownExercise(training, id) ?? { id }} size="mark" />}
              title={title}
              onClick={() => onChoose({ id, name: title })}
            />
          ))}
          {name !== '' && !isNamed && (
            <ListRow compact lead={<Icon of={IconPlus} />} title={t('ownName', { name })} onClick={() => onChoose({ name })} />
          )}
        </List>
      </div>
    </Stack>
  )
}

/** The server finds for clients what their business offers them, for the team all that it has. */
function useServerMatches(search: string, clientId: string | null): readonly Pick<FoundExercise, 'id' | 'name'>[] {
  const isTyped = search.length > 1
  const own = useQuery({ ...read(searchTrainingExercises, { search }, { quiet: true }), enabled: isTyped && clientId === null })
  const team = useQuery({ ...read(listExercises, { search }, { quiet: true }), enabled: isTyped && clientId !== null })
  return (clientId === null ? own.data?.exercises : team.data?.exercises) ?? []
}
