import type { ProgramDetail, ProgramRow, ProgramUser } from '@allenio/contract/programs'
import type { z } from 'zod'
import { pauseOn } from '@allenio/domain/clients'
import { loadsByWeek } from '@allenio/domain/training-maxima'
import { IconMessageCircle, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { discuss } from '#areas/chat'
import { useMe, useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { IconButton, IconLink } from '#ui/icon-button'
import { Loaded } from '#ui/loaded'
import { Row, Stack } from '#ui/layout'
import { Quote } from '#ui/quote'
import { Section } from '#ui/section'
import { SegmentedControl } from '#ui/segmented-control'
import { Select } from '#ui/select'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { rhythmSentence, spanSentence } from '../assignments/sentences.ts'
import { useAssignmentWords } from '../assignments/words.ts'
import { StateBadge } from '../marks/state-badge.tsx'
import { paperHref, subjectOf } from '../data.ts'
import { OwnMaxima } from '../maxima/own-maxima.tsx'
import { movedDaysWatches } from '../slots.ts'
import { currentWeek, datesOf } from './calendar.ts'
import { ownProgramQuery, useReceipt } from './data.ts'
import css from './own.module.css'
import { WeekDays } from './week-days.tsx'
import { useOwnWords } from './words.ts'

/** One program as the client has it: where it stands, and its days week by week. */
export function OwnProgram({ program }: { program: ProgramRow }) {
  const t = useOwnWords()
  const { id, title, programUserId } = program
  const query = useQuery(ownProgramQuery(id, programUserId ?? ''))
  const user = query.data?.programUsers.find(each => each.id === programUserId)
  return (
    <Section title={title} action={<Tools program={program} user={user} />}>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={6} columns={0} tall />}>
        {detail => user && <Plan detail={detail} user={user} />}
      </Loaded>
    </Section>
  )
}

function Tools({ program: { id, state, programUserId }, user }: { program: ProgramRow; user: ProgramUser | undefined }) {
  const t = useOwnWords()
  const mayChat = useMe()?.permissions.includes('view chats')
  return (
    <Row gap={8}>
      {state && <StateBadge state={state} />}
      {mayChat && user && (
        <IconButton label={t('discuss')} icon={IconMessageCircle} onClick={() => discuss(user.client.id, subjectOf(user))} />
      )}
      <IconLink label={t('print')} icon={IconPrinter} href={paperHref({ id }, programUserId ?? undefined)} />
    </Row>
  )
}

interface PlanProps {
  detail: z.output<typeof ProgramDetail>
  user: ProgramUser
}

// more weeks than these have no room beside each other on a phone
const weeksBesideEachOther = 4

function Plan({ detail, user }: PlanProps) {
  const { weekList, description } = detail
  const hasPercents = (detail.loads?.maxima.length ?? 0) > 0
  const t = useOwnWords()
  const say = useAssignmentWords()
  const language = useLanguage()
  const today = useToday()
  const { day } = useFormats()
  useReceipt({ programUserId: user.id, releaseId: user.releaseId }, 'opened')
  const [movedDays, setMovedDays] = useState<ReadonlyMap<string, string>>(new Map())
  const span = { ...user, movedDays }
  const [chosenIndex, setIndex] = useState<number>()
  const index = chosenIndex ?? (user.state === 'terminated' ? 0 : currentWeek(weekList, span, today))
  const week = weekList[index]
  const choices = weekList.map(({ weekNumber, isDeload }, at) => ({
    value: String(at),
    label: [t(weekList.length > weeksBesideEachOther ? 'week' : 'weekShort', { week: weekNumber }), isDeload && t('deload')]
      .filter(Boolean)
      .join(', '),
  }))
  return (
    <Stack gap={16} className={css.plan}>
      {movedDaysWatches.entries().map(({ id, Watch }) => (
        <Watch key={id} programUserId={user.id} onMoved={setMovedDays} />
      ))}
      <Text size="small" tone={2}>
        {[spanSentence(user, { say, day }), rhythmSentence(user, { say, language })].join(' · ')}
      </Text>
      <StateNote user={user} />
      {user.change && user.state !== 'terminated' && (
        <Stack gap={4} className={css.state}>
          <Text size="small" tone={2}>
            {t('changed', { day: day(user.change.at) })}
          </Text>
          <Text className={css.note}>{user.change.note}</Text>
        </Stack>
      )}
      {user.message && (
        <Quote>
          <Text>{user.message}</Text>
        </Quote>
      )}
      {description && (
        <Text tone={2} prose className={css.note}>
          {description}
        </Text>
      )}
      {weekList.length > 1 &&
        (weekList.length > weeksBesideEachOther ? (
          <Select
            label={t('weeks')}
            labelHidden
            value={String(index)}
            options={choices}
            onChange={({ target }) => setIndex(Number(target.value))}
          />
        ) : (
          <SegmentedControl
            wide
            size="medium"
            label={t('weeks')}
            value={String(index)}
            options={choices}
            onChange={value => setIndex(Number(value))}
          />
        ))}
      {week && (
        <WeekDays
          key={week.id}
          week={week}
          maximumOf={loadsByWeek(detail)}
          releaseId={user.releaseId}
          dates={datesOf(weekList, span)}
          today={today}
        />
      )}
      {hasPercents && <OwnMaxima />}
    </Stack>
  )
}

/** Why there is nothing to train now. */
function StateNote({ user: { state, startDay, pauses } }: { user: ProgramUser }) {
  const t = useOwnWords()
  const until = pauseOn(pauses, useToday())?.until
  const { day } = useFormats()
  const notes = {
    paused: [until ? t('pausedUntil', { day: day(until) }) : t('pausedTitle'), t('pausedText')],
    upcoming: [t('upcomingTitle', { day: day(startDay) }), t('upcomingText')],
    terminated: [t('terminatedTitle'), t('terminatedText')],
  }
  if (state === 'active' || state === 'expiring') return null
  const [title, text] = notes[state]
  return (
    <Row gap={8} wrap className={css.state}>
      <b>{title}</b>
      <Text as="span" tone={2}>
        {text}
      </Text>
    </Row>
  )
}
