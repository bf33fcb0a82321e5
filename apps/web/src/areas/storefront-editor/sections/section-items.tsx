import type { ItemCells, StorefrontItemType } from '@allenio/contract/storefront'
import { newId } from '@allenio/domain/ids'
import { childrenOf } from '@allenio/domain/documents'
import { insertItems, itemsAtMost, itemTypeOf, moveRowBy } from '@allenio/domain/storefront'
import { IconArrowDown, IconArrowUp, IconPhotoPlus, IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef, type ChangeEvent, type KeyboardEvent } from 'react'
import { useStored } from '#lib/store'
import { acceptedPictures } from '#lib/uploads'
import { Button } from '#ui/button'
import { BareButton, BareList, Row, Stack } from '#ui/layout'
import { MoreMenu } from '#ui/menu'
import { Ellipsis, Text } from '#ui/text'
import { useAddPicture } from '../canvas/use-add-picture.ts'
import { useEditor, type ListedSection } from '../session.ts'
import { useStorefrontWords } from '../words.ts'
import { scrollToRow } from '../canvas/canvas.tsx'
import { MemberChoice } from './member-choice.tsx'
import { OfferChoice } from './offer-choice.tsx'
import { PictureText } from './picture-text.tsx'
import css from './section-list.module.css'

/** Lists the items of a section in their order, with a way to add more. */
export function SectionItems({ section }: { section: ListedSection }) {
  const t = useStorefrontWords()
  const type = itemTypeOf[section.kind]
  if (section.kind === 'members') return <MemberChoice sectionId={section.id} />
  if (section.kind === 'offers') return <OfferChoice sectionId={section.id} />
  return (
    <div className={css.items}>
      {type ? (
        <ItemList sectionId={section.id} type={type} />
      ) : (
        <Text size="hint" tone={2}>
          {t(section.kind === 'socials' ? 'socialsHint' : 'textHint')}
        </Text>
      )}
    </div>
  )
}

function ItemList({ sectionId, type }: { sectionId: string; type: StorefrontItemType }) {
  const t = useStorefrontWords()
  const { document, edit, language } = useEditor()
  const rows = useStored(document.rows)
  const shownLanguage = useStored(language)
  const chooser = useRef<HTMLInputElement>(null)
  const { add, isSending } = useAddPicture()
  const items = childrenOf(rows, sectionId).filter(row => row.type === type)
  const isFull = items.length >= itemsAtMost(type)
  const nameOf = (cells: ItemCells, at: number) =>
    cells.name ||
    (shownLanguage === 'it' ? cells.titleIt : cells.titleEn) ||
    cells.titleIt ||
    cells.titleEn ||
    `${t(`item_${type}`)} ${at + 1}`
  const addEmpty = () => edit(insertItems(rows, { sectionId, type, items: [{ id: newId(), cells: {} }] }))
  const addPictures = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])].slice(0, itemsAtMost(type) - items.length)
    event.target.value = ''
    const gestureId = newId()
    for (const file of files) {
      const picture = await add(file)
      if (picture) {
        const item = { id: newId(), cells: { picture: picture.id } }
        edit(insertItems(document.rows.get(), { sectionId, type, items: [item] }), gestureId)
      }
    }
  }
  const move = (id: string, by: -1 | 1) => edit(moveRowBy(document.rows.get(), id, by))
  return (
    <Stack gap={8}>
      <BareList as="ul" gap={type === 'image' ? 12 : 0}>
        {items.map((row, at) => {
          const name = nameOf(row.cells, at)
          const keyDown = (event: KeyboardEvent) => {
            if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
            event.preventDefault()
            move(row.id, event.key === 'ArrowUp' ? -1 : 1)
          }
          return (
            <li key={row.id}>
              <Row gap={4}>
                <BareButton
                  className={css.name}
                  aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                  onClick={() => scrollToRow(row.id)}
                  onKeyDown={keyDown}>
                  <Ellipsis>{name}</Ellipsis>
                </BareButton>
                <MoreMenu
                  label={t('itemActions', { name })}
                  items={[
                    { label: t('moveUp'), icon: IconArrowUp, keys: 'Alt ↑', onClick: () => move(row.id, -1) },
                    { label: t('moveDown'), icon: IconArrowDown, keys: 'Alt ↓', onClick: () => move(row.id, 1) },
                    { label: t('delete'), icon: IconTrash, danger: true, onClick: () => edit([{ kind: 'delete', id: row.id }]) },
                  ]}
                />
              </Row>
              {type === 'image' && <PictureText id={row.id} name={name} cells={row.cells} />}
            </li>
          )
        })}
      </BareList>
      <Row wrap gap={8}>
        {type === 'image' ? (
          <Button size="small" icon={IconPhotoPlus} disabled={isFull} isBusy={isSending} onClick={() => chooser.current?.click()}>
            {t('addPictures')}
          </Button>
        ) : (
          <Button size="small" icon={IconPlus} disabled={isFull} onClick={addEmpty}>
            {t(`add_${type}`)}
          </Button>
        )}
        <Text size="hint" tone={2}>
          {t('countOf', { count: items.length, most: itemsAtMost(type) })}
        </Text>
      </Row>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={acceptedPictures}
        aria-label={t('addPictures')}
        onChange={event => void addPictures(event)}
      />
    </Stack>
  )
}
