import type { Output } from '@allenio/contract'
import { updateStorefront, type getStorefront, type Storefront } from '@allenio/contract/storefront'
import { changesSinceRelease, contentOfRows } from '@allenio/domain/storefront'
import { findLetterhead } from '#areas/business'
import { mayCall, type Actor } from '#platform/access'
import { useConfig } from '#platform/config'
import type { WorkspaceDb } from '#platform/db'
import { listReleases, readRelease, readRows } from '#platform/documents'
import { found } from '#platform/errors'
import { storefrontKind } from './kind.ts'
import { proposeLink } from './links.ts'
import { findStorefront, reachStorefront, type StorefrontRow } from './reach.ts'

/** The address to share. */
export const addressOf = (url: string): string => `${useConfig().baseUrl}/sf/${url}`

export function presentStorefront(row: StorefrontRow, actor: Actor): Storefront {
  const url = row.url ?? ''
  return {
    id: row.id,
    url,
    address: addressOf(url),
    isActive: row.is_active,
    revision: row.revision,
    version: row.version,
    publishedAt: row.published_at,
    isDraft: row.published_revision !== row.revision,
    may: { update: mayCall(actor, updateStorefront) },
  }
}

type Detail = NonNullable<Output<typeof getStorefront>['storefront']>

export async function readDetail(db: WorkspaceDb, actor: Actor, id: string): Promise<Detail> {
  const row = await reachStorefront(db, id)
  const rows = await readRows(db, storefrontKind, id)
  return { ...presentStorefront(row, actor), content: contentOfRows(rows, id) }
}

export async function readOwn(db: WorkspaceDb, actor: Actor): Promise<Output<typeof getStorefront>> {
  const row = await findStorefront(db)
  if (row) return { storefront: await readDetail(db, actor, row.id), proposedUrl: row.url ?? '' }
  const { name } = await findLetterhead(db, db.workspaceId)
  return { storefront: null, proposedUrl: await proposeLink(db, name) }
}

const releasesShown = 50

/** Former releases, and what the draft changes in the public one. */
export async function readReleaseHistory(db: WorkspaceDb, id: string) {
  const row = await reachStorefront(db, id)
  const releases = (await listReleases(db, id)).slice(0, releasesShown)
  const release = row.release_id === null ? new Map() : await readRelease(db, row.release_id)
  return {
    releases: releases.map(each => ({
      id: each.id,
      number: each.number,
      createdAt: each.created_at,
      isCurrent: each.id === row.release_id,
    })),
    changes: changesSinceRelease(release, await readRows(db, storefrontKind, id)),
  }
}

export const readOwnStorefront = async (db: WorkspaceDb): Promise<StorefrontRow> => found(await findStorefront(db))
