import { IconSearch } from '@tabler/icons-react'
import type { IndexedExercise } from '@allenio/contract/exercises'
import { muscleName } from '@allenio/domain/exercises'
import { columnHeading } from '@allenio/domain/programs'
import { useState, type KeyboardEvent } from 'react'
import { useLanguage } from '#lib/words'
import { ExercisePicture } from '#ui/exercise-picture'
import { Row, Stack } from '#ui/layout'
import { ChoiceList } from '#ui/list'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { useEditorWords } from '../words.ts'
import { exerciseOptions, isFirstMeant } from './typed-exercise.ts'
import { useExerciseImages, useExerciseLibrary } from '#lib/exercise-library'

interface ExerciseSearchProps {
  /** Called with the text as it was typed, or with the chosen name and the words that were typed behind it. */
  onChoose: (text: string, optionId: string) => void
  isFirst?: boolean
  /** The beginning of what is typed, which grows until the field has the focus. */
  start?: string
}

/** Finds an exercise on this device; it takes a whole row in shorthand, too. */
export function ExerciseSearch({ onChoose, isFirst, start = '' }: ExerciseSearchProps) {
  const t = useEditorWords()
  const language = useLanguage()
  const library = useExerciseLibrary()
  const [typed, setTyped] = useState(start)
  const [lastStart, setLastStart] = useState(start)
  if (start !== lastStart) {
    setLastStart(start)
    setTyped(start)
  }
  const muscle = ({ exercise }: (typeof library.all)[number]) => exercise.muscles.map(each => muscleName(each, language)).join(', ')
  const options =
    typed.trim() === ''
      ? library.find('', shownAtFirst).map(found => ({ id: found.id, text: found.name, detail: muscle(found) }))
      : exerciseOptions(typed, library, { nameAlone: t('nameAlone'), muscle })
  const imageOf = useExerciseImages(options.map(({ id }) => (library.get(id) ? id : undefined)))
  const choose = ({ id, text }: { id: string; text: string }) => {
    onChoose(text, id)
    setTyped('')
  }
  // as in the table, where Enter takes what was typed for the exercise that it means
  const press = (event: KeyboardEvent) => {
    const option = typed.trim() === '' ? undefined : isFirstMeant(typed, library) ? options[0] : options.at(-1)
    if (event.key !== 'Enter' || !option) return
    event.preventDefault()
    choose(option)
  }
  return (
    <Stack gap={12}>
      <TextField
        label={t('searchExercise')}
        labelHidden
        icon={IconSearch}
        placeholder={`${t('searchExercise')}, ${t('addExample')}`}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        data-autofocus={isFirst || undefined}
        onClear={() => setTyped('')}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={press}
      />
      <ChoiceList
        label={columnHeading('exercise', language)}
        items={options}
        keyOf={({ id }) => id}
        onChoose={choose}
        show={({ id, text, detail }) => {
          const found = library.get(id)
          return (
            <Row gap={12}>
              {found && <ExercisePicture exercise={imageOf(id) ?? indexedImage(found.exercise)} size="mark" />}
              <Stack grow>
                <Text as="span" breaks>
                  {text}
                </Text>
                <Text as="span" size="hint" tone={2}>
                  {detail}
                </Text>
              </Stack>
            </Row>
          )
        }}
      />
    </Stack>
  )
}

const shownAtFirst = 30

/** As much as the device itself knows of how an exercise looks. */
const indexedImage = ({ id, muscles, secondaryMuscles }: IndexedExercise) => ({ id, primaryMuscles: muscles, secondaryMuscles })
