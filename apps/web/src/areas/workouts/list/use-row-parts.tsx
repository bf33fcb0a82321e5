import type { WorkoutRow } from '@allenio/contract/workouts'
import { IconEye, IconMessageCircle, IconUser } from '@tabler/icons-react'
import { openChatWith } from '#areas/chat'
import { useMe } from '#shell'
import type { ListColumn, RowParts } from '#shell/list-page'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { Avatar } from '#ui/avatar'
import { Row, Stack } from '#ui/layout'
import { ListRow } from '#ui/list'
import { Ellipsis, Text } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { workoutHref } from '../addresses.ts'
import { useWorkoutFacts } from '../marks/facts.ts'
import { WorkoutMarks } from '../marks/workout-marks.tsx'
import { useListWords } from './words.ts'

/** The columns, the phone's row and the menu of each workout. */
export function useRowParts(): RowParts<WorkoutRow> {
  const t = useListWords()
  const me = useMe()
  const { day, decimal, integer } = useFormats()
  const { nameOf, setsOf, factsOf } = useWorkoutFacts()
  const columns: ListColumn<WorkoutRow>[] = [
    {
      key: 'client',
      title: t('client'),
      width: 200,
      cell: ({ client: { id, name, photo }, isUnread }) => (
        <Row as="span" gap={10} grow>
          <Avatar name={name} photo={photo} size={28} seed={id} />
          <TruncatedText isInside text={name} weight={isUnread ? 600 : 400} />
        </Row>
      ),
    },
    {
      key: 'workout',
      title: t('workout'),
      cell: row => (
        <Stack as="span">
          <TruncatedText isInside text={nameOf(row)} />
          {row.program && (
            <Ellipsis size="small" tone={3}>
              {row.program}
            </Ellipsis>
          )}
        </Stack>
      ),
    },
    { key: 'day', title: t('day'), width: 120, cell: row => day(row.day) },
    { key: 'marks', title: t('marks'), width: 250, cell: row => <WorkoutMarks workout={row} isLine /> },
    { key: 'sets', title: t('sets'), choice: 'shown', width: 84, align: 'end', cell: setsOf },
    {
      key: 'tonnage',
      title: t('tonnage'),
      choice: 'shown',
      width: 110,
      align: 'end',
      isMinor: true,
      cell: ({ tonnageKg }) => (tonnageKg > 0 ? `${integer(tonnageKg)}\u00a0kg` : ''),
    },
    {
      key: 'minutes',
      title: t('minutes'),
      choice: 'shown',
      width: 90,
      align: 'end',
      isMinor: true,
      cell: ({ minutes }) => (minutes > 0 ? `${integer(minutes)}\u00a0min` : ''),
    },
    { key: 'rpe', title: 'RPE', choice: 'hidden', width: 64, align: 'end', cell: ({ rpe }) => (rpe === null ? '' : decimal(rpe)) },
  ]
  return {
    columns,
    rowKey: ({ id }) => id,
    rowName: row => `${row.client.name}, ${nameOf(row)}, ${day(row.day)}`,
    rowHref: workoutHref,
    rowMenu: row => [
      { label: t('open'), icon: IconEye, href: workoutHref(row) },
      { label: t('toClient'), icon: IconUser, href: hrefTo('/clients/$id/completed_workouts', { id: row.client.id }) },
      ...(me?.permissions.includes('view chats')
        ? [{ label: t('chat'), icon: IconMessageCircle, onClick: () => openChatWith(row.client.id) }]
        : []),
    ],
    phoneRow: (row, menu) => (
      <ListRow
        href={workoutHref(row)}
        strong={row.isUnread}
        lead={<Avatar name={row.client.name} photo={row.client.photo} size={40} seed={row.client.id} />}
        title={row.client.name}
        sub={
          <Stack as="span" gap={4}>
            <Text as="span" size="inherit" tone="inherit" lines={2}>
              {[nameOf(row), day(row.day), ...factsOf(row)].join(' · ')}
            </Text>
            <WorkoutMarks workout={row} />
          </Stack>
        }
        actions={menu}
      />
    ),
  }
}
