import type { MealPlanChange } from '@allenio/contract/meal-plans'
import { changesSince, type DocumentRows } from '@allenio/domain/documents'
import { describeChange } from '@allenio/domain/meal-plans'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { readRelease, readRevision, readRows } from '#platform/documents'
import { mealPlanKind } from '../kind.ts'
import { listFollowers, type Follower } from './followers.ts'
import { findLastRelease, judgedIn } from './release-content.ts'
import { requireRelease } from './releases.ts'

interface Changes {
  revision: number
  changes: MealPlanChange[]
  followers: Follower[]
}

/** Reads the changes that completing the plan would make since its last release, or going back to a release since now, and for whom. */
export async function readChanges(db: WorkspaceDb, actor: Actor, planId: string, releaseId: string | undefined): Promise<Changes> {
  const revision = await readRevision(db, planId)
  const now = liveRows(await readRows(db, mealPlanKind, planId))
  const [before, after] = releaseId === undefined ? [await readLastRelease(db, planId), now] : [now, await readOf(db, planId, releaseId)]
  const followers = await listFollowers(db, actor, planId, judgedIn(after))
  const changes = before
    ? changesSince(before, after).flatMap(each => describeChange(each, { before, after, language: actor.language }) ?? [])
    : []
  return { revision, changes, followers }
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
