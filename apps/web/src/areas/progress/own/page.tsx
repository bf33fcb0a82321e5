import { addOwnProgress } from '@allenio/contract/progress'
import { IconCamera } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useWaitingWrites } from '#lib/offline'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ThumbFoot } from '#ui/form-foot'
import { BareList } from '#ui/layout'
import { Gallery } from '#ui/gallery'
import { Text } from '#ui/text'
import { ownProgressesQuery, useDeleteOwnProgress } from '../data.ts'
import css from '../list/list.module.css'
import { Progresses } from '../list/progresses.tsx'
import { WaitingProgress } from './waiting-photos.tsx'
import { useOwnProgressWords } from './words.ts'

const href = hrefTo('/me/progress')

export const ahead = Gallery.preload

/** Shows the client how far they have come. */
export function Page() {
  const t = useOwnProgressWords()
  const list = useInfiniteQuery(ownProgressesQuery())
  const waitingWrites = useWaitingWrites(addOwnProgress)
  const rows = list.data?.rows ?? []
  // for a moment a progress is both in the list and among the unsent writes
  const unsentWrites = waitingWrites.filter(({ input }) => !rows.some(({ id }) => id === input.id))
  const mayAdd = list.data?.first?.mayAdd ?? false
  const isEmpty = list.data !== undefined && rows.length === 0 && unsentWrites.length === 0
  const add = mayAdd && (
    <ButtonLink kind="primary" size="large" href={`${href}/create`} icon={IconCamera}>
      {t('add')}
    </ButtonLink>
  )
  const before = (hasSelection: boolean) => (
    <>
      {list.data && !mayAdd && !isEmpty && (
        <Text tone={2} className={css.closed}>
          {t('closedText')}
        </Text>
      )}
      {unsentWrites.length > 0 && (
        <section aria-label={t('waiting')}>
          <BareList>
            {unsentWrites.toReversed().map(write => (
              <WaitingProgress key={write.id} write={write} />
            ))}
          </BareList>
        </section>
      )}
      {/* in the order of keys before a list that grows as one goes on */}
      {add && !isEmpty && !hasSelection && <ThumbFoot>{add}</ThumbFoot>}
    </>
  )
  return (
    <Progresses
      isOwn
      list={list}
      href={href}
      before={before}
      isEmpty={isEmpty}
      emptyText={mayAdd ? t('noneText') : t('closedNone')}
      gone={<EmptyState title={t('noRecordTitle')} text={t('closedNone')} />}
      add={add}
      onRemove={useDeleteOwnProgress()}
    />
  )
}
