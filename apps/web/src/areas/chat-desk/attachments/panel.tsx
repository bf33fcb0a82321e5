import type { ChatAttachment } from '@allenio/contract/chat-desk'
import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { messageOf, useSettled } from '#lib/api'
import { Button } from '#ui/button'
import { Dropzone } from '#ui/dropzone'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { LibraryPicture, NoResultsPicture } from '#ui/illustrations'
import { LoadMore } from '#ui/load-more'
import { SendingList } from '#ui/sending-list'
import { SidePanel } from '#ui/side-panel'
import { SkeletonRows } from '#ui/skeleton'
import { TextField } from '#ui/text-field'
import { useDeskWords } from '../words.ts'
import css from '../desk.module.css'
import { AttachmentList } from './attachment-list.tsx'
import { attachmentsQuery, filesOnTheirWay, mostMegabytes, sorted } from './library.ts'

const Gallery = lazy(async () => ({ default: (await import('#ui/gallery')).Gallery }))

interface AttachmentsPanelProps {
  onClose: () => void
  /** Where one is writing: pressing a file sends it along. */
  onChoose?: ((attachment: ChatAttachment) => void) | undefined
}

/** The team's files to send again: found, added, taken away. */
export function AttachmentsPanel({ onClose, onChoose }: AttachmentsPanelProps) {
  const t = useDeskWords()
  const [search, setSearch] = useState('')
  const [messages, setMessages] = useState<readonly string[]>([])
  const [shown, setShown] = useState<string>()
  const asked = useSettled(search)
  const list = useInfiniteQuery(attachmentsQuery(asked))
  const queue = filesOnTheirWay()
  useEffect(() => void queue.resume(), [queue])
  const take = (files: readonly File[]) => {
    const { good, messages: wrong } = sorted(files)
    setMessages(wrong)
    if (good.length > 0) queue.send(good)
  }
  const rows = list.data?.rows ?? []
  const isNarrowed = asked !== ''
  const isBare = list.data !== undefined && rows.length === 0 && !isNarrowed && !list.isPlaceholderData
  return (
    <SidePanel opened onClose={onClose} title={t('library')} bare>
      {!isBare && (
        <div className={css.tools}>
          <TextField
            label={t('search')}
            labelHidden
            type="search"
            placeholder={t('search')}
            icon={<IconSearch stroke={1.5} aria-hidden />}
            value={search}
            maxLength={100}
            onChange={event => setSearch(event.target.value)}
            onClear={() => setSearch('')}
          />
        </div>
      )}
      {!list.data && list.error ? (
        <ErrorState
          title={t('libraryFailed')}
          text={messageOf(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isRefetching}
        />
      ) : !list.data ? (
        <SkeletonRows rows={6} columns={0} avatar tall />
      ) : isBare ? (
        <EmptyState picture={<LibraryPicture />} title={t('libraryEmpty')} text={t('libraryEmptyText')} />
      ) : rows.length === 0 ? (
        <EmptyState
          picture={<NoResultsPicture />}
          title={t('nothingFound')}
          text={t('nothingFoundText')}
          level={3}
          action={<Button onClick={() => setSearch('')}>{t('clearSearch')}</Button>}
        />
      ) : (
        <AttachmentList attachments={rows} onChoose={onChoose} onShow={setShown} />
      )}
      <LoadMore list={list} />
      {list.data && (
        <div className={css.adding}>
          <SendingList label={t('sending')} queue={queue} />
          <Dropzone title={t('drop')} hint={t('dropHint', mostMegabytes)} multiple onFiles={take} messages={messages} />
        </div>
      )}
      {shown !== undefined && (
        <Suspense>
          <Gallery
            items={rows
              .filter(({ file }) => file.kind !== 'other')
              .map(({ id, name, file }) => ({
                id,
                kind: file.kind === 'video' ? 'video' : 'image',
                url: file.url,
                alt: name,
                fileName: name,
              }))}
            shown={shown}
            onShow={setShown}
          />
        </Suspense>
      )}
    </SidePanel>
  )
}
