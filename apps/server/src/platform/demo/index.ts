import { collectionOf } from '#platform/contributions'
import type { WorkspaceDb } from '#platform/db'

// The demo that a local installation starts with. Areas fill it; the order of the areas is that of the parts.

export interface DemoAccount {
  email: string
  firstName: string
  lastName: string
}

/** Accounts that areas need for their part of the demo. */
export const demoAccounts = collectionOf<() => DemoAccount[]>('demo accounts')

/** Claims the files that a part has uploaded. No part can upload once the transaction has claimed one: this comes after all. */
export type ClaimFiles = () => Promise<void>

/** Fills the demo's business; `accounts` are ids by address. */
export type FillDemo = (db: WorkspaceDb, accounts: ReadonlyMap<string, string>) => Promise<ClaimFiles | void>

export const demoParts = collectionOf<FillDemo>('demo parts')

export interface DemoClient {
  id: string
}

/** Fills in an area's records of the demo's clients. */
export type FillDemoRecords = (db: WorkspaceDb, clients: readonly DemoClient[]) => Promise<ClaimFiles | void>

export const demoRecords = collectionOf<FillDemoRecords>('demo records')

/** Fills in parts one after the other, and answers what claims the files of all of them. */
export async function fillParts(parts: readonly (() => Promise<ClaimFiles | void>)[]): Promise<ClaimFiles> {
  const claims: (ClaimFiles | void)[] = []
  for (const fill of parts) claims.push(await fill())
  return async () => {
    for (const claim of claims) await claim?.()
  }
}

export { dice } from './dice.ts'
export { band, curve, ellipse, grow, limb, openSheet, type Color, type Depth, type Point, type Sheet } from './painter.ts'
export { bringPictures, drawnPictureClaim, type DrawnPicture } from './pictures.ts'
