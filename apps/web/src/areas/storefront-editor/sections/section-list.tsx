import { moveRow, moveRowBy } from '@allenio/domain/storefront'
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconGripVertical, IconTextPlus, IconTrash } from '@tabler/icons-react'
import { insertSection } from '@allenio/domain/storefront'
import { newId } from '@allenio/domain/ids'
import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { useStored } from '#lib/store'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { BareButton, BareList, Row, Stack } from '#ui/layout'
import { MoreMenu } from '#ui/menu'
import { Ellipsis, Text } from '#ui/text'
import { useEditor, useSections, type ListedSection } from '../session.ts'
import { useStorefrontWords } from '../words.ts'
import { scrollToRow } from '../canvas/canvas.tsx'
import { SectionItems } from './section-items.tsx'
import css from './section-list.module.css'

/** The sections of the page: dragged or moved by keys, shown or hidden, each with what it holds. */
export function SectionList() {
  const t = useStorefrontWords()
  const { document, storefrontId, edit, selectedId } = useEditor()
  const sections = useSections()
  const [draggedId, setDraggedId] = useState<string>()
  const add = () => {
    const id = newId()
    edit(insertSection(document.rows.get(), { storefrontId, afterId: selectedId.get() ?? null, id, kind: 'text' }))
    selectedId.set(id)
  }
  const drop = (index: number) => {
    if (draggedId) edit(moveRow(document.rows.get(), draggedId, index))
    setDraggedId(undefined)
  }
  return (
    <Stack gap={8} className={css.panel}>
      <Text size="hint" tone={2}>
        {t('sectionsHint')}
      </Text>
      <BareList as="ul">
        {sections.map((section, at) => (
          <SectionRow
            key={section.id}
            section={section}
            isDragged={section.id === draggedId}
            onDragStart={() => setDraggedId(section.id)}
            onDrop={() => drop(at)}
          />
        ))}
      </BareList>
      <Row>
        <Button size="small" kind="quiet" icon={IconTextPlus} onClick={add}>
          {t('addText')}
        </Button>
      </Row>
    </Stack>
  )
}

interface SectionRowProps {
  section: ListedSection
  isDragged: boolean
  onDragStart: () => void
  onDrop: () => void
}

function SectionRow({ section, isDragged, onDragStart, onDrop }: SectionRowProps) {
  const t = useStorefrontWords()
  const { document, edit, set, selectedId, language } = useEditor()
  const isOpen = useStored(selectedId) === section.id
  const shownLanguage = useStored(language)
  const { id, kind, isHidden, titles } = section
  const kindName = t(`kind_${kind}`)
  const title = titles[shownLanguage] || titles.it || titles.en
  const isCover = kind === 'cover'
  const move = (by: -1 | 1) => edit(moveRowBy(document.rows.get(), id, by))
  const keyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? -1 : 1)
  }
  const show = () => {
    selectedId.set(isOpen ? undefined : id)
    if (!isOpen) scrollToRow(id)
  }
  return (
    <li className={css.section} data-dragged={isDragged || undefined}>
      <Row gap={4}>
        <span className={css.grip} aria-hidden>
          {!isCover && <Icon of={IconGripVertical} size={18} />}
        </span>
        <BareButton
          className={css.name}
          draggable={!isCover}
          onDragStart={(event: DragEvent) => {
            event.dataTransfer.effectAllowed = 'move'
            onDragStart()
          }}
          onDragOver={event => event.preventDefault()}
          onDrop={event => {
            event.preventDefault()
            onDrop()
          }}
          aria-expanded={isOpen}
          aria-keyshortcuts={isCover ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
          onClick={show}
          onKeyDown={keyDown}>
          <Stack gap={0}>
            <Ellipsis>{kindName}</Ellipsis>
            {title && title !== kindName && (
              <Text size="hint" tone={2}>
                <Ellipsis>{title}</Ellipsis>
              </Text>
            )}
          </Stack>
        </BareButton>
        {!isCover && (
          <IconButton
            size="small"
            kind="quiet"
            label={t(isHidden ? 'showSection' : 'hideSection', { name: kindName })}
            icon={isHidden ? IconEyeOff : IconEye}
            pressed={isHidden}
            onClick={() => set(id, { isHidden: isHidden ? undefined : true })}
          />
        )}
        {!isCover && (
          <MoreMenu
            label={t('sectionActions', { name: kindName })}
            items={[
              { label: t('moveUp'), icon: IconArrowUp, keys: 'Alt ↑', onClick: () => move(-1) },
              { label: t('moveDown'), icon: IconArrowDown, keys: 'Alt ↓', onClick: () => move(1) },
              ...(kind === 'text'
                ? [{ label: t('delete'), icon: IconTrash, danger: true, onClick: () => edit([{ kind: 'delete', id }]) }]
                : []),
            ]}
          />
        )}
      </Row>
      {isOpen && <SectionItems section={section} />}
    </li>
  )
}
