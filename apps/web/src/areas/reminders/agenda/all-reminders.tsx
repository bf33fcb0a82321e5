import { reminderStates, type Reminder, type ReminderState } from '@allenio/contract/reminders'
import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '#lib/api'
import { useFormats } from '#lib/formats'
import { EmptyState } from '#ui/empty-state'
import { NoResultsPicture } from '#ui/illustrations'
import { BareList, Stack } from '#ui/layout'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { SegmentedControl } from '#ui/segmented-control'
import { SidePanel } from '#ui/side-panel'
import { SkeletonRows } from '#ui/skeleton'
import { TextField } from '#ui/text-field'
import { remindersQuery, useTickedReminders } from '../data.ts'
import { ReminderLine } from '../panel/reminder-line.tsx'
import { useReminderWords } from '../words.ts'

interface AllRemindersProps {
  member: string | undefined
  onOpen: (reminder: Reminder) => void
  onClose: () => void
}

/** Finds a reminder whose day one does not know: by its words, among what is open, overdue or done. */
export function AllReminders({ member, onOpen, onClose }: AllRemindersProps) {
  const t = useReminderWords()
  const { day } = useFormats()
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<ReminderState>('open')
  const search = useSettled(typed.trim())
  const list = useInfiniteQuery(remindersQuery({ state, search: search || undefined, collaboratorId: member }))
  const withTicks = useTickedReminders()
  return (
    <SidePanel opened onClose={onClose} title={t('all')}>
      <Stack gap={16}>
        <TextField
          type="search"
          label={t('search')}
          labelHidden
          placeholder={t('searchHint')}
          icon={IconSearch}
          data-autofocus
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onClear={() => setTyped('')}
        />
        <SegmentedControl
          wide
          size="medium"
          label={t('state')}
          options={reminderStates.map(value => ({ value, label: t(`state_${value}`) }))}
          value={state}
          onChange={setState}
        />
        <Loaded query={list} failed={t('allFailed')} skeleton={<SkeletonRows rows={6} columns={0} />}>
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState level={3} picture={<NoResultsPicture />} title={t(search ? 'noneFound' : `none_${state}`)} />
            ) : (
              <BareList gap={4}>
                {rows.map(withTicks).map(reminder => (
                  <ReminderLine
                    key={reminder.id}
                    reminder={reminder}
                    detail={[day(reminder.day), reminder.client?.name].filter(Boolean).join(' · ')}
                    onOpen={() => onOpen(reminder)}
                  />
                ))}
              </BareList>
            )
          }
        </Loaded>
        <LoadMore list={list} />
      </Stack>
    </SidePanel>
  )
}
