import { packageNames } from '#areas/packages'
import type { WorkspaceDb } from '#platform/db'

export const readPackageName = async (db: WorkspaceDb, id: string): Promise<string> => (await packageNames(db, [id])).get(id) ?? ''
