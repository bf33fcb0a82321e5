import type { Folder } from '@allenio/contract/folders'
import { IconChevronRight, IconFolder, IconFolderOpen } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { Icon } from '#ui/icon'
import { BareButton, BareList, Row } from '#ui/layout'
import { MoreMenu } from '#ui/menu'
import type { MenuItem } from '#ui/menu'
import { Ellipsis, Text } from '#ui/text'
import type { Branch } from '../tree.ts'
import { useFolderWords } from '../words.ts'
import { startDrag, useDrop } from './drag-and-drop.ts'
import type { Dragged } from './drag-and-drop.ts'
import css from './folder-panel.module.css'

export interface TreeProps {
  chosen: string | undefined
  closedIds: readonly string[]
  onChoose: (id: string) => void
  onTurn: (id: string) => void
  onDrop: (dragged: Dragged, folderId: string | null) => void
  itemsFor: (folder: Folder) => MenuItem[]
}

// pixels that each level stands further in
const indent = 14

interface FolderRowProps extends TreeProps {
  branch: Branch
  depth: number
}

export function FolderRow({ branch: { folder, children }, depth, ...tree }: FolderRowProps) {
  const t = useFolderWords()
  const { integer } = useFormats()
  const { id, name, programs } = folder
  const isChosen = tree.chosen === id
  const isOpen = children.length > 0 && !tree.closedIds.includes(id)
  const { isOver, ...drop } = useDrop(dragged => tree.onDrop(dragged, id))
  return (
    <li>
      <Row
        className={css.row}
        style={{ paddingInlineStart: depth * indent }}
        data-chosen={isChosen || undefined}
        data-over={isOver || undefined}
        draggable={folder.may.update}
        onDragStart={event => startDrag(event, { kind: 'folder', id })}
        {...drop}>
        {children.length > 0 ? (
          <BareButton
            className={css.turn}
            data-turn
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'close' : 'open', { name })}
            onClick={() => tree.onTurn(id)}>
            <Icon of={IconChevronRight} size={16} />
          </BareButton>
        ) : (
          <span className={css.turn} />
        )}
        <BareButton
          className={css.name}
          aria-current={isChosen || undefined}
          data-folder={children.length === 0 ? '' : isOpen ? 'open' : 'closed'}
          onClick={() => tree.onChoose(id)}>
          <Icon of={isChosen ? IconFolderOpen : IconFolder} size={18} />
          <Ellipsis title={name}>{name}</Ellipsis>
          {programs > 0 && (
            <Text as="span" size="small" tone={3} figures className={css.count}>
              {integer(programs)}
            </Text>
          )}
        </BareButton>
        <span className={css.menu}>
          <MoreMenu small label={t('actionsFor', { name })} items={() => tree.itemsFor(folder)} />
        </span>
      </Row>
      {isOpen && (
        <BareList className={css.branches}>
          {children.map(child => (
            <FolderRow key={child.folder.id} branch={child} depth={depth + 1} {...tree} />
          ))}
        </BareList>
      )}
    </li>
  )
}
