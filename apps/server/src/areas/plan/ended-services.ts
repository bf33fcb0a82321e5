import type { Language } from '@allenio/contract'
import { collectionOf } from '#platform/contributions'
import type { WorkspaceDb } from '#platform/db'

/** Services beside the plan that have ended, for the banners of admins. */
export interface EndedServices {
  name: string
  list: (db: WorkspaceDb, language: Language) => Promise<readonly { message: string; inBuffer: boolean }[]>
}

export const endedServiceParts = collectionOf<EndedServices>('ended services', ({ name }) => name)

export async function listEndedServices(db: WorkspaceDb, language: Language) {
  const lists = []
  for (const part of endedServiceParts.gathered()) lists.push(await part.list(db, language))
  return lists.flat()
}
