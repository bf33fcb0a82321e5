import type { ProgramExercise, ProgramSettings } from '@allenio/contract/programs'
import { IconVideo } from '@tabler/icons-react'
import { printAskedSet, printTarget, targetCellsOf, targetFacts, type LoadMaximum } from '@allenio/domain/programs'
import { isMaximumMissing } from '@allenio/domain/training-maxima'
import { useLanguage } from '#lib/words'
import { Badge } from '#ui/badge'
import { ExercisePicture, type PicturedExercise } from '#ui/exercise-picture'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './own.module.css'
import { useOwnWords } from './words.ts'

interface ExerciseLineProps {
  exercise: ProgramExercise
  /** The business chooses them. */
  columns: ProgramSettings['clientColumns']
  /** The maximum from which percent loads are computed; undefined where no client trains the program. */
  maximum: LoadMaximum | undefined
  image: PicturedExercise | undefined
}

/** An exercise with its letter, sets and figures, as the client reads it between two sets. */
export function ExerciseLine({ exercise, columns, maximum, image }: ExerciseLineProps) {
  const t = useOwnWords()
  const language = useLanguage()
  const { key, supersetPosition, name, info, setList, asksForVideo } = exercise
  const cells = targetCellsOf(exercise)
  const facts = targetFacts(cells, columns, { language, maximum })
  return (
    <li className={css.exercise} data-superset={supersetPosition !== null || undefined}>
      <span className={css.letter}>{supersetPosition === null ? key : `${key}${supersetPosition}`}</span>
      <ExercisePicture exercise={image ?? { id: exercise.exerciseId }} size="mark" />
      <Stack gap={2} grow className={css.words}>
        <Row gap={12} justify="between" align="baseline" wrap>
          <b>{name}</b>
          <Text as="span" figures weight={600}>
            {printTarget(cells, columns, language)}
          </Text>
        </Row>
        {facts.length > 0 && (
          <Text size="small" tone={2} figures>
            {facts.join(' · ')}
          </Text>
        )}
        {setList.map((set, index) => (
          <Text key={index} size="small" tone={2} figures>
            {printAskedSet(set, index, { language, maximum })}
          </Text>
        ))}
        {isMaximumMissing(exercise, maximum) && (
          <Text size="small" tone="attention">
            {t('maximumMissing')}
          </Text>
        )}
        {columns.includes('note') && info && <Text className={css.note}>{info}</Text>}
        {asksForVideo && (
          <Badge bare icon={IconVideo}>
            {t('video')}
          </Badge>
        )}
      </Stack>
    </li>
  )
}
