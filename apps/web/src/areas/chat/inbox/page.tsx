import type { Conversation } from '@allenio/contract/chat'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useChosenMember } from '#areas/collaborators'
import { useMe } from '#shell'
import { useIsMobile } from '#lib/device'
import { Gallery } from '#ui/gallery'
import { useChatLive } from '../conversations/live.ts'
import { conversationsQuery } from '../conversations/data.ts'
import { threadQuery } from '../thread/data.ts'
import { ClientInbox } from './client-inbox.tsx'
import css from './inbox.module.css'
import { InboxList } from './inbox-list.tsx'
import { OpenConversation } from './open-conversation.tsx'
import { PhoneConversation } from './phone-conversation.tsx'
import { foldedRows, neighbourOf, visibleRows } from './rows.ts'
import { focusComposer } from './composer-focus.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { usePlace, useTrail } from './use-place.ts'

export const ahead = Gallery.preload

/** The team reads all of its conversations; a client has one. */
export const Page = () => (useMe()?.workspace?.role === 'client' ? <ClientInbox /> : <TeamInbox />)

/** Shows the list, the conversation and its person, as many of them as there is room for. */
function TeamInbox() {
  useChatLive()
  const cache = useQueryClient()
  const place = usePlace()
  const trail = useTrail(place)
  const isPhone = useIsMobile()
  const collaboratorId = useChosenMember()
  const { c, view } = place
  const list = useInfiniteQuery(conversationsQuery({ view, collaboratorId }))
  const [search, setSearch] = useState('')
  const loadedRows = list.data?.rows ?? []
  // a conversation that is on no loaded page is known from its thread, once that has been read
  const { data: openedConversation } = useQuery({ ...threadQuery(cache, c ?? ''), enabled: false, select: thread => thread.conversation })
  const open = c === undefined ? undefined : (loadedRows.find(({ id }) => id === c) ?? openedConversation)
  const [isUnfolded, setUnfolded] = useState(false)
  const allRows = visibleRows(loadedRows, { view, openId: c, open })
  const foldable = foldedRows(allRows, c)
  const rows = isUnfolded ? allRows : foldable
  const fold = foldable.length < allRows.length ? { isOpen: isUnfolded, toggle: () => setUnfolded(!isUnfolded) } : undefined
  useInboxKeys({ rows, place, neighbourOf: step => neighbourOf(rows, c, step) })

  const { write } = place
  useEffect(() => {
    if (write && c !== undefined) focusComposer(c)
  }, [write, c])

  const isNew = view === 'all' && collaboratorId === undefined && list.data?.rows.length === 0 && !list.isPlaceholderData
  const shared = { rows, place, open, isNew }
  const inboxList = <InboxList {...shared} fold={fold} list={list} search={search} onSearch={setSearch} collaboratorId={collaboratorId} />
  if (isPhone) {
    return c === undefined ? <div className={css.page}>{inboxList}</div> : <PhoneConversation key={c} {...shared} id={c} trail={trail} />
  }
  return (
    <div className={css.page}>
      <div className={css.columns}>
        {inboxList}
        <OpenConversation {...shared} />
      </div>
    </div>
  )
}

export interface Fold {
  isOpen: boolean
  toggle: () => void
}

export interface InboxProps {
  rows: readonly Conversation[]
  place: ReturnType<typeof usePlace>
  /** The open conversation as this device has it cached. */
  open: Conversation | undefined
  /** There are no clients to talk with yet. */
  isNew: boolean
}
