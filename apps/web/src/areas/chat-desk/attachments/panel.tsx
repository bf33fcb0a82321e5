import type { ChatAttachment } from '@allenio/contract/chat-desk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSettled } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Gallery } from '#ui/gallery'
import { Dropzone } from '#ui/dropzone'
import { EmptyState } from '#ui/empty-state'
import { LibraryPicture } from '#ui/illustrations'
import { Stack } from '#ui/layout'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { SendingList } from '#ui/sending-list'
import { SidePanel } from '#ui/side-panel'
import { SkeletonRows } from '#ui/skeleton'
import { NoMatches, PanelSearch } from '../panel/panel-search.tsx'
import { useDeskWords } from '../words.ts'
import { AttachmentList } from './attachment-list.tsx'
import css from './attachments.module.css'
import { attachmentsQuery, libraryUploads, maxMegabytes, splitFiles } from './data.ts'

interface AttachmentsPanelProps {
  onClose: () => void
  /** In a composer, pressing a file adds it to the message. */
  onChoose?: ((attachment: ChatAttachment) => void) | undefined
}

/** The team's library of files that are sent again and again. */
export function AttachmentsPanel({ onClose, onChoose }: AttachmentsPanelProps) {
  const t = useDeskWords()
  const { maxFile } = useFormats()
  const [search, setSearch] = useState('')
  const [messages, setMessages] = useState<readonly string[]>([])
  const [openId, setOpenId] = useState<string>()
  const searchTerm = useSettled(search)
  const list = useInfiniteQuery(attachmentsQuery(searchTerm))
  const queue = libraryUploads()
  useEffect(() => void queue.resume(), [queue])
  const addFiles = (files: readonly File[]) => {
    const { accepted, messages: refusals } = splitFiles(files)
    setMessages(refusals)
    if (accepted.length > 0) queue.send(accepted)
  }
  const rows = list.data?.rows ?? []
  const isLibraryEmpty = list.data !== undefined && rows.length === 0 && searchTerm === '' && !list.isPlaceholderData
  return (
    <SidePanel opened onClose={onClose} title={t('library')} bare>
      {!isLibraryEmpty && <PanelSearch value={search} onChange={setSearch} />}
      <Loaded query={list} failed={t('libraryFailed')} skeleton={<SkeletonRows rows={6} columns={0} hasAvatar tall />}>
        {() => (
          <>
            {isLibraryEmpty ? (
              <EmptyState picture={<LibraryPicture />} title={t('libraryEmpty')} text={t('libraryEmptyText')} />
            ) : rows.length === 0 ? (
              <NoMatches onClear={() => setSearch('')} />
            ) : (
              <AttachmentList attachments={rows} onChoose={onChoose} onShow={setOpenId} />
            )}
            <LoadMore list={list} />
            <Stack gap={12} className={css.adding}>
              <SendingList label={t('sending')} queue={queue} />
              <Dropzone
                title={t('drop')}
                hint={t('dropHint', { max: maxFile(maxMegabytes.size), movieMax: maxFile(maxMegabytes.movie) })}
                multiple
                onFiles={addFiles}
                messages={messages}
              />
            </Stack>
          </>
        )}
      </Loaded>
      {openId !== undefined && (
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
          shown={openId}
          onShow={setOpenId}
        />
      )}
    </SidePanel>
  )
}
