import { useInfiniteQuery } from '@tanstack/react-query'
import type { AttentionDetail } from '#areas/clients'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { SkeletonRows } from '#ui/skeleton'
import { clientDiaryQuery } from './data.ts'
import { DiaryDays } from './diary-days.tsx'
import { useDiaryWords } from './words.ts'

/** The days of the diary in the inbox, with what was written. */
export function DiaryItem({ need: { client } }: AttentionDetail) {
  const t = useDiaryWords()
  const list = useInfiniteQuery(clientDiaryQuery(client.id, undefined))
  return (
    <>
      <Loaded query={list} failed={t('failed')} skeleton={<SkeletonRows rows={6} columns={1} tall />}>
        {({ rows }) => <DiaryDays clientId={client.id} days={rows} />}
      </Loaded>
      <LoadMore list={list} />
    </>
  )
}
