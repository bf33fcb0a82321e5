import type { Language } from '@allenio/contract'
import { printSet } from '@allenio/domain/workouts'
import { ExerciseMatch } from '#areas/exercises'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { FieldError } from '#ui/field'
import { BareList, Row, Stack } from '#ui/layout'
import { ProgressBar } from '#ui/progress'
import { SegmentedControl } from '#ui/segmented-control'
import { Text, Title } from '#ui/text'
import type { HistoryImportWork } from './use-history-import.ts'
import { useHistoryWords } from './words.ts'

interface CheckStepProps {
  work: HistoryImportWork
  reading: NonNullable<HistoryImportWork['reading']>
  /** Clients have no library to search; what is not found keeps its name. */
  maySearch: boolean
}

const shownWorkouts = 5

/** Shows how much would come in, from when to when, the last ones, and the names that the library does not know. */
export function CheckStep({ work, reading, maySearch }: CheckStepProps) {
  const t = useHistoryWords()
  const language = useLanguage()
  const { day } = useFormats()
  const { history, names, found, chosen, unit, file } = reading
  const { workouts, refusedRows, needsUnit, app } = history
  const [first, last] = [workouts[0], workouts.at(-1)]
  const unknown = names.filter(name => !found.has(name))
  const { sending } = work
  const isBusy = sending !== undefined && sending.error === undefined
  return (
    <>
      <Text tone={2} prose>
        {t('checkText', { file, app: app === 'hevy' ? 'Hevy' : 'Strong', from: day(first?.day ?? ''), to: day(last?.day ?? '') })}
      </Text>
      <Row gap={8} wrap>
        <Badge status="done">{t('ready', { count: workouts.length })}</Badge>
        <Badge>{t('known', { count: names.length - unknown.length })}</Badge>
        {unknown.length > 0 && <Badge status="attention">{t('unknown', { count: unknown.length })}</Badge>}
        {refusedRows > 0 && <Badge status="attention">{t('refused', { count: refusedRows })}</Badge>}
      </Row>
      {needsUnit && (
        <SegmentedControl
          label={t('unit')}
          value={unit}
          options={[
            { value: 'kg', label: t('kilograms') },
            { value: 'lb', label: t('pounds') },
          ]}
          onChange={work.setUnit}
        />
      )}
      <Stack as="section" gap={8}>
        <Title level={3}>{t('lastOnes')}</Title>
        <BareList gap={6}>
          {workouts
            .slice(-shownWorkouts)
            .toReversed()
            .map(workout => (
              <li key={`${workout.day} ${workout.clock} ${workout.name}`}>
                <Text breaks>{`${day(workout.day)} · ${workout.name}`}</Text>
                <Text size="small" tone={2} lines={2} breaks>
                  {workout.exercises.map(({ exercise, sets }) => `${exercise.name} ${bestOf(sets, language)}`).join(', ')}
                </Text>
              </li>
            ))}
        </BareList>
      </Stack>
      {unknown.length > 0 && (
        <Stack as="section" gap={10}>
          <Title level={3}>{t('unknownTitle')}</Title>
          <Text tone={2} prose>
            {t(maySearch ? 'unknownText' : 'unknownOwnText')}
          </Text>
          {maySearch ? (
            unknown.map(name => (
              <ExerciseMatch key={name} name={name} chosen={chosen.get(name)} onChoose={exercise => work.choose(name, exercise)} />
            ))
          ) : (
            <Text breaks>{unknown.join(', ')}</Text>
          )}
        </Stack>
      )}
      {sending && !sending.error && <ProgressBar label={t('sending')} value={sending.sent} max={sending.total} />}
      {sending?.error && <FieldError>{sending.error}</FieldError>}
      <Row justify="between" gap={8} wrap>
        <Button kind="quiet" disabled={isBusy} onClick={work.forget}>
          {t('again')}
        </Button>
        <Button kind="primary" isBusy={isBusy} onClick={() => void work.send()}>
          {t('start', { count: workouts.length })}
        </Button>
      </Row>
    </>
  )
}

type Sets = NonNullable<HistoryImportWork['reading']>['history']['workouts'][number]['exercises'][number]['sets']

/** The heaviest set. */
function bestOf(sets: Sets, language: Language): string {
  const [best] = sets.toSorted((one, other) => (other.kg ?? 0) - (one.kg ?? 0))
  return best ? printSet(best, language) : ''
}
