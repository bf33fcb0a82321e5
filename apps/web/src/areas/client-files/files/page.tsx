import type { ClientFile } from '@allenio/contract/client-files'
import { IconFiles, IconSearch, IconUpload } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { clientQuery } from '#areas/clients'
import { useParam } from '#shell'
import { Gallery } from '#ui/gallery'
import { useFormats } from '#lib/formats'
import { useSendQueue } from '#lib/uploads'
import { Button } from '#ui/button'
import { Dropzone, FileDrop } from '#ui/dropzone'
import { EmptyState } from '#ui/empty-state'
import { FieldError } from '#ui/field'
import { NoResultsPicture } from '#ui/illustrations'
import { BareList } from '#ui/layout'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { Section, Sheet } from '#ui/section'
import { SendingList } from '#ui/sending-list'
import { SkeletonRows } from '#ui/skeleton'
import { TextField } from '#ui/text-field'
import { useFileWords } from './words.ts'
import { mostMegabytes, checkFiles } from './file-check.ts'
import { FileTable } from './file-table.tsx'
import css from './files.module.css'
import { filesQuery, getUploadQueue } from './data.ts'

export function Page() {
  const id = useParam('id')
  return <Files key={id} id={id} />
}

function Files({ id }: { id: string }) {
  const t = useFileWords()
  const { maxFile } = useFormats()
  const { data: client } = useQuery(clientQuery(id))
  const [search, setSearch] = useState('')
  const [messages, setMessages] = useState<readonly string[]>([])
  const [galleryId, setGalleryId] = useState<string>()
  const list = useInfiniteQuery(filesQuery(id, search.trim()))
  const queue = getUploadQueue(id)
  const sending = useSendQueue(queue)
  useEffect(() => void queue.resume(), [queue])

  const mayAdd = client?.may.edit ?? false
  const addFiles = (files: readonly File[]) => {
    const { good, messages: wrong } = checkFiles(files)
    setMessages(wrong)
    if (good.length > 0) queue.send(good)
  }
  const { data } = list
  const rows = data?.rows ?? []
  const isNarrowed = search.trim() !== ''
  const isBare = data !== undefined && rows.length === 0 && !isNarrowed && !list.isPlaceholderData && sending.length === 0
  return (
    <Sheet className={css.sheet}>
      <FileDrop label={t('dropHere')} onFiles={mayAdd ? addFiles : undefined}>
        <Section
          isPart
          bare
          {...(!isBare && { title: t('title'), text: t('private') })}
          action={mayAdd && !isBare && data && <AddButton onFiles={addFiles} />}>
          <div className={css.tools}>
            {(rows.length > 0 || isNarrowed) && (
              <TextField
                label={t('search')}
                labelHidden
                type="search"
                placeholder={t('search')}
                icon={IconSearch}
                value={search}
                maxLength={200}
                onChange={event => setSearch(event.target.value)}
                onClear={() => setSearch('')}
              />
            )}
            {!isBare && messages.length > 0 && (
              <BareList gap={4}>
                {messages.map(message => (
                  <li key={message}>
                    <FieldError>{message}</FieldError>
                  </li>
                ))}
              </BareList>
            )}
            <SendingList label={t('sending')} queue={queue} />
          </div>
          <Loaded query={list} failed={t('failed')} skeleton={<SkeletonRows rows={6} columns={3} />}>
            {() =>
              isBare ? (
                <EmptyState
                  picture={<IconFiles className={css.picture} stroke={1} aria-hidden />}
                  title={t('emptyTitle')}
                  text={t('emptyText')}
                  foot={
                    mayAdd && (
                      <div className={css.first}>
                        <Dropzone
                          title={t('drop')}
                          hint={t('dropHint', { max: maxFile(mostMegabytes) })}
                          multiple
                          onFiles={addFiles}
                          messages={messages}
                        />
                      </div>
                    )
                  }
                />
              ) : rows.length > 0 ? (
                <FileTable clientId={id} files={rows} onShow={setGalleryId} foot={<LoadMore list={list} />} />
              ) : (
                isNarrowed && (
                  <EmptyState
                    picture={<NoResultsPicture />}
                    title={t('nothingTitle')}
                    text={t('nothingText')}
                    level={3}
                    action={<Button onClick={() => setSearch('')}>{t('clearSearch')}</Button>}
                  />
                )
              )
            }
          </Loaded>
        </Section>
      </FileDrop>
      {galleryId !== undefined && <Gallery items={rows.filter(isMedium).map(galleryItem)} shown={galleryId} onShow={setGalleryId} />}
    </Sheet>
  )
}

const isMedium = ({ file: { kind } }: ClientFile): boolean => kind !== 'other'

const galleryItem = ({ id, file: { kind, url, name } }: ClientFile) => ({
  id,
  kind: kind === 'video' ? ('video' as const) : ('image' as const),
  url,
  alt: name,
  fileName: name,
})

function AddButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useFileWords()
  const { maxFile } = useFormats()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={t('add')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // after a refusal, choosing the same file again must cause a change event
          target.value = ''
        }}
      />
      <Button kind="ink" icon={IconUpload} title={t('dropHint', { max: maxFile(mostMegabytes) })} onClick={() => chooser.current?.click()}>
        {t('add')}
      </Button>
    </>
  )
}
