import { publishStorefront, restoreStorefrontRelease } from '@allenio/contract/storefront'
import { undescribedPictures, unreadTexts } from '@allenio/domain/storefront'
import { useQuery } from '@tanstack/react-query'
import { WhenSaved } from '#shell/editor'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useStored } from '#lib/store'
import { Button } from '#ui/button'
import { BareList, Row, Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { SkeletonRows } from '#ui/skeleton'
import { Ellipsis, Text } from '#ui/text'
import { ownQuery, releasesQuery, type StorefrontHead } from '../data.ts'
import { nameOfRow } from '../row-words.ts'
import { useEditor } from '../session.ts'
import { useStorefrontWords } from '../words.ts'
import { UnreadTexts } from './unread-texts.tsx'

interface PublishDialogProps {
  head: StorefrontHead
  /** Goes to the list of the sections. */
  onSections: () => void
  onClose: () => void
}

/** Publishing takes what the server has, so the last edits have to be saved first. */
export function PublishDialog(props: PublishDialogProps) {
  const t = useStorefrontWords()
  const { document, storefrontId } = useEditor()
  const rows = useStored(document.rows)
  const { head, onClose } = props
  const unread = head.version === null ? unreadTexts(rows, storefrontId) : []
  if (unread.length > 0) return <UnreadTexts texts={unread} onClose={onClose} />
  return (
    <WhenSaved document={document} title={t('publish')} onClose={onClose}>
      <PublishQuestion {...props} />
    </WhenSaved>
  )
}

function PublishQuestion({ head, onSections, onClose }: PublishDialogProps) {
  const t = useStorefrontWords()
  const { document, storefrontId } = useEditor()
  const rows = useStored(document.rows)
  // read anew, because the revision has to be that of the last edit
  const own = useQuery({ ...ownQuery(), refetchOnMount: 'always' })
  const { data: history, isFetching } = useQuery({ ...releasesQuery(storefrontId), refetchOnMount: 'always' })
  const current = own.data?.storefront ?? head
  const { mutate, isPending } = useCall(publishStorefront, { refetchesOnError: true, onSuccess: onClose })
  const changes = history?.changes ?? []
  const isFirst = current.version === null
  const mayPublish = history !== undefined && (isFirst || changes.length > 0)
  return (
    <Modal
      opened
      reachesOthers
      size="small"
      title={t('publish')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="primary"
            disabled={!mayPublish}
            isBusy={isPending || isFetching || own.isFetching}
            onClick={() => mutate({ id: storefrontId, revision: current.revision })}>
            {t('publish')}
          </Button>
        </>
      }>
      <Stack gap={20}>
        {isFirst ? (
          <Text tone={2}>{t('firstRelease')}</Text>
        ) : !history ? (
          <SkeletonRows rows={3} />
        ) : changes.length === 0 ? (
          <Text tone={2}>{t('nothingChanged')}</Text>
        ) : (
          <BareList as="ul" gap={4}>
            {changes.map(({ rowId, kind }) => {
              const row = rows.get(rowId)
              return (
                <li key={rowId}>
                  <Row gap={8} justify="between">
                    <Ellipsis>{row ? nameOfRow(t, row) : t('erasedPart')}</Ellipsis>
                    <Text size="hint" tone={2}>
                      {t(`change_${kind}`)}
                    </Text>
                  </Row>
                </li>
              )
            })}
          </BareList>
        )}
        <Undescribed onSections={onSections} />
        {history && history.releases.length > 0 && <Releases releases={history.releases} onClose={onClose} />}
      </Stack>
    </Modal>
  )
}

/** Reminds of pictures without words, and leads to their fields. Nothing waits for it. */
function Undescribed({ onSections }: Pick<PublishDialogProps, 'onSections'>) {
  const t = useStorefrontWords()
  const { document, storefrontId, selectedId } = useEditor()
  const rows = useStored(document.rows)
  const pictures = undescribedPictures(rows, storefrontId)
  const [first] = pictures
  if (first === undefined) return null
  const describe = () => {
    selectedId.set(rows.get(first)?.parentId ?? undefined)
    onSections()
  }
  return (
    <Stack gap={8}>
      <Text tone={2}>{t('undescribed', { count: pictures.length })}</Text>
      <Row>
        <Button size="small" onClick={describe}>
          {t('describe')}
        </Button>
      </Row>
    </Stack>
  )
}

interface ReleasesProps {
  releases: readonly { id: string; number: number; createdAt: string; isCurrent: boolean }[]
  onClose: () => void
}

/** Earlier releases, each of which can become the draft again. */
function Releases({ releases, onClose }: ReleasesProps) {
  const t = useStorefrontWords()
  const { dayTime } = useFormats()
  const { storefrontId, document } = useEditor()
  const { mutate, isPending } = useCall(restoreStorefrontRelease, {
    onSuccess: () => {
      document.lookAgain()
      onClose()
    },
  })
  return (
    <details>
      <summary>{t('releases')}</summary>
      <BareList as="ul" gap={4}>
        {releases.map(({ id, number, createdAt, isCurrent }) => (
          <li key={id}>
            <Row gap={8} justify="between">
              <Stack gap={0} grow>
                <Text>{t('release', { number })}</Text>
                <Text size="hint" tone={2}>
                  {dayTime(createdAt)}
                </Text>
              </Stack>
              {isCurrent ? (
                <Text size="hint" tone={2}>
                  {t('published')}
                </Text>
              ) : null}
              <Button size="small" isBusy={isPending} onClick={() => mutate({ id: storefrontId, releaseId: id })}>
                {t('undelete')}
              </Button>
            </Row>
          </li>
        ))}
      </BareList>
    </details>
  )
}
