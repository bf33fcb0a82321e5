import { isDeepStrictEqual } from 'node:util'
import type { FoodImportFault } from '@allenio/contract/aliments'
import { figuresPer100g, type FoodDraft } from '@allenio/domain/aliments'
import { newId } from '@allenio/domain/ids'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { contentColumns, contentOf, mergeContent, type ContentColumns, type FoodContent } from '../content.ts'
import type { StoredFood } from '../own-foods.ts'

type StoredRow = ContentColumns & Row<'foods', 'id' | 'note'>

/** The foods that rows become, beside those that are there. */
export async function openFoods(db: WorkspaceDb, ids: readonly string[]) {
  const rows = ids.length
    ? await db.many<StoredRow>(sql`select id, note, ${contentColumns} from foods where id = any(${[...ids]}::uuid[])`)
    : []
  const foods = new Map(rows.map(row => [row.id, row]))
  return (draft: FoodDraft, matchId = ''): { item: StoredFood } | { fault: FoodImportFault } | undefined => {
    const row = foods.get(matchId)
    const before = row && contentOf(row)
    const content = contentAfter(draft, before)
    if (isAbove100g(content)) return { fault: 'macros above 100 g' }
    const note = draft.note || (row?.note ?? '')
    if (row && note === row.note && isDeepStrictEqual(content, before)) return undefined
    return { item: { id: row?.id ?? newId(), content, note } }
  }
}

/** A field of which the row says nothing stays as it was. */
function contentAfter({ written, figures, allergens }: FoodDraft, before?: FoodContent): FoodContent {
  const content = mergeContent({ ...written, allergens: { ...before?.allergens, ...allergens } }, before)
  const isSameCarbs = figures.carbs === null || figures.carbs === content.carbs
  return {
    ...content,
    kcal: figures.kcal ?? content.kcal,
    protein: figures.protein ?? content.protein,
    carbs: figures.carbs ?? content.carbs,
    // a table has no word for carbs of which nobody knows the fibre: they are left so where it has the same figure
    carbsIncludeFiber: isSameCarbs && content.carbsIncludeFiber,
    lipids: figures.lipids ?? content.lipids,
    nutrients: { ...content.nutrients, ...figures.nutrients },
  }
}

/** The figures of a row fit each other; together with those that are there they may not. */
const isAbove100g = ({ protein, carbs, lipids }: FoodContent): boolean =>
  'faults' in figuresPer100g({ basis: { kind: 'per 100 g' }, carbsKind: 'without fiber', protein, carbs, lipids })
