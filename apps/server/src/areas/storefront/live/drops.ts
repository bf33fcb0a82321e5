import { sql, type Db, type WorkspaceDb } from '#platform/db'

/** The channel on which nodes tell each other whose pages are out of date. */
export const dropChannel = 'storefront_pages'

/** All nodes draw the pages of this business anew, once the transaction has committed. */
export const dropPages = (db: WorkspaceDb): Promise<number> => dropPagesOf(db, db.workspaceId)

export const dropPagesOf = (db: Db, workspaceId: string): Promise<number> => db.run(sql`select pg_notify(${dropChannel}, ${workspaceId})`)
