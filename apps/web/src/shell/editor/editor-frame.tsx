import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, type ReactNode } from 'react'
import type { EditedDocument } from '#lib/documents'
import { lazyPart } from '#lib/lazy-part'
import { useSelected, useStored } from '#lib/store'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { PageTitle } from '#ui/page-title'
import { Text } from '#ui/text'
import { useBack } from '../routing/back.ts'
import { useSidebarRoom } from '../sidebar/collapse-state.ts'
import { useWords } from '../words/index.ts'
import css from './editor-frame.module.css'
import { closeHistory, historyPlace } from './history-place.ts'
import { NoticeBar } from './notice-bar.tsx'
import type { RowWording } from './row-wording.ts'
import { SavedState } from './saved-state.tsx'
import { UndoButtons } from './undo-buttons.tsx'
import { Visitors } from './visitors.tsx'

const GoneNotice = lazyPart(() => import('./gone-notice.tsx'), 'GoneNotice')
const HistoryPanel = lazyPart(() => import('./history-panel.tsx'), 'HistoryPanel')

/** Longer ones would take three lines beside the tools. */
const longTitle = 36

export interface EditorFrameProps {
  document: EditedDocument
  title: string
  /** Published or draft, beside the title. */
  badges?: ReactNode
  /** Names the owner, under the title. */
  sub?: ReactNode
  /** The ways to look at it. */
  tools?: ReactNode
  /** At most one primary button, and a menu. */
  actions?: ReactNode
  /** Makes a bar at the foot, for the thumb: it begins the bar, and the saved state, undo and the actions follow. */
  foot?: ReactNode
  wording: RowWording
  /** Something stands beside the table, for which the sidebar makes room. */
  isBeside?: boolean
  /** Where a colleague is, from what their editor has shown as its place. */
  placeName?: (at: string) => string | undefined
  children: ReactNode
}

/** The frame of an editor: saved state, undo, who else is here, and what has crossed with the edits of others. */
export function EditorFrame({
  document,
  title,
  badges,
  sub,
  tools,
  actions,
  foot,
  wording,
  isBeside = false,
  placeName,
  children,
}: EditorFrameProps) {
  const t = useWords()
  const back = useBack()
  useSidebarRoom(isBeside)
  const isGone = useSelected(document.status, ({ state }) => state === 'gone')
  const state = (
    <span className={css.state}>
      <SavedState status={document.status} />
    </span>
  )
  const undo = !isGone && <UndoButtons document={document} />
  const hasFoot = foot !== undefined
  const place = useStored(historyPlace)
  // an editor that is left takes its history with it
  useEffect(() => closeHistory, [])
  return (
    <div className={css.editor}>
      <header className={css.header}>
        <IconButton label={t('goBack')} icon={IconArrowLeft} onClick={back} />
        <Stack className={css.title}>
          <Row gap={8} wrap>
            <PageTitle isLong={title.length > longTitle}>{title}</PageTitle>
            {badges}
          </Row>
          <Row gap={8} wrap className={css.sub}>
            {sub && (
              <Text as="div" tone={2} breaks className={css.owner}>
                {sub}
              </Text>
            )}
            {!hasFoot && state}
          </Row>
        </Stack>
        <Row gap={8} wrap className={css.tools}>
          {!hasFoot && undo}
          {tools}
          <Visitors presence={document.presence} placeName={placeName} />
          {!hasFoot && !isGone && actions}
        </Row>
      </header>
      {!isGone && <NoticeBar document={document} wording={wording} />}
      {isGone && (
        <div className={css.gone}>
          <GoneNotice document={document} wording={wording} />
        </div>
      )}
      <div className={css.content}>{children}</div>
      {place && <HistoryPanel document={document} wording={wording} place={place} onClose={closeHistory} />}
      {hasFoot && (
        <Row gap={8} wrap className={css.foot}>
          {foot}
          {state}
          {undo}
          {!isGone && actions}
        </Row>
      )}
    </div>
  )
}
