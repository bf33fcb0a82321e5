import type { MealPlanChange } from '@allenio/contract/meal-plans'
import { childrenOf, type Difference, type DocumentRows } from '@allenio/domain/documents'
import { foodIn } from './cells.ts'
import { cellText, isSilentCell, nameOfRow, pathOf, rowText, versionText, type ChangeReader } from './change-texts.ts'

export interface ChangeSides extends ChangeReader {
  before: DocumentRows
  after: DocumentRows
}

/** A difference in words; null where it is nobody's news. */
export function describeChange(difference: Difference, { before, after, language }: ChangeSides): MealPlanChange | null {
  const { kind, originId: rowId } = difference
  const [rowBefore, rowAfter] = [before.get(rowId), after.get(rowId)]
  const type = (rowAfter ?? rowBefore)?.type ?? ''
  const change = { kind, rowId, type, path: pathOf(rowAfter ? after : before, rowId, { language }), cell: null, before: '', after: '' }
  switch (difference.kind) {
    case 'cell': {
      const { cell } = difference
      if (isSilentCell(cell, rowBefore?.cells ?? {}, rowAfter?.cells ?? {})) return null
      const textOf = (value: typeof difference.base, rows: DocumentRows) =>
        cellText({ cell, value, cells: rows.get(rowId)?.cells ?? {} }, { language })
      const [textBefore, textAfter] = [textOf(difference.base, before), textOf(difference.template, after)]
      const [idBefore, idAfter] = [difference.base, difference.template].map(value => foodIn({ food: value ?? null })?.id)
      const isNewVersion = cell === 'food' && idAfter !== undefined && idBefore === idAfter
      return { ...change, cell, before: textBefore, after: isNewVersion ? versionText(textAfter, { language }) : textAfter }
    }
    case 'added':
      return { ...change, after: rowAfter ? rowText(rowAfter, { language }) : '' }
    case 'deleted':
      return { ...change, before: rowBefore ? rowText(rowBefore, { language }) : '' }
    case 'moved': {
      // places are spread apart where they have become too narrow, which is no move
      if (rowBefore?.parentId === rowAfter?.parentId && neighbourOf(before, after, rowId) === neighbourOf(after, before, rowId)) return null
      return { ...change, before: parentName(before, rowId, language), after: parentName(after, rowId, language) }
    }
    default:
      return difference satisfies never
  }
}

/** The name of the row that holds another. */
export function parentName(rows: DocumentRows, id: string, language: ChangeReader['language']): string {
  const parent = rows.get(rows.get(id)?.parentId ?? '')
  return parent ? nameOfRow(rows, parent, { language }) : ''
}

/** The row before it, of those that both sides have. */
function neighbourOf(rows: DocumentRows, others: DocumentRows, id: string): string | undefined {
  const parentId = rows.get(id)?.parentId ?? null
  const siblings = childrenOf(rows, parentId).filter(row => others.get(row.id)?.parentId === parentId)
  return siblings[siblings.findIndex(row => row.id === id) - 1]?.id
}
