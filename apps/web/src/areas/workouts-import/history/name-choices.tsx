import type { NamedExercise } from '@allenio/domain/history-files'
import { ExerciseMatch } from '#areas/exercises'
import { Disclosure } from '#ui/disclosure'
import { Stack } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { Text, Title } from '#ui/text'
import { nameWays, type HistoryImportWork, type NameWay } from './use-history-import.ts'
import { useHistoryWords } from './words.ts'

interface NameChoicesProps {
  work: HistoryImportWork
  check: NonNullable<HistoryImportWork['check']>
  mayCreate: boolean
}

/** The choice for each name of the file: those that the library does not know first, the others behind a fold. */
export function NameChoices({ work, check: { names, found }, mayCreate }: NameChoicesProps) {
  const t = useHistoryWords()
  const unknown = names.filter(({ name }) => !found.has(name))
  const recognized = names.filter(({ name }) => found.has(name))
  const ways = nameWays.filter(way => mayCreate || way !== 'create')
  const others = ways.map(way => ({ value: way, label: t(`way_${way}`) }))
  const rowOf = ({ name, count }: NamedExercise) => (
    <NameRow key={name} work={work} name={name} hint={t('inWorkouts', { count })} others={others} />
  )
  return (
    <>
      {unknown.length > 0 && (
        <Stack as="section" gap={12}>
          <Stack gap={4}>
            <Title level={3}>{t('unknownTitle')}</Title>
            <Text tone={2} prose>
              {t('unknownText')}
            </Text>
          </Stack>
          <Stack gap={4} align="start">
            <Text size="small" tone={2}>
              {t('fallback')}
            </Text>
            <SegmentedControl
              label={t('fallback')}
              value={work.fallback}
              options={ways.map(value => ({ value, label: t(`fallback_${value}`) }))}
              onChange={work.setFallback}
            />
          </Stack>
          {unknown.map(rowOf)}
        </Stack>
      )}
      {recognized.length > 0 && (
        <Disclosure title={t('recognizedTitle')} sub={t('recognizedSub', { count: recognized.length })}>
          <Stack gap={12}>{recognized.map(rowOf)}</Stack>
        </Disclosure>
      )}
    </>
  )
}

interface NameRowProps {
  work: HistoryImportWork
  name: string
  hint: string
  others: readonly { value: NameWay; label: string }[]
}

function NameRow({ work, name, hint, others }: NameRowProps) {
  const t = useHistoryWords()
  const choice = work.choiceOf(name)
  const isWay = typeof choice === 'string'
  return (
    <ExerciseMatch
      name={name}
      hint={hint}
      chosen={isWay ? undefined : choice}
      none={t(`way_${work.fallback}`)}
      others={others}
      other={isWay && work.isChosen(name) ? choice : undefined}
      onChoose={exercise => work.choose(name, exercise)}
      onChooseOther={value => work.choose(name, others.find(each => each.value === value)?.value ?? null)}
    />
  )
}
