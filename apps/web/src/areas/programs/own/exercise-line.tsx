import type { ProgramExercise } from '@allenio/contract/program-content'
import type { ProgramSettings } from '@allenio/contract/program-settings'
import { IconVideo } from '@tabler/icons-react'
import { printClock, printSetList } from '@allenio/domain/programs'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Badge } from '#ui/badge'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import css from './own.module.css'
import { useOwnWords } from './words.ts'

interface ExerciseLineProps {
  exercise: ProgramExercise
  /** The business chooses them; all are shown until the settings are there. */
  columns: ProgramSettings['clientColumns'] | undefined
}

/** An exercise with its letter, sets and figures, as the client reads it between two sets. */
export function ExerciseLine({ exercise, columns }: ExerciseLineProps) {
  const t = useOwnWords()
  const language = useLanguage()
  const { decimal } = useFormats()
  const { key, supersetPosition, name, sets, weight, rpe, rir, tut, info, restType, restValue, setList, asksForVideo } = exercise
  const isShown = (column: ProgramSettings['clientColumns'][number]) => !columns || columns.includes(column)
  const target = isShown('reps') ? targetOf(exercise, decimal) : ''
  const count = isShown('sets') ? sets : null
  const load =
    isShown('weight') && weight ? (/^[\d.,]+$/.test(weight) ? `${decimal(Number(weight.replace(',', '.')), { most: 2 })} kg` : weight) : ''
  const facts = [
    load,
    isShown('rpe') && rpe !== null && `RPE ${decimal(rpe)}`,
    isShown('rir') && rir !== null && `RIR ${rir}`,
    isShown('tut') && tut && t('tempo', { tut }),
    isShown('rest') && (restType === 'no_rest' ? t('noRest') : restValue > 0 && t('restSeconds', { time: printClock(restValue) })),
  ].filter(Boolean)
  return (
    <li className={css.exercise} data-superset={supersetPosition !== null || undefined}>
      <span className={css.letter}>{supersetPosition === null ? key : `${key}${supersetPosition}`}</span>
      <div className={css.words}>
        <Row gap={12} justify="between" align="baseline" wrap>
          <b>{name}</b>
          <Text as="span" figures weight={600}>
            {count !== null && target ? t('sets', { sets: count, target }) : count === null ? target : t('setsOnly', { count })}
          </Text>
        </Row>
        {facts.length > 0 && (
          <Text size="small" tone={2} figures>
            {facts.join(' · ')}
          </Text>
        )}
        {setList.length > 0 && (
          <Text size="small" tone={2} figures>
            {printSetList(setList, language)}
          </Text>
        )}
        {isShown('note') && info && <Text className={css.note}>{info}</Text>}
        {asksForVideo && (
          <Badge bare icon={IconVideo}>
            {t('video')}
          </Badge>
        )}
      </div>
    </li>
  )
}

function targetOf({ exerciseType, reps, value, metres }: ProgramExercise, decimal: (value: number) => string): string {
  switch (exerciseType) {
    case 'reps':
      return reps
    case 'time':
      return value === null ? '' : value < 60 ? `${value}s` : printClock(value)
    case 'distance':
      return metres === null ? '' : `${decimal(metres)} m`
    default:
      return exerciseType satisfies never
  }
}
