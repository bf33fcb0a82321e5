import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Conversation } from '@allenio/contract/chat'
import { useQuery } from '@tanstack/react-query'
import { IconSearch } from '@tabler/icons-react'
import { useIsMobile } from '#lib/device'
import { Kbd } from '#ui/kbd'
import { Tabs } from '#ui/tabs'
import { TextField } from '#ui/text-field'
import { countsQuery } from '../conversations/data.ts'
import { useInboxWords } from './words.ts'
import { ConversationList } from './conversation-list.tsx'
import css from './inbox.module.css'
import { ListBody } from './list-body.tsx'
import { ListHead } from './list-head.tsx'
import { focusRow, searchId } from './row-focus.ts'
import { SearchResults } from './search-results.tsx'
import type { Fold, InboxProps } from './page.tsx'

export type ConversationQuery = UseInfiniteQueryResult<{ rows: readonly Conversation[] }>

interface InboxListProps extends InboxProps {
  list: ConversationQuery
  search: string
  onSearch: (search: string) => void
  collaboratorId: string | undefined
  /** The group of conversations without a message, where there are any beside others. */
  fold: Fold | undefined
}

/** The list of conversations, the one with the latest message first. */
export function InboxList({ rows, place, list, search, onSearch, collaboratorId, fold }: InboxListProps) {
  const t = useInboxWords()
  const { data: counts } = useQuery(countsQuery({ collaboratorId }))
  const isMobile = useIsMobile()
  const isSearching = search.trim() !== ''
  const { view } = place
  return (
    <section className={css.list} aria-label={t('conversations')}>
      <ListHead hasUnread={(counts?.conversationsToRead ?? 0) > 0} />
      <div className={css.search}>
        <TextField
          id={searchId}
          label={t('search')}
          labelHidden
          type="search"
          placeholder={t('search')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          icon={IconSearch}
          after={!isMobile && <Kbd>/</Kbd>}
          value={search}
          onChange={event => onSearch(event.target.value)}
          onClear={() => onSearch('')}
          onKeyDown={event => {
            if (event.key === 'Escape' && search !== '') onSearch('')
            else if (event.key === 'ArrowDown' || event.key === 'Escape') focusRow({ step: 1, from: undefined })
            else return
            event.preventDefault()
          }}
        />
      </div>
      {isSearching ? (
        <SearchResults search={search.trim()} place={place} collaboratorId={collaboratorId} onClear={() => onSearch('')} />
      ) : (
        <>
          <div className={css.tabs}>
            <Tabs
              label={t('views')}
              value={view}
              onChange={place.show}
              controls="conversations"
              flush
              tabs={[
                { value: 'all', label: t('all') },
                { value: 'unread', label: t('unread'), ...(counts && { count: counts.conversationsToRead }) },
                { value: 'waiting', label: t('waiting'), ...(counts && { count: counts.waiting }) },
              ]}
            />
          </div>
          <div id="conversations" role="tabpanel" aria-label={t('conversations')} aria-busy={list.isFetching} className={css.panel}>
            <ListBody list={list} isEmpty={rows.length === 0} view={view} collaboratorId={collaboratorId}>
              <ConversationList rows={rows} place={place} list={list} fold={fold} emptyCount={counts?.empty ?? 0} />
            </ListBody>
          </div>
        </>
      )}
    </section>
  )
}
