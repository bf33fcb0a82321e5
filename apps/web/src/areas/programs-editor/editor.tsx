import {
  IconCopyPlus,
  IconFileImport,
  IconFileText,
  IconLayoutSidebarRight,
  IconPencil,
  IconPrinter,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'
import { useMemo } from 'react'
import { assignHref, paperHref, programHref } from '#areas/programs'
import { EditorFrame, useHistory } from '#shell/editor'
import { goTo, usePageTitle, useShortcuts } from '#shell'
import { useIsHand, useIsMobile } from '#lib/device'
import { useSelected, useStored } from '#lib/store'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { IconButton } from '#ui/icon-button'
import { ProgramPicture } from '#ui/illustrations'
import { Kbd } from '#ui/kbd'
import { MoreMenu } from '#ui/menu'
import { SegmentedControl } from '#ui/segmented-control'
import { openDialog } from './dialogs.ts'
import { Dialogs } from './dialogs/dialogs.tsx'
import { Drawer } from './drawer/drawer.tsx'
import { isDrawerOpen } from './drawer/open-state.ts'
import css from './editor.module.css'
import { addWeekAt } from './gestures/weeks.ts'
import { usePublication, type ProgramHead } from './head.ts'
import type { EditorView } from './kind.ts'
import { PublishButton } from './publish-button.tsx'
import { AttemptsContext, useAttempts } from './results/attempts.ts'
import { RowsView } from './rows/rows-view.tsx'
import { useEditor, useWeek } from './session.ts'
import { useAssignment } from './use-assignment.ts'
import { showView, toggleView, useViewKey } from './use-view-key.ts'
import { WeekBar } from './weeks/week-bar.tsx'
import { usePlaceName, useProgramWording } from './row-names.ts'
import { useEditorWords } from './words.ts'
import { ColumnsView } from './columns/columns-view.tsx'
import { PhoneView } from './phone/phone-view.tsx'

/** The editor of a program: its frame, its weeks, and the week that is shown in one of its views. */
export function Editor({ head }: { head: ProgramHead | undefined }) {
  const t = useEditorWords()
  const session = useEditor()
  const { document, programId, view: viewStore } = session
  const view = useStored(viewStore)
  const isHand = useIsHand()
  const isMobile = useIsMobile()
  const storedTitle = useSelected(document.rows, rows => rows.get(programId)?.cells['title'])
  const title = typeof storedTitle === 'string' ? storedTitle : (head?.title ?? t('program'))
  const storedDescription = useSelected(document.rows, rows => rows.get(programId)?.cells['description'])
  const description = typeof storedDescription === 'string' ? storedDescription : ''
  const publication = usePublication(head)
  const wording = useProgramWording()
  const placeName = usePlaceName()
  const history = useHistory()
  usePageTitle(title)
  useViewKey(session)
  useAssignment(head)
  // a client's own version is nobody else's
  const assigning = head?.may.assign && head.client === null ? assignHref({ id: programId }) : undefined
  const shortcuts = useMemo(
    () => [
      { keys: 'v', label: t('toggleView'), run: () => toggleView(session) },
      ...(assigning === undefined ? [] : [{ keys: 'Alt A', label: t('assign'), run: () => goTo(assigning) }]),
    ],
    [t, session, assigning],
  )
  useShortcuts(shortcuts)
  return (
    <div className={css.page}>
      <EditorFrame
        document={document}
        title={title}
        wording={wording}
        cells='[role="grid"] input, [data-row], [data-add] button'
        placeName={placeName}
        isBeside={useStored(isDrawerOpen) && !isMobile && !isHand}
        badges={publication && !head?.isPrepared && <Badge>{t(publication.isPublished ? 'published' : 'draft')}</Badge>}
        sub={head?.client ? t(head.isPrepared ? 'versionToBe' : 'versionOf', { name: head.client.name }) : undefined}
        tools={!isHand && <ViewChoice view={view} onChange={next => showView(session, next)} />}
        actions={
          <>
            <IconButton
              label={t('drawer')}
              icon={IconLayoutSidebarRight}
              onClick={() => (isMobile ? openDialog({ kind: 'drawer' }) : isDrawerOpen.set(!isDrawerOpen.get()))}
            />
            <MoreMenu
              label={t('more')}
              items={[
                {
                  label: t('renameProgram'),
                  icon: IconPencil,
                  onClick: () => openDialog({ kind: 'name', id: programId, cell: 'title', title: t('renameProgram'), value: title }),
                },
                {
                  label: t('description'),
                  icon: IconFileText,
                  onClick: () => openDialog({ kind: 'note', id: programId, cell: 'description', title, value: description }),
                },
                history.partItem({ rowId: programId, cells: ['title', 'description'] }),
                { label: t('importFile'), icon: IconFileImport, onClick: () => openDialog({ kind: 'import file' }) },
                { label: t('importProgram'), icon: IconCopyPlus, onClick: () => openDialog({ kind: 'import program' }) },
                { label: t('print'), icon: IconPrinter, href: paperHref({ id: programId }) },
                ...(head?.may.update && !head.isPrepared
                  ? [{ label: t('followers'), icon: IconUsers, href: programHref({ id: programId }) }]
                  : []),
                ...(assigning === undefined ? [] : [{ label: t('assign'), icon: IconUserPlus, keys: 'Alt A', href: assigning }]),
              ]}
            />
            {head && !head.isPrepared && <PublishButton head={head} isNeeded={publication?.isNeeded} document={document} />}
          </>
        }>
        <Weeks view={view} isHand={isHand} hasDrawer={!isMobile} clientId={head?.client?.id} />
      </EditorFrame>
      <Dialogs clientId={head?.client?.id} />
    </div>
  )
}

const ViewChoice = ({ view, onChange }: { view: EditorView; onChange: (view: EditorView) => void }) => {
  const t = useEditorWords()
  return (
    <>
      <SegmentedControl
        label={t('view')}
        value={view}
        onChange={onChange}
        options={[
          { value: 'columns', label: t('columns') },
          { value: 'rows', label: t('rows') },
        ]}
      />
      <Kbd>V</Kbd>
    </>
  )
}

interface WeeksProps {
  view: EditorView
  isHand: boolean
  hasDrawer: boolean
  clientId: string | undefined
}

function Weeks({ view, isHand, hasDrawer, clientId }: WeeksProps) {
  const t = useEditorWords()
  const session = useEditor()
  const week = useWeek()
  const attemptsOf = useAttempts()
  if (!week) {
    return (
      <EmptyState
        large
        picture={<ProgramPicture />}
        title={t('noWeeks')}
        text={t('noWeeksText')}
        action={
          <Button kind="primary" onClick={() => addWeekAt(session, 0)}>
            {t('firstWeek')}
          </Button>
        }
      />
    )
  }
  if (isHand) {
    return (
      <>
        <WeekBar />
        <AttemptsContext value={attemptsOf}>
          <PhoneView week={week} />
        </AttemptsContext>
      </>
    )
  }
  return (
    <div className={css.work}>
      <div className={css.main}>
        {view === 'rows' && <WeekBar />}
        <AttemptsContext value={attemptsOf}>{view === 'rows' ? <RowsView week={week} /> : <ColumnsView />}</AttemptsContext>
      </div>
      {hasDrawer && <Drawer clientId={clientId} />}
    </div>
  )
}
