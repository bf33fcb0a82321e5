import type { DocumentRow } from '@allenio/contract/documents'
import { FoodCell, PlanDayCells } from '@allenio/contract/meal-plans'
import { childrenByParent, type DocumentRows } from '@allenio/domain/documents'
import { listDescriptions, readPlannedDays, type ScheduledDay } from '@allenio/domain/meal-plans'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import type { JudgedContent } from '../foods/exclusion-hits.ts'

export type LastRelease = Row<'document_releases', 'id' | 'number'>

/** The plan as it was completed last; undefined where it never was. */
export const findLastRelease = (db: WorkspaceDb, planId: string) =>
  db.maybeOne<LastRelease>(sql`select id, number from document_releases where document_id = ${planId} order by number desc limit 1`)

export interface ReleaseDay extends ScheduledDay {
  nameIt: string
  nameEn: string
  isEasy: boolean
}

export const rootOf = (rows: DocumentRows): DocumentRow | undefined => [...rows.values()].find(({ parentId }) => parentId === null)

export function daysOf(rows: DocumentRows): ReleaseDay[] {
  const root = rootOf(rows)
  return (root ? (childrenByParent(rows).get(root.id) ?? []) : []).map(({ id, cells }) => {
    // cells were checked when they were written; what a newer schema does not read is left out
    const { nameIt = '', nameEn = '', dayType = null, isEasy = false } = PlanDayCells.safeParse(cells).data ?? {}
    return { id, nameIt, nameEn, dayType, isEasy }
  })
}

export const readReleaseDays = async (db: WorkspaceDb, releaseId: string): Promise<ReleaseDay[]> => daysOf(await readRelease(db, releaseId))

/** All foods in it, alternatives and the ingredients of dishes among them. */
export const foodsIn = (rows: Iterable<DocumentRow>): FoodCell[] =>
  [...rows].flatMap(({ cells }) => FoodCell.safeParse(cells['food']).data ?? [])

export const foodIdsIn = (rows: Iterable<DocumentRow>): string[] => [...new Set(foodsIn(rows).map(({ id }) => id))]

/** All that exclusions judge. */
export function judgedIn(rows: DocumentRows): JudgedContent {
  const root = rootOf(rows)
  return { foodIds: foodIdsIn(rows.values()), descriptions: root ? listDescriptions(readPlannedDays(rows, root.id)) : [] }
}

export function titleOf(rows: DocumentRows): string {
  const title = rootOf(rows)?.cells['title']
  return typeof title === 'string' ? title : ''
}
