import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react'
import type { EditedDocument } from '#lib/documents'
import { useSelected, useStored } from '#lib/store'
import { IconButton } from '#ui/icon-button'
import { useFocusHome } from '#ui/layers'
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
import { GoneNotice } from './gone-notice.tsx'
import { HistoryPanel } from './history-panel.tsx'

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
  /** A selector of the elements that are typed into: after a dialog or menu the focus goes back to the last of them. */
  cells?: string
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
  cells = gridCells,
  isBeside = false,
  placeName,
  children,
}: EditorFrameProps) {
  const t = useWords()
  const back = useBack()
  useSidebarRoom(isBeside)
  const contentProps = useCells(cells)
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
      <div className={css.content} {...contentProps}>
        {children}
      </div>
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

const gridCells = '[role="grid"] input'

/** Remembers the cell that had the focus last. Another table, which has come in its place, has an active cell of its own. */
function useCells(selector: string) {
  const content = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLElement>(undefined)
  useFocusHome(() => {
    // the keyboard of a tablet would come with the focus, and nobody has asked for it
    if (matchMedia('(pointer: coarse)').matches) return undefined
    return last.current?.isConnected ? last.current : content.current?.querySelector<HTMLElement>(gridCells)
  })
  return {
    ref: content,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.matches(selector)) last.current = target
    },
  }
}
