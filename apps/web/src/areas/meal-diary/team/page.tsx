import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useParam } from '#shell'
import { useFormats } from '#lib/formats'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { MealPlanPicture } from '#ui/illustrations'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { PartHeader, Section, Sheet } from '#ui/section'
import { Skeleton, SkeletonRows } from '#ui/skeleton'
import { Adherence } from './adherence.tsx'
import { AskDiary } from './ask-diary.tsx'
import { clientDiaryQuery, diaryHref, dietMapQuery } from './data.ts'
import { DiaryDays } from './diary-days.tsx'
import { Expenditure } from './expenditure.tsx'
import { Habits } from './habits.tsx'
import { EatenDays } from './eaten/eaten-days.tsx'
import { useDiaryWords } from './words.ts'

/** Answers: does this person eat as planned, and what did they eat instead? */
export function Page() {
  const id = useParam('id')
  return <ClientDiary key={id} id={id} />
}

function ClientDiary({ id }: { id: string }) {
  const t = useDiaryWords()
  const { day } = useFormats()
  const until = useSearch({
    strict: false,
    select: search => ('until' in search && typeof search.until === 'string' ? search.until : undefined),
  })
  const map = useQuery(dietMapQuery(id))
  const list = useInfiniteQuery(clientDiaryQuery(id, until))
  const isEmpty = until === undefined && map.data?.days.length === 0 && list.data?.rows.length === 0
  if (isEmpty) {
    return (
      <Sheet>
        <EmptyState picture={<MealPlanPicture />} title={t('emptyTitle')} text={t('emptyText')} action={<AskDiary clientId={id} />} />
      </Sheet>
    )
  }
  return (
    <Sheet>
      <PartHeader title={t('title')} action={<AskDiary clientId={id} />} />
      <Loaded query={map} failed={t('mapFailed')} skeleton={<Skeleton height={300} />}>
        {data => <Adherence map={data} />}
      </Loaded>
      <EatenDays clientId={id} />
      <Expenditure clientId={id} />
      <Habits clientId={id} />
      <Section
        bare
        level={3}
        title={until === undefined ? t('days') : t('upTo', { day: day(until) })}
        action={
          until !== undefined && (
            <ButtonLink size="small" kind="quiet" href={diaryHref(id)}>
              {t('showAll')}
            </ButtonLink>
          )
        }>
        <Loaded query={list} failed={t('failed')} skeleton={<SkeletonRows rows={6} columns={1} tall />}>
          {({ rows }) => <DiaryDays clientId={id} days={rows} />}
        </Loaded>
        <LoadMore list={list} />
      </Section>
    </Sheet>
  )
}
