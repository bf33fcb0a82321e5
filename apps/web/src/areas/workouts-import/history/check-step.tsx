import type { Language } from '@allenio/contract'
import type { ImportedWorkout } from '@allenio/contract/workouts'
import { printSet } from '@allenio/domain/workouts'
import { useMe } from '#shell'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { FieldError } from '#ui/field'
import { BareList, Row, Stack } from '#ui/layout'
import { ProgressBar } from '#ui/progress'
import { SegmentedControl } from '#ui/segmented-control'
import { Switch } from '#ui/switch'
import { RefusedCells } from '#ui/table-import'
import { Text, Title } from '#ui/text'
import { useColumnNames } from './column-names.ts'
import { NameChoices } from './name-choices.tsx'
import { sourceName } from '#areas/workouts'
import type { HistoryFile } from './use-history-file.ts'
import type { HistoryImportWork } from './use-history-import.ts'
import { useHistoryWords } from './words.ts'

interface CheckStepProps {
  work: HistoryImportWork
  file: HistoryFile
  check: NonNullable<HistoryImportWork['check']>
  /** Clients have no library to search; what is not found keeps its name. */
  maySearch: boolean
  onSend: () => void
}

const shownWorkouts = 5

/** Shows how much would come in, from when to when, what is there already, and what the names are taken for. */
export function CheckStep({ work, file, check, maySearch, onSend }: CheckStepProps) {
  const t = useHistoryWords()
  const me = useMe()
  const { day } = useFormats()
  const { history, layout, unit } = file
  const { existing, overlapping } = check.preview
  const { newWorkouts, sending } = work
  const [first, last] = [history.workouts[0], history.workouts.at(-1)]
  const unknown = check.names.filter(({ name }) => !check.found.has(name))
  const isBusy = sending !== undefined && sending.error === undefined
  const source = layout.source === 'other' ? t('fromOther') : sourceName(layout.source)
  return (
    <>
      <Text tone={2} prose breaks>
        {t('checkText', { file: file.name, app: source, from: day(first?.day ?? ''), to: day(last?.day ?? '') })}
      </Text>
      <Row gap={8} wrap aria-live="polite">
        <Badge status={newWorkouts.length > 0 ? 'done' : 'attention'}>{t('fresh', { count: newWorkouts.length })}</Badge>
        {existing.size > 0 && <Badge>{t('existing', { count: existing.size })}</Badge>}
        <Badge>{t('recognized', { count: check.names.length - unknown.length })}</Badge>
        {unknown.length > 0 && (
          <Badge status={maySearch ? 'attention' : undefined}>{t(maySearch ? 'unknown' : 'unknownOwn', { count: unknown.length })}</Badge>
        )}
        {history.refusedRows > 0 && <Badge status="attention">{t('refused', { count: history.refusedRows })}</Badge>}
        {history.unreadCells > 0 && <Badge status="attention">{t('unread', { count: history.unreadCells })}</Badge>}
      </Row>
      {file.isUnitOpen && (
        <Stack gap={4} align="start">
          <Text size="small" tone={2}>
            {t('unitText')}
          </Text>
          <SegmentedControl
            label={t('unit')}
            value={unit}
            options={[
              { value: 'kg', label: t('kilograms') },
              { value: 'lb', label: t('pounds') },
            ]}
            onChange={work.chooseUnit}
          />
        </Stack>
      )}
      {overlapping.size > 0 && (
        <Switch
          spread
          label={t('overlapping', { count: overlapping.size })}
          hint={t('overlappingHint')}
          checked={work.takesOverlapping}
          onChange={({ target }) => work.setTakesOverlapping(target.checked)}
        />
      )}
      <LastWorkouts workouts={newWorkouts} />
      <Faults file={file} />
      {maySearch ? (
        <NameChoices work={work} check={check} mayCreate={me?.permissions.includes('create exercises') ?? false} />
      ) : (
        unknown.length > 0 && (
          <Stack as="section" gap={4}>
            <Title level={3}>{t('unknownOwnTitle')}</Title>
            <Text tone={2} prose>
              {t('unknownOwnText')}
            </Text>
            <Text breaks>{unknown.map(({ name }) => name).join(', ')}</Text>
          </Stack>
        )
      )}
      {sending && !sending.error && <ProgressBar label={t('sending')} value={sending.sent} max={Math.max(1, sending.total)} />}
      {sending?.error && <FieldError>{sending.error}</FieldError>}
      <Row justify="between" align="stretch" gap={8} wrap>
        <Button kind="quiet" disabled={isBusy} onClick={work.goBack}>
          {t('back')}
        </Button>
        <Button kind="primary" disabled={newWorkouts.length === 0} isBusy={isBusy} onClick={onSend}>
          {newWorkouts.length === 0 ? t('nothingNew') : t('start', { count: newWorkouts.length })}
        </Button>
      </Row>
    </>
  )
}

function LastWorkouts({ workouts }: { workouts: readonly ImportedWorkout[] }) {
  const t = useHistoryWords()
  const language = useLanguage()
  const { day } = useFormats()
  if (workouts.length === 0) return null
  return (
    <Stack as="section" gap={8}>
      <Title level={3}>{t('lastOnes')}</Title>
      <BareList gap={6}>
        {workouts
          .slice(-shownWorkouts)
          .toReversed()
          .map(workout => (
            <li key={`${workout.day} ${workout.clock} ${workout.name}`}>
              <Text breaks>{[day(workout.day), workout.name].filter(Boolean).join(' · ')}</Text>
              <Text size="small" tone={2} lines={2} breaks>
                {workout.exercises.map(({ exercise, sets }) => `${exercise.name} ${bestOf(sets, language)}`.trim()).join(', ')}
              </Text>
            </li>
          ))}
      </BareList>
    </Stack>
  )
}

/** The heaviest set. */
function bestOf(sets: ImportedWorkout['exercises'][number]['sets'], language: Language): string {
  const [best] = sets.toSorted((one, other) => (other.kg ?? 0) - (one.kg ?? 0))
  const isEmpty = !best || (best.reps ?? best.seconds ?? best.metres) === null
  return isEmpty ? '' : printSet(best, language)
}

function Faults({ file: { history } }: { file: HistoryFile }) {
  const t = useHistoryWords()
  const columnName = useColumnNames()
  const { faults, refusedRows, unreadCells } = history
  if (faults.length === 0) return null
  const count = refusedRows + unreadCells
  return (
    <Disclosure title={t('faults')} sub={count > faults.length ? t('onlyFirst', { count: faults.length }) : undefined}>
      <RefusedCells
        cells={faults.map(({ line, column, fault, value }, index) => ({
          index,
          line,
          column: column && columnName(column),
          reason: t(`fault_${fault}`),
          value,
        }))}
        cellKey={({ index }) => String(index)}
        lineText={line => t('line', { line })}
      />
    </Disclosure>
  )
}
