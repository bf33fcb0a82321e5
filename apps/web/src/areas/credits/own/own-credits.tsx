import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/empty-state'
import { EmptyListPicture } from '#ui/illustrations'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { ownCreditsQuery } from '../data.ts'
import { Balance, Entries, Packs } from '../statement/statement.tsx'
import { useCreditWords } from '../words.ts'

/** A client's credits, as a bank shows an account. */
export function OwnCredits() {
  const t = useCreditWords()
  const list = useInfiniteQuery(ownCreditsQuery())
  return (
    <Loaded query={list} large failed={t('failed')} skeleton={<SkeletonRows rows={6} columns={0} tall />}>
      {({ rows, first }) =>
        !first || rows.length === 0 ? (
          <EmptyState large picture={<EmptyListPicture />} title={t('emptyTitle')} text={t('emptyText')} />
        ) : (
          <>
            <Section>
              <Balance balance={first.balance} label={t('balance')} />
            </Section>
            <Packs packs={first.packs} />
            <Entries entries={rows} foot={<LoadMore list={list} />} />
          </>
        )
      }
    </Loaded>
  )
}
