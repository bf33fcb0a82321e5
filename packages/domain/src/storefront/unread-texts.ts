import { childrenOf, type DocumentRows } from '@allenio/domain/documents'
import type { DocumentRow } from '@allenio/contract/documents'
import { promisedTexts } from './new-storefront.ts'
import { sectionCellsOf, textOf } from './page-content.ts'

export interface UnreadText {
  rowId: string
  text: string
}

/**
 * Lists the texts of ours that a page still has as it began with them: they promise things in the business's name, so it changes or
 * keeps each of them before the page becomes public. Hidden sections promise nothing.
 */
export const unreadTexts = (rows: DocumentRows, storefrontId: string): UnreadText[] =>
  childrenOf(rows, storefrontId)
    .filter(section => !sectionCellsOf(section).isHidden)
    .flatMap(section => [section, ...childrenOf(rows, section.id)])
    .flatMap(row => unreadTextOf(row))

function unreadTextOf({ id, cells }: DocumentRow): UnreadText[] {
  const text = [cells['textIt'], cells['textEn']].find(each => typeof each === 'string' && promisedTexts.has(each))
  return typeof text === 'string' && cells['isKept'] !== true ? [{ rowId: id, text }] : []
}

/** Lists the pictures of the gallery that nobody has put into words. */
export const undescribedPictures = (rows: DocumentRows, storefrontId: string): string[] =>
  childrenOf(rows, storefrontId)
    .filter(section => sectionCellsOf(section).kind === 'images' && !sectionCellsOf(section).isHidden)
    .flatMap(section => childrenOf(rows, section.id))
    .filter(({ type, cells }) => type === 'image' && cells['picture'] !== undefined && textOf(cells, 'alt', 'it') === '')
    .map(({ id }) => id)
