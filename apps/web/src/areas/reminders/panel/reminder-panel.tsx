import type { Output } from '@allenio/contract'
import type { getReminder, Reminder } from '@allenio/contract/reminders'
import { clockIn, dayIn } from '@allenio/domain/days'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useRepetitionSentence } from '#areas/client-actions'
import { useMe } from '#shell'
import { isGone } from '#lib/api'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { Avatar } from '#ui/avatar'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { BareList, Row, Stack } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { Link } from '#ui/link'
import { Loaded } from '#ui/loaded'
import { MoreMenu } from '#ui/menu'
import { SidePanel } from '#ui/side-panel'
import { SkeletonLines } from '#ui/skeleton'
import { Text, Title } from '#ui/text'
import { Checkbox } from '#ui/checkbox'
import { findListed, tick, useDeleteReminder, useReminderDetail, useTickedReminders } from '../data.ts'
import { useReminderWords } from '../words.ts'
import { usePanelWords } from './words.ts'
import css from './panel.module.css'

type Detail = Output<typeof getReminder>

interface ReminderPanelProps {
  id: string
  /** The occurrence; the one that waits, where the address names none. */
  day: string | undefined
  onEdit: (reminder: Reminder) => void
  onClose: () => void
}

/** One occurrence: what there is to do, what is done, and who has done it. */
export function ReminderPanel({ id, day, onEdit, onClose }: ReminderPanelProps) {
  const t = usePanelWords()
  const words = useReminderWords()
  const query = useReminderDetail(id, day)
  const withTicks = useTickedReminders()
  const remove = useDeleteReminder({ deleted: words('deleted'), restored: words('restored') })
  const listed = findListed(id, day)
  const isMissing = isGone(query.error)
  // as the list has it until the detail is read, and where there is no connection
  const knownDetail: Detail | undefined = isMissing ? undefined : (query.data ?? (listed && { ...listed, clients: [] }))
  const reminder = knownDetail && withTicks(knownDetail)
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={reminder?.title ?? t('heading')}
      tools={
        reminder?.may.update && (
          <MoreMenu
            label={t('actionsFor', { title: reminder.title })}
            items={[
              { label: t('edit'), icon: IconPencil, onClick: () => onEdit(reminder) },
              {
                label: t('delete'),
                icon: IconTrash,
                danger: true,
                onClick: () => {
                  onClose()
                  remove(reminder)
                },
              },
            ]}
          />
        )
      }>
      <Loaded
        query={{ ...query, data: reminder }}
        failed={t('failed')}
        skeleton={<SkeletonLines lines={6} />}
        gone={<ErrorState title={t('goneTitle')} action={<Button onClick={onClose}>{t('close')}</Button>} />}>
        {current => (
          <Stack gap={20}>
            <Head reminder={current} />
            {current.text && (
              <Text prose breaks className={css.text}>
                {current.text}
              </Text>
            )}
            {current.items.length > 0 && <Items reminder={current} />}
            <Facts reminder={current} />
            {current.tasks && <Clients reminder={current} />}
          </Stack>
        )}
      </Loaded>
    </SidePanel>
  )
}

function useTimeText() {
  const t = useReminderWords()
  const { day: dayText, weekday } = useFormats()
  const zone = useMe()?.timeZone ?? 'Europe/Rome'
  const named = (each: string) => `${weekday(each)} ${dayText(each)}`
  return ({ day, lastDay, startsAt, endsAt }: Reminder): string => {
    if (startsAt === null)
      return lastDay > day ? t('span', { from: named(day), to: named(lastDay) }) : t('at', { day: named(day), time: t('wholeDay') })
    const at = (moment: string) => clockIn(zone, Date.parse(moment))
    const start = t('at', { day: named(dayIn(zone, startsAt)), time: at(startsAt) })
    if (endsAt === null) return start
    const isSameDay = dayIn(zone, endsAt) === dayIn(zone, startsAt)
    return t('span', { from: start, to: isSameDay ? at(endsAt) : t('at', { day: named(dayIn(zone, endsAt)), time: at(endsAt) }) })
  }
}

function Head({ reminder }: { reminder: Detail }) {
  const t = usePanelWords()
  const words = useReminderWords()
  const timeText = useTimeText()
  const { dayTime } = useFormats()
  const { may, isOverdue } = reminder
  const mark = reminder.tick
  return (
    <Stack gap={12} align="start">
      <Row gap={8} wrap>
        <Text as="span">{timeText(reminder)}</Text>
        {isOverdue && <Badge status="attention">{words('overdue')}</Badge>}
      </Row>
      {mark && (
        <Text tone="done">
          {mark.by ? t('doneBy', { name: mark.by, when: dayTime(mark.at) }) : t('doneAt', { when: dayTime(mark.at) })}
        </Text>
      )}
      {may.tick && (
        <Button kind={mark ? 'quiet' : 'primary'} onClick={() => tick(reminder, { isDone: mark === null })}>
          {words(mark ? 'markOpen' : 'markDone')}
        </Button>
      )}
    </Stack>
  )
}

function Items({ reminder }: { reminder: Detail }) {
  const t = usePanelWords()
  const { day } = useFormats()
  return (
    <Stack as="section" gap={8}>
      <Title level={3}>{t('items')}</Title>
      <BareList gap={8}>
        {reminder.items.map(item => (
          <li key={item.id}>
            <Checkbox
              label={item.text}
              hint={[item.deadline && t('by', { day: day(item.deadline) }), item.tick?.by].filter(Boolean).join(' · ') || undefined}
              checked={item.tick !== null}
              disabled={!reminder.may.tick}
              onChange={({ target }) => tick(reminder, { itemId: item.id, isDone: target.checked })}
            />
          </li>
        ))}
      </BareList>
    </Stack>
  )
}

function Facts({ reminder }: { reminder: Detail }) {
  const t = usePanelWords()
  const { day } = useFormats()
  const repetitionText = useRepetitionSentence()
  const { repetition, untilDay, client, groups, onlyMe, roles, author } = reminder
  const repeats = repetition.kind === 'once' ? null : repetitionText(repetition)
  const rows = [
    [t('repeats'), repeats && (untilDay ? t('until', { text: repeats, day: day(untilDay) }) : repeats)],
    [t('about'), client && <Link href={hrefTo('/clients/$id', { id: client.id })}>{client.name}</Link>],
    [t('groups'), groups.map(({ name }) => name).join(', ')],
    [t('seenBy'), onlyMe ? t('onlyMe') : roles.map(role => t(role)).join(', ')],
    [t('author'), author],
  ] as const
  return (
    <BareList as="dl" gap={6} className={css.facts}>
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <Text as="dt" tone={3}>
              {name}
            </Text>
            <dd>{value}</dd>
          </div>
        ))}
    </BareList>
  )
}

function Clients({ reminder }: { reminder: Detail }) {
  const t = usePanelWords()
  const { dayTime } = useFormats()
  const { tasks, clients } = reminder
  if (!tasks) return null
  return (
    <Stack as="section" gap={8}>
      <Row gap={8} align="baseline">
        <Title level={3}>{t('clients')}</Title>
        <Text as="span" tone={2}>
          {t('clientsCount', { done: tasks.done, asked: tasks.asked })}
        </Text>
      </Row>
      <List>
        {clients.map(({ id, name, photo, completedAt }) => (
          <ListRow
            key={id}
            compact
            href={hrefTo('/clients/$id/actions', { id })}
            title={name}
            lead={<Avatar name={name} photo={photo} size={28} seed={id} />}
            meta={completedAt ? dayTime(completedAt) : t('notYet')}
          />
        ))}
      </List>
      {clients.length < tasks.asked && clients.length > 0 && (
        <Text size="small" tone={2}>
          {t('others')}
        </Text>
      )}
    </Stack>
  )
}
