import type { Reminder } from '@allenio/contract/reminders'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '#lib/formats'
import { AttentionLine } from '#ui/attention-line'
import { Button } from '#ui/button'
import { BareList } from '#ui/layout'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { SidePanel } from '#ui/side-panel'
import { SkeletonRows } from '#ui/skeleton'
import { remindersQuery, useTickedReminders } from '../data.ts'
import { ReminderLine } from '../panel/reminder-line.tsx'
import { useReminderWords } from '../words.ts'

interface OverdueRemindersProps {
  member: string | undefined
  onOpen: (reminder: Reminder) => void
}

/** How many reminders have passed unticked, and all of them at a press: the calendar shows them only on their days. */
export function OverdueReminders({ member, onOpen }: OverdueRemindersProps) {
  const t = useReminderWords()
  const { day } = useFormats()
  const list = useInfiniteQuery(remindersQuery({ state: 'overdue', collaboratorId: member }))
  const withTicks = useTickedReminders()
  const [isOpen, setOpen] = useState(false)
  const overdue = (list.data?.rows ?? []).map(withTicks).filter(({ tick }) => tick === null)
  if (overdue.length === 0 && !isOpen) return null
  const count = overdue.length
  return (
    <>
      <AttentionLine
        text={list.hasNextPage ? t('overdueMany', { count }) : t('overdueCount', { count })}
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            {t('show')}
          </Button>
        }
      />
      {isOpen && (
        <SidePanel opened onClose={() => setOpen(false)} title={t('overdueTitle')}>
          <Loaded query={list} failed={t('overdueFailed')} skeleton={<SkeletonRows rows={3} columns={0} />}>
            {({ rows }) => (
              <BareList gap={4}>
                {rows.map(withTicks).map(reminder => (
                  <ReminderLine
                    key={reminder.id}
                    reminder={reminder}
                    detail={[day(reminder.day), reminder.client?.name].filter(Boolean).join(' · ')}
                    onOpen={() => {
                      setOpen(false)
                      onOpen(reminder)
                    }}
                  />
                ))}
              </BareList>
            )}
          </Loaded>
          <LoadMore list={list} />
        </SidePanel>
      )}
    </>
  )
}
