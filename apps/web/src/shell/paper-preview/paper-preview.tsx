import {
  IconAdjustmentsHorizontal,
  IconArrowsDiagonal,
  IconDownload,
  IconLayoutSidebarRight,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { useIsHand } from '#lib/device'
import { CloseButton } from '#ui/close-button'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { SidePanel } from '#ui/side-panel'
import { Text, Title } from '#ui/text'
import { PaperPages } from './paper-pages.tsx'
import css from './paper-preview.module.css'
import { pagesQuery, type PaperCalls } from './queries.ts'
import { usePreviewWords } from './words.ts'

export interface PaperPreviewProps {
  title: string
  calls: PaperCalls
  placeId?: string | undefined
  /** Some edits have not reached the server, which draws the paper. */
  isBehind: boolean
  /** Fields for the options of the paper. */
  choices: ReactNode
  /** The preview has room beside the page; otherwise it covers the page. */
  isBeside: boolean
  /** Saves the document as a file. */
  onDownload: () => void
  onClose: () => void
}

/** A preview of the printed document beside the page that edits it. It follows the edits. */
export function PaperPreview(props: PaperPreviewProps) {
  const { title, calls, placeId, isBehind, choices, isBeside, onDownload, onClose } = props
  const t = usePreviewWords()
  const titleId = useId()
  const [isLarge, setLarge] = useState(false)
  const [hasChoices, setHasChoices] = useState(false)
  const isHand = useIsHand()
  const turnSize = () => setLarge(!isLarge)
  const tools = (
    <>
      <IconButton
        label={t('choices')}
        icon={IconAdjustmentsHorizontal}
        aria-expanded={hasChoices}
        onClick={() => setHasChoices(!hasChoices)}
      />
      <IconButton label={t('download')} icon={IconDownload} disabled={isBehind} onClick={onDownload} />
      {isBeside && (
        <IconButton
          label={t(isLarge ? 'reduce' : 'enlarge')}
          icon={isLarge ? IconLayoutSidebarRight : IconArrowsDiagonal}
          onClick={turnSize}
        />
      )}
      {isHand && (
        <IconButton label={t('zoom')} icon={isLarge ? IconZoomOut : IconZoomIn} pressed={isLarge} kind="quiet" onClick={turnSize} />
      )}
    </>
  )
  const content = (
    <div className={css.preview}>
      {hasChoices && <div className={css.choices}>{choices}</div>}
      <PreviewState calls={calls} isBehind={isBehind} />
      <PaperPages calls={calls} placeId={placeId} isZoomed={isHand && isLarge} />
    </div>
  )
  if (isLarge || !isBeside) {
    const close = isBeside ? () => setLarge(false) : onClose
    return (
      <SidePanel opened bare width={960} title={title} tools={tools} onClose={close}>
        {content}
      </SidePanel>
    )
  }
  return (
    <aside className={css.column} aria-labelledby={titleId}>
      <Row gap={4} className={css.head}>
        <Title level={2} size={16} id={titleId} className={css.title}>
          {title}
        </Title>
        {tools}
        <CloseButton label={t('close')} onClick={onClose} />
      </Row>
      {content}
    </aside>
  )
}

/** Shows the number of pages, and whether new ones are being drawn. */
function PreviewState({ calls, isBehind }: Pick<PaperPreviewProps, 'calls' | 'isBehind'>) {
  const t = usePreviewWords()
  const { data, isFetching } = useQuery(pagesQuery(calls))
  if (!data) return null
  return (
    <Row gap={8} className={css.state}>
      <Text as="span" size="small" tone={2} figures>
        {t('pages', { count: data.pages.length })}
      </Text>
      {(isFetching || isBehind) && (
        <Text as="span" size="small" tone={2} className={css.updating}>
          {t('updating')}
        </Text>
      )}
    </Row>
  )
}
