import { deletedProgramDays } from '@allenio/contract/programs'
import { isWholeProgram } from '@allenio/domain/program-files'
import { IconBooks, IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DragEvent } from 'react'
import { chooseMember, MemberFilter, useChosenMember } from '#areas/collaborators'
import { FolderChip, FolderPanel, foldersQuery, startDrag, useFolderActions } from '#areas/folders'
import { useMe } from '#shell'
import { useLibraryWords, useTableImport } from '#shell/library'
import { ListPage, useListPlace } from '#shell/list-page'
import type { ListViews } from '#shell/list-page'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import { programsQuery } from '../data.ts'
import { EmptyLibrary } from './empty-library.tsx'
import { programsAddress } from './filters.ts'
import type { ProgramFilters } from './filters.ts'
import css from './library.module.css'
import { useMovePrograms } from './use-move-programs.ts'
import { useRowParts } from './use-row-parts.tsx'
import { useListWords } from './words.ts'
import { Bulk } from './bulk.tsx'
import { StartFromExample } from '../dialogs.ts'
import { CreateProgram } from './create-program.tsx'
import { ImportNewProgram } from '../import/import-new-program.tsx'
import { usePastedRows } from '../import/use-pasted-rows.ts'
import type { PastedRows } from '../import/use-program-file.ts'

/** The library of programs, which answers: which program do I open, copy or give to somebody? */
export function Library() {
  const t = useListWords()
  const say = useLibraryWords()
  const me = useMe()
  const { integer } = useFormats()
  const isMobile = useIsMobile()
  const place = useListPlace(programsAddress, {
    filters: { collaboratorId: useChosenMember() },
    choose: ({ collaboratorId }: Partial<ProgramFilters>) => chooseMember(collaboratorId),
  })
  const { filters, narrow } = place
  const { kind = 'models', folderId } = filters
  // the two requests start together, so that neither waits for the other
  const list = useInfiniteQuery(programsQuery(filters))
  const { data: folderData } = useQuery(foldersQuery())
  const counts = list.data?.first?.counts
  const { rows, dialog } = useRowParts(kind)
  const move = useMovePrograms()
  const folderActions = useFolderActions({
    onCreated: ({ id }) => narrow({ folderId: id }),
    onDeleted: () => narrow({ folderId: undefined }),
  })
  const [isCreating, setCreating] = useState(false)
  const [isChoosingExample, setChoosingExample] = useState(false)
  const imports = useTableImport(t('import'))
  const mayCreate = me?.permissions.includes('create programs') ?? false
  const language = useLanguage()
  const [pasted, setPasted] = useState<PastedRows>()
  // cells of a program that were copied in a spreadsheet need no button
  usePastedRows(cells => {
    const isProgram = mayCreate && !imports.isOpen && pasted === undefined && isWholeProgram(cells, language)
    if (isProgram) setPasted(cells)
    return isProgram
  })
  const folder = folderData?.folders.find(({ id }) => id === folderId)
  // folders only group models: versions and deleted programs are few
  const hasFolders = kind === 'models'
  const hasTree = hasFolders && !isMobile
  const isSearched = Boolean(filters.search || filters.collaboratorId)
  const noRows = () => {
    if (isSearched || folderId === 'none') return { title: t('none'), text: t('noneText') }
    if (kind === 'deleted') return { title: t('noneDeleted'), action: null }
    if (kind === 'versions') return { title: t('noVersions'), text: t('noVersionsText'), action: null }
    if (!mayCreate) return { title: t('emptyFolder'), action: null }
    return {
      title: t('emptyFolder'),
      text: t(hasTree ? 'emptyFolderText' : 'emptyFolderPhoneText'),
      action: (
        <Button kind="primary" icon={IconPlus} onClick={() => setCreating(true)}>
          {t('create')}
        </Button>
      ),
    }
  }
  const views: ListViews<ProgramFilters> = {
    standard: [
      { id: 'models', title: t('models'), count: counts?.models, filters: {} },
      { id: 'versions', title: t('versions'), count: counts?.versions, filters: { kind: 'versions' } },
      { id: 'deleted', title: say('deletedOnes'), count: counts?.deleted, filters: { kind: 'deleted' } },
    ],
    stays: ['search'],
  }
  const drag = (event: DragEvent) => {
    const row = event.target instanceof Element && event.target.closest<HTMLElement>('tr[data-index]')
    const program = row && list.data?.rows[Number(row.dataset.index)]
    if (program && hasTree) startDrag(event, { kind: 'item', id: program.id })
  }
  return (
    <Row align="stretch" className={css.page}>
      {hasTree && (
        <FolderPanel
          chosen={folderId}
          onChoose={id => narrow({ folderId: id, search: undefined })}
          onDropItem={(id, to) => {
            const program = list.data?.rows.find(row => row.id === id)
            if (program) move([program], to)
          }}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- each row's menu moves it, too */}
      <div className={css.list} onDragStart={drag}>
        <ListPage
          title={t('title')}
          count={counts ? { value: integer(counts.models), text: say('inLibrary') } : undefined}
          menu={isEmpty => [
            ...(mayCreate && isMobile ? [{ items: [imports.item] }] : []),
            ...(mayCreate && !isEmpty
              ? [{ items: [{ label: say('startFromExample'), icon: IconBooks, onClick: () => setChoosingExample(true) }] }]
              : []),
            ...(hasFolders && !hasTree ? [{ items: [folderActions.create] }] : []),
            ...(hasFolders && !hasTree && folder ? [{ label: folder.name, items: folderActions.itemsFor(folder) }] : []),
          ]}
          secondary={mayCreate && !isMobile && imports.button}
          create={mayCreate ? { label: t('create'), onClick: () => setCreating(true) } : undefined}
          place={place}
          list={list}
          matching={undefined}
          views={views}
          search={{ label: t('search'), placeholder: t('searchHint') }}
          filters={
            <>
              {hasFolders && !hasTree && <FolderChip value={folderId} onChoose={id => narrow({ folderId: id })} />}
              <MemberFilter value={filters.collaboratorId} onChoose={collaboratorId => narrow({ collaboratorId })} />
            </>
          }
          about={kind === 'deleted' ? t('deletedText', { days: deletedProgramDays }) : undefined}
          rows={rows}
          Bulk={Bulk}
          maySelect={kind === 'models'}
          failed={t('failed')}
          noRows={noRows()}
          empty={<EmptyLibrary mayCreate={mayCreate} onCreate={() => setCreating(true)} onImport={imports.open} />}>
          {dialog}
          {folderActions.dialog}
          {imports.isOpen && <ImportNewProgram folderId={folder?.id ?? null} onClose={imports.close} />}
          {pasted && <ImportNewProgram folderId={folder?.id ?? null} pasted={pasted} onClose={() => setPasted(undefined)} />}
          {isChoosingExample && <StartFromExample onClose={() => setChoosingExample(false)} />}
          {isCreating && <CreateProgram folderId={folder?.id ?? null} onClose={() => setCreating(false)} />}
        </ListPage>
      </div>
    </Row>
  )
}
