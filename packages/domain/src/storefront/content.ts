import { type storefrontCellsByType, type ItemCells, type StorefrontContent, type StorefrontItemType } from '@allenio/contract/storefront'
import type { Operation } from '@allenio/contract/documents'
import { childrenOf, operationsWritingRows, writtenCells, type DocumentRows, type WrittenRow } from '@allenio/domain/documents'
import { sectionCellsOf, storefrontCellsOf } from './page-content.ts'
import { itemTypeOf, storefrontModel } from './storefront-model.ts'

// A call that knows no operations reads and writes a storefront as one value.

/** The storefront that its rows come to. */
export const contentOfRows = (rows: DocumentRows, id: string): StorefrontContent => ({
  settings: storefrontCellsOf(rows, id),
  sections: childrenOf(rows, id).map(section => {
    const cells = sectionCellsOf(section)
    const itemType = itemTypeOf[cells.kind ?? 'text']
    const items = childrenOf(rows, section.id).filter(({ type }) => type === itemType)
    return { id: section.id, ...cells, items: items.map(item => ({ id: item.id, ...(item.cells as ItemCells) })) }
  }),
})

interface WrittenContent {
  id: string
  content: StorefrontContent
  newId: () => string
}

/** The operations that lead from the rows as they are to a whole storefront. */
export function operationsWritingContent(rows: DocumentRows, { id, content, newId }: WrittenContent): Operation[] {
  const writtenRows = content.sections.flatMap(({ id: sectionId = newId(), items, ...cells }): WrittenRow[] => {
    const type = itemTypeOf[cells.kind ?? 'text']
    return [
      { id: sectionId, type: 'section', parentId: id, cells: writtenCells(cells) },
      ...(type === null
        ? []
        : items.map(({ id: itemId = newId(), ...itemCells }) => ({
            id: itemId,
            type,
            parentId: sectionId,
            cells: writtenCells(ownCells(type, itemCells)),
          }))),
    ]
  })
  return operationsWritingRows(storefrontModel, rows, { id, cells: writtenCells({ ...content.settings }), written: writtenRows })
}

/** The cells that items of a type have; others are left out. */
function ownCells(type: StorefrontItemType, cells: ItemCells): ItemCells {
  const names = cellNamesByType[type]
  return Object.fromEntries(Object.entries(cells).filter(([name]) => names.has(name)))
}

const inBoth = (...names: string[]) => names.flatMap(name => [`${name}It`, `${name}En`])
const picture = ['picture', 'focusX', 'focusY', 'zoom']

const cellNamesByType = {
  service: new Set([...inBoth('title', 'text'), ...picture, 'isKept']),
  review: new Set(['name', ...inBoth('title', 'text'), ...picture]),
  image: new Set([...inBoth('title', 'alt'), ...picture]),
  question: new Set([...inBoth('title', 'text'), 'isKept']),
  member: new Set(['memberId', ...inBoth('text')]),
  offer: new Set(['packageId']),
} as const satisfies Record<keyof Omit<typeof storefrontCellsByType, 'section'>, ReadonlySet<string>>
