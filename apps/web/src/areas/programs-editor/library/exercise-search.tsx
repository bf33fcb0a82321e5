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
import { TypedParts } from '#ui/typed-parts'
import { useEditorWords } from '../words.ts'
import { exerciseOptions, isFirstMeant } from './typed-exercise.ts'
import { typedReading } from './typed-row.ts'
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
  // the option that the arrow keys have reached
  const [reached, setReached] = useState<number>()
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
  const type = (text: string) => {
    setTyped(text)
    setReached(undefined)
  }
  const choose = ({ id, text }: { id: string; text: string }) => {
    onChoose(text, id)
    type('')
  }
  const isEmpty = typed.trim() === ''
  // as in the table, where Enter takes what was typed for the exercise that it means
  const active = Math.min(reached ?? (isEmpty || isFirstMeant(typed, library) ? 0 : Infinity), options.length - 1)
  const option = options[active]
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (!option || (step === 0 && event.key !== 'Enter') || (event.key === 'Enter' && isEmpty && reached === undefined)) return
    event.preventDefault()
    if (step === 0) choose(option)
    else setReached((active + step + options.length) % options.length)
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
        onClear={() => type('')}
        onChange={event => type(event.target.value)}
        onKeyDown={press}
      />
      {!isEmpty && <TypedParts lines={typedReading(option?.text ?? typed, option?.id, { t, language, library })} />}
      <ChoiceList
        active={active}
        onActive={setReached}
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
