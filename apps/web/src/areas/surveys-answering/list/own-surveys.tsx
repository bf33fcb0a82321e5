import { sendSurveyAnswer, type OwnSurvey, type OwnSurveyAnswer } from '@allenio/contract/surveys'
import { IconAlertTriangle, IconChevronRight, IconCircleCheck, IconClipboardText } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { OwnPause } from '#areas/clients'
import { useFormats } from '#lib/formats'
import { useUnsentWrites } from '#lib/offline'
import { hrefTo } from '#lib/screens'
import { EmptyState } from '#ui/empty-state'
import { Icon } from '#ui/icon'
import { EmptyChartPicture } from '#ui/illustrations'
import { List, ListRow } from '#ui/list'
import { Loaded } from '#ui/loaded'
import { LoadMore } from '#ui/load-more'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { WaitingMark } from '#ui/waiting-mark'
import { ownSurveysQuery, useUnsentAnswers, type UnsentAnswer } from '../data.ts'
import { useAnsweringWords } from '../words.ts'

const useOwnSurveys = () => useInfiniteQuery(ownSurveysQuery())

/** The client's surveys: those to fill in now, the next ones, and what was sent. */
export function OwnSurveys() {
  const t = useAnsweringWords()
  const query = useOwnSurveys()
  return (
    <>
      <PageHeader title={t('title')} />
      <Lists query={query} />
    </>
  )
}

function Lists({ query }: { query: ReturnType<typeof useOwnSurveys> }) {
  const t = useAnsweringWords()
  const unsent = useUnsentWrites(sendSurveyAnswer)
  return (
    <Loaded query={query} failed={t('failed')} large skeleton={<SkeletonRows rows={4} columns={1} />}>
      {({ first, rows }) => {
        const surveys = first?.surveys ?? []
        const open = surveys.filter(isToFillIn)
        const coming = surveys.filter(survey => !isToFillIn(survey))
        // answers to what has left the list while they waited: the assignment has ended, or another device has answered
        const strays = unsent.filter(
          ({ input }) =>
            !surveys.some(({ assignmentId, dueDay }) => assignmentId === input.assignmentId && dueDay === (input.dueDay ?? null)),
        )
        if (surveys.length === 0 && rows.length === 0 && strays.length === 0)
          return <EmptyState large picture={<EmptyChartPicture />} title={t('emptyTitle')} text={t('emptyText')} />
        return (
          <Sheet>
            <OwnPause />
            {strays.length > 0 && (
              <Section bare title={t('unsentOnes')}>
                <List label={t('unsentOnes')}>
                  {strays.map(write => (
                    <StrayRow key={write.id} write={write} />
                  ))}
                </List>
              </Section>
            )}
            {open.length > 0 && (
              <Section bare title={t('openNow')}>
                <Surveys surveys={open} label={t('openNow')} />
              </Section>
            )}
            {coming.length > 0 && (
              <Section bare title={t('coming')}>
                <Surveys surveys={coming} label={t('coming')} />
              </Section>
            )}
            {rows.length > 0 && (
              <Section bare title={t('sentOnes')}>
                <List label={t('sentOnes')}>
                  {rows.map(answer => (
                    <SentRow key={answer.id} answer={answer} />
                  ))}
                </List>
                <LoadMore list={query} />
              </Section>
            )}
          </Sheet>
        )
      }}
    </Loaded>
  )
}

/** An answer that is still here although its survey is not asked any more. */
function StrayRow({ write: { id: unsent, input, title, refusal } }: { write: UnsentAnswer }) {
  const t = useAnsweringWords()
  return (
    <ListRow
      href={hrefTo('/me/surveys/$id', { id: input.assignmentId }, { search: { unsent } })}
      lead={<Icon of={IconAlertTriangle} />}
      title={title}
      sub={refusal === undefined ? <WaitingMark /> : `${refusal} ${t('unsentGone')}`}
      meta={<Icon of={IconChevronRight} />}
    />
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
  const { day, dayTime } = useFormats()
  const unsent = useUnsentAnswers()(survey)
  const { assignmentId, name, dueDay, opensAt, isOpen, isLate, isPaused, draft } = survey
  const due =
    dueDay === null
      ? t(isPaused ? 'paused' : 'onDemand')
      : isLate
        ? t('late', { day: day(dueDay) })
        : isOpen || opensAt === null
          ? t('dueOn', { day: day(dueDay) })
          : t('opensOn', { day: dayTime(opensAt) })
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
