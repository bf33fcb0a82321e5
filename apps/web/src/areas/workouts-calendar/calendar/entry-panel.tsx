import type { TrainingEntry } from '@allenio/contract/workouts'
import { IconCalendarEvent, IconCopy, IconEye, IconPencil, IconRestore, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWorkoutFacts } from '#areas/workouts'
import { useFormats } from '#lib/formats'
import { Badge, type Status } from '#ui/badge'
import { Button, ButtonLink } from '#ui/button'
import { BareList, Row, Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { SidePanel } from '#ui/side-panel'
import { Text, Title } from '#ui/text'
import { nameOfEntry, stateOfEntry } from './entries.ts'
import { useCalendarWords } from './words.ts'

const statuses = { done: 'done', missed: 'attention' } as const satisfies Partial<Record<TrainingEntry['state'], Status>>
const statusOf = (state: TrainingEntry['state']): Status | undefined =>
  state in statuses ? statuses[state as keyof typeof statuses] : undefined

interface EntryPanelProps {
  entry: TrainingEntry
  isTeam: boolean
  /** The page of the workout that was done. */
  workoutHref: (workoutId: string) => string
  /** The page of its program, for this client. */
  programHref?: string | undefined
  onMove: () => void
  onPutBack: () => void
  onCopy?: (() => void) | undefined
  onEdit?: (() => void) | undefined
  onDelete?: (() => void) | undefined
  /** The buttons by which the client begins each planned workout. */
  steps?: ReactNode
  onClose: () => void
}

/** A session: when, what of, which exercises, and what can be done with it. */
export function EntryPanel({ entry, isTeam, workoutHref, programHref, steps, onClose, ...actions }: EntryPanelProps) {
  const { onMove, onPutBack, onCopy, onEdit, onDelete } = actions
  const t = useCalendarWords()
  const formats = useFormats()
  const { factsOf } = useWorkoutFacts()
  const { day, state, plan, exercises, result, may, isMoved } = entry
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={nameOfEntry(entry, t)}
      foot={
        <Row gap={8} wrap>
          {result && (
            <ButtonLink kind="primary" icon={IconEye} href={workoutHref(result.workoutId)}>
              {t('openWorkout')}
            </ButtonLink>
          )}
          {may.move && (
            <Button icon={IconCalendarEvent} onClick={onMove}>
              {t('move')}
            </Button>
          )}
          {may.move && isMoved && !plan?.isSingle && (
            <Button kind="quiet" icon={IconRestore} onClick={onPutBack}>
              {t('putBack')}
            </Button>
          )}
          {may.copy && onCopy && (
            <Button icon={IconCopy} onClick={onCopy}>
              {t('copy')}
            </Button>
          )}
          {may.copy && onEdit && state !== 'done' && (
            <Button icon={IconPencil} onClick={onEdit}>
              {t(plan?.isSingle ? 'writeExercises' : 'adapt')}
            </Button>
          )}
          {may.delete && onDelete && (
            <Button kind="danger" icon={IconTrash} onClick={onDelete}>
              {t('delete')}
            </Button>
          )}
        </Row>
      }>
      <Stack gap={16}>
        <Stack gap={4}>
          <Row gap={8} wrap>
            <Text as="span" weight={600}>
              {formats.fullDay(day)}
            </Text>
            <Badge status={statusOf(state)}>{stateOfEntry(entry, { t, isTeam })}</Badge>
          </Row>
          {plan && !plan.isSingle && (
            <Text tone={2}>
              {programHref ? <TextLink href={programHref}>{plan.title}</TextLink> : plan.title}
              {` · ${t('weekAndDay', { week: plan.weekNumber, day: plan.dayNumber })}`}
            </Text>
          )}
          {result && (
            <Text tone={2} figures>
              {factsOf(result).join(' · ')}
            </Text>
          )}
        </Stack>
        {steps}
        <Stack gap={8}>
          <Title level={3}>{t('exercises')}</Title>
          {exercises.length === 0 ? (
            <Text tone={2}>{t('noExercises')}</Text>
          ) : (
            <BareList as="ol" gap={4}>
              {exercises.map((name, at) => (
                <li key={at}>{name}</li>
              ))}
            </BareList>
          )}
        </Stack>
      </Stack>
    </SidePanel>
  )
}
