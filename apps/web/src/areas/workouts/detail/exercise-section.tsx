import type { Cells } from '@allenio/contract/documents'
import type { ExerciseResult } from '@allenio/contract/workouts'
import { targetFacts } from '@allenio/domain/programs'
import { printPainPlace } from '@allenio/domain/workouts'
import { IconBandage, IconChartLine, IconPlayerSkipForward, IconRefresh, IconTrophy, IconVideo } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { useGallery } from '#ui/gallery'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { useReasonWords } from '../marks/reason-words.ts'
import css from './detail.module.css'
import { SetEdits, SetTable, type SetColumns } from './set-table.tsx'
import { useResultWords } from './words.ts'

interface ExerciseSectionProps {
  exercise: ExerciseResult
  level: 2 | 3
  columns: SetColumns
  /** The cells of its rest that a superset replaces. */
  rest: Cells
  onHistory: () => void
  /** The comments on it. */
  children: ReactNode
}

/** One exercise of a workout: what was asked, what was done, and what the client says of it. */
export function ExerciseSection({ exercise, level, columns, rest, onHistory, children }: ExerciseSectionProps) {
  const t = useResultWords()
  const { name, note, target, skipReason, sets, video, superset } = exercise
  return (
    <Section
      title={name}
      level={level}
      action={<IconButton label={`${t('history')}: ${name}`} icon={IconChartLine} size="small" kind="framed" onClick={onHistory} />}>
      <Stack gap={12} className={css.exercise}>
        <Facts exercise={exercise} rest={rest} hasPlan={columns.hasPlan} />
        {superset !== null && (
          <Text size="small" tone={3}>
            {t('superset')}
          </Text>
        )}
        {(skipReason === null || sets.some(({ doneAt }) => doneAt !== null)) && <SetTable exercise={exercise} columns={columns} />}
        <SetEdits exercise={exercise} />
        {target?.note && (
          <Text size="small" tone={2} breaks>
            {`${t('askedNote')}: ${target.note}`}
          </Text>
        )}
        {note && <blockquote className={css.quote}>{note}</blockquote>}
        {video && <Film video={video} name={name} />}
        {children}
      </Stack>
    </Section>
  )
}

interface FactsProps extends Pick<ExerciseSectionProps, 'exercise' | 'rest'> {
  /** Something was planned in this workout, so that an exercise without a plan was added to it. */
  hasPlan: boolean
}

/** Says why it went otherwise than planned, and what is worth a look. */
function Facts({ exercise: { target, exercise, skipReason, pain, records }, rest, hasPlan }: FactsProps) {
  const t = useResultWords()
  const language = useLanguage()
  const { decimal, weight } = useFormats()
  const reasonText = useReasonWords()
  const plannedExercise = target?.exercise
  const isSwapped = plannedExercise !== undefined && (plannedExercise.id ?? plannedExercise.name) !== (exercise.id ?? exercise.name)
  const isAdded = hasPlan && target === null
  const planned = target ? targetFacts({ ...target, ...rest }, ['tut', 'rest'], { language }) : []
  const recordText = ({ kind, value, before, kg }: ExerciseResult['records'][number]): string => {
    // a maximum is an estimate, which one decimal is enough for
    const figure = (each: number) => (kind === 'reps at load' ? decimal(each) : weight(each, { most: kind === 'e1rm' ? 1 : 2 }))
    return t(kind, { value: figure(value), before: figure(before), kg: weight(kg ?? 0) })
  }
  return (
    <>
      {planned.length > 0 && (
        <Text size="small" tone={3}>
          {planned.join(' · ')}
        </Text>
      )}
      {(pain || skipReason !== null || isSwapped || isAdded || records.length > 0) && (
        <Row gap={6} wrap>
          {pain && (
            <Badge status="error" icon={IconBandage}>
              {t('painAt', { where: printPainPlace(pain.where, language), level: pain.level })}
            </Badge>
          )}
          {skipReason !== null && (
            <Badge status="attention" icon={IconPlayerSkipForward}>
              {t('skipped', { reason: reasonText(skipReason) })}
            </Badge>
          )}
          {isSwapped && <Badge icon={IconRefresh}>{t('insteadOf', { name: plannedExercise.name })}</Badge>}
          {isAdded && <Badge>{t('added')}</Badge>}
          {records.map(record => (
            <Badge key={`${record.setId} ${record.kind}`} status="done" icon={IconTrophy}>
              {recordText(record)}
            </Badge>
          ))}
        </Row>
      )}
    </>
  )
}

function Film({ video: { id, url, name: fileName }, name }: { video: NonNullable<ExerciseResult['video']>; name: string }) {
  const t = useResultWords()
  const { open, gallery } = useGallery(() => [{ id, kind: 'video', url, alt: name, caption: name, fileName }])
  return (
    <div>
      <Button icon={IconVideo} onClick={() => open(id)} aria-label={`${t('film')}: ${name}`}>
        {t('film')}
      </Button>
      {gallery}
    </div>
  )
}
