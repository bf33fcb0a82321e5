import type { OwnSurvey, OwnSurveyAnswer } from '@allenio/contract/surveys'
import { IconChevronRight, IconCircleCheck, IconClipboardText } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { OwnPause } from '#areas/clients'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { EmptyState } from '#ui/empty-state'
import { Icon } from '#ui/icon'
import { EmptyChartPicture } from '#ui/illustrations'
import { Stack } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { Loaded } from '#ui/loaded'
import { LoadMore } from '#ui/load-more'
import { Section } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { WaitingMark } from '#ui/waiting-mark'
import { ownSurveysQuery, useUnsentAnswers } from '../data.ts'
import { useAnsweringWords } from '../words.ts'

/** The client's surveys: those to fill in now, the next ones, and what was sent. */
export function OwnSurveys() {
  const t = useAnsweringWords()
  const query = useInfiniteQuery(ownSurveysQuery())
  return (
    <Loaded query={query} failed={t('failed')} large skeleton={<SkeletonRows rows={4} columns={1} />}>
      {({ first, rows }) => {
        const surveys = first?.surveys ?? []
        const open = surveys.filter(isToFillIn)
        const coming = surveys.filter(survey => !isToFillIn(survey))
        if (surveys.length === 0 && rows.length === 0)
          return <EmptyState large picture={<EmptyChartPicture />} title={t('emptyTitle')} text={t('emptyText')} />
        return (
          <Stack>
            <OwnPause />
            {open.length > 0 && (
              <Section title={t('openNow')}>
                <Surveys surveys={open} label={t('openNow')} />
              </Section>
            )}
            {coming.length > 0 && (
              <Section title={t('coming')}>
                <Surveys surveys={coming} label={t('coming')} />
              </Section>
            )}
            {rows.length > 0 && (
              <Section title={t('sentOnes')}>
                <List label={t('sentOnes')}>
                  {rows.map(answer => (
                    <SentRow key={answer.id} answer={answer} />
                  ))}
                </List>
                <LoadMore list={query} />
              </Section>
            )}
          </Stack>
        )
      }}
    </Loaded>
  )
}

/** One without a further check-in is answered whenever the client likes, unless they are paused. */
const isToFillIn = ({ isOpen, dueDay, isPaused }: OwnSurvey): boolean => isOpen || (dueDay === null && !isPaused)

function Surveys({ surveys, label }: { surveys: readonly OwnSurvey[]; label: string }) {
  return (
    <List label={label}>
      {surveys.map(survey => (
        <SurveyRow key={survey.assignmentId} survey={survey} />
      ))}
    </List>
  )
}

function SurveyRow({ survey }: { survey: OwnSurvey }) {
  const t = useAnsweringWords()
  const { day } = useFormats()
  const unsent = useUnsentAnswers()(survey)
  const { assignmentId, name, dueDay, opensAt, isOpen, isLate, isPaused, draft } = survey
  const due =
    dueDay === null
      ? t(isPaused ? 'paused' : 'onDemand')
      : isLate
        ? t('late', { day: day(dueDay) })
        : isOpen || opensAt === null
          ? t('dueOn', { day: day(dueDay) })
          : t('opensOn', { day: day(opensAt) })
  const sub = unsent?.refusal === undefined ? due : t('unsentRefused', { reason: unsent.refusal })
  return (
    <ListRow
      href={hrefTo('/me/surveys/$id', { id: assignmentId })}
      lead={<Icon of={IconClipboardText} />}
      title={name}
      strong={isOpen}
      sub={unsent && unsent.refusal === undefined ? <WaitingMark /> : draft ? `${sub} · ${t('begun')}` : sub}
      meta={<Icon of={IconChevronRight} />}
    />
  )
}

function SentRow({ answer: { id, name, day: sentDay, reviewedAt, reviewedBy, sentBack } }: { answer: OwnSurveyAnswer }) {
  const t = useAnsweringWords()
  const { day } = useFormats()
  const state = sentBack
    ? sentBack.note
      ? t('sentBack', { note: sentBack.note })
      : t('sentBackPlain')
    : reviewedAt === null
      ? undefined
      : reviewedBy === null
        ? t('read')
        : t('readBy', { name: reviewedBy })
  return (
    <ListRow
      href={hrefTo('/me/survey-answers/$id', { id })}
      lead={<Icon of={IconCircleCheck} />}
      title={name}
      sub={[t('sentOn', { day: day(sentDay) }), state].filter(Boolean).join(' · ')}
      meta={<Icon of={IconChevronRight} />}
    />
  )
}
