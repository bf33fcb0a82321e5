import { IconFolderOff, IconLayoutList } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '#ui/icon-button'
import { BareList, Row } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonLines } from '#ui/skeleton'
import { Title } from '#ui/text'
import { useFolderActions } from '../actions/use-folder-actions.tsx'
import { foldersQuery, useMoveFolder } from '../data.ts'
import { branchesOf, isWithin } from '../tree.ts'
import { useFolderWords } from '../words.ts'
import css from './folder-panel.module.css'
import { FolderRow } from './folder-row.tsx'
import type { TreeProps } from './folder-row.tsx'
import { PlaceRow } from './place-row.tsx'

interface FolderPanelProps {
  /** A folder's id, 'none' for what stands in none, undefined for all. */
  chosen: string | undefined
  onChoose: (value: string | undefined) => void
  /** Something of the list was dropped on a folder, or beside all. */
  onDropItem: (itemId: string, folderId: string | null) => void
}

/** The folders beside a list: a press narrows it, and rows and folders are dragged into them. Each menu does the same by keyboard. */
export function FolderPanel({ chosen, onChoose, onDropItem }: FolderPanelProps) {
  const t = useFolderWords()
  const query = useQuery(foldersQuery())
  const move = useMoveFolder()
  const [closedIds, setClosedIds] = useState<readonly string[]>([])
  const actions = useFolderActions({ onCreated: ({ id }) => onChoose(id), onDeleted: ({ id }) => chosen === id && onChoose(undefined) })
  const folders = query.data?.folders ?? []
  const tree: TreeProps = {
    chosen,
    closedIds,
    onChoose,
    onTurn: id => setClosedIds(closedIds.includes(id) ? closedIds.filter(each => each !== id) : [...closedIds, id]),
    itemsFor: actions.itemsFor,
    onDrop: ({ kind, id }, folderId) => {
      if (kind === 'item') return onDropItem(id, folderId)
      const folder = folders.find(each => each.id === id)
      const target = folders.find(each => each.id === folderId)
      if (folder && !(target && isWithin(target, folder.id))) move({ ...folder, from: folder.parentId, to: folderId })
    },
  }
  return (
    <nav className={css.panel} aria-label={t('folders')}>
      <Row justify="between" className={css.head}>
        <Title level={2} size={16}>
          {t('folders')}
        </Title>
        <IconButton size="small" label={actions.create.label} icon={actions.create.icon} onClick={actions.create.onClick} />
      </Row>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows move between its buttons */}
      <div className={css.scroll} onKeyDown={moveFocus}>
        <PlaceRow icon={IconLayoutList} label={t('all')} isChosen={chosen === undefined} onChoose={() => onChoose(undefined)} />
        <PlaceRow
          icon={IconFolderOff}
          label={t('none')}
          isChosen={chosen === 'none'}
          onChoose={() => onChoose('none')}
          onDrop={dropped => tree.onDrop(dropped, null)}
        />
        <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={4} />}>
          {data => (
            <BareList className={css.branches}>
              {branchesOf(data.folders).map(branch => (
                <FolderRow key={branch.folder.id} branch={branch} depth={0} {...tree} />
              ))}
            </BareList>
          )}
        </Loaded>
      </div>
      {actions.dialog}
    </nav>
  )
}

/** Up and down go from folder to folder, right opens one and left closes it. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  if (!(target instanceof HTMLElement) || target.dataset.folder === undefined) return
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('[data-folder]')]
  if (step !== undefined) buttons[buttons.indexOf(target) + step]?.focus()
  else if (key === 'ArrowRight' && target.dataset.folder === 'closed')
    target.parentElement?.querySelector<HTMLElement>('[data-turn]')?.click()
  else if (key === 'ArrowLeft' && target.dataset.folder === 'open') target.parentElement?.querySelector<HTMLElement>('[data-turn]')?.click()
  else return
  event.preventDefault()
}
