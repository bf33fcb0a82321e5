import type { MealPlanChange } from '@allenio/contract/meal-plan-assignments'
import { changesSince, type Difference, type DocumentRows } from '@allenio/domain/documents'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { readRelease, readRows } from '#platform/documents'
import { mealPlanKind } from '../kind.ts'
import { cellText, isSilentCell, nameOfRow, pathOf, rowText, type Wording } from './change-texts.ts'
import { listFollowers, type Follower } from './followers.ts'
import { findLastRelease, foodIdsIn } from './release-content.ts'
import { requireRelease } from './releases.ts'

interface Changes {
  changes: MealPlanChange[]
  followers: Follower[]
}

/** Reads the changes that completing the plan would make since its last release, or going back to a release since now, and for whom. */
export async function readChanges(db: WorkspaceDb, actor: Actor, planId: string, releaseId: string | undefined): Promise<Changes> {
  const now = liveRows(await readRows(db, mealPlanKind, planId))
  const [before, after] = releaseId === undefined ? [await readLastRelease(db, planId), now] : [now, await readOf(db, planId, releaseId)]
  const followers = await listFollowers(db, actor, planId, foodIdsIn(after.values()))
  const changes = before
    ? changesSince(before, after).flatMap(each => presentChange(each, { before, after, language: actor.language }))
    : []
  return { changes, followers }
}

const liveRows = (rows: DocumentRows): DocumentRows => new Map([...rows].filter(([, row]) => !row.isDeleted))

async function readLastRelease(db: WorkspaceDb, planId: string): Promise<DocumentRows | undefined> {
  const release = await findLastRelease(db, planId)
  return release && readRelease(db, release.id)
}

async function readOf(db: WorkspaceDb, planId: string, releaseId: string): Promise<DocumentRows> {
  await requireRelease(db, planId, releaseId)
  return readRelease(db, releaseId)
}

interface Sides extends Wording {
  before: DocumentRows
  after: DocumentRows
}

function presentChange(difference: Difference, { before, after, language }: Sides): MealPlanChange[] {
  const { kind, originId: rowId } = difference
  const [rowBefore, rowAfter] = [before.get(rowId), after.get(rowId)]
  const type = (rowAfter ?? rowBefore)?.type ?? ''
  const change = { kind, rowId, type, path: pathOf(rowAfter ? after : before, rowId, { language }), cell: null, before: '', after: '' }
  switch (difference.kind) {
    case 'cell': {
      const { cell } = difference
      if (isSilentCell(cell, rowBefore?.cells ?? {}, rowAfter?.cells ?? {})) return []
      const textOf = (value: typeof difference.base, rows: DocumentRows) =>
        cellText({ cell, value, cells: rows.get(rowId)?.cells ?? {} }, { language })
      return [{ ...change, cell, before: textOf(difference.base, before), after: textOf(difference.template, after) }]
    }
    case 'added':
      return [{ ...change, after: rowAfter ? rowText(rowAfter, { language }) : '' }]
    case 'deleted':
      return [{ ...change, before: rowBefore ? rowText(rowBefore, { language }) : '' }]
    case 'moved':
      return [{ ...change, before: parentName(before, rowId, language), after: parentName(after, rowId, language) }]
    default:
      return difference satisfies never
  }
}

function parentName(rows: DocumentRows, id: string, language: Wording['language']): string {
  const parent = rows.get(rows.get(id)?.parentId ?? '')
  return parent ? nameOfRow(rows, parent, { language }) : ''
}
