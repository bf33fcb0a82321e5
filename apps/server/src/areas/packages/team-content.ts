import type { TeamContent } from '#areas/collaborators'
import { sql, type Count, type WorkspaceDb } from '#platform/db'
import { reachPackage } from './queries.ts'
import { readVersion, replaceVersion } from './versions.ts'

interface OfferingPackage {
  id: string
}

/** The packages that put a member in charge of whoever buys them. */
const listOffering = (db: WorkspaceDb, membershipId: string) =>
  db.many<OfferingPackage>(sql`
    select p.id from packages p join package_versions v on v.id = p.version_id
    where p.deleted_at is null and v.unlocks -> 'collaboratorIds' ? ${membershipId}::text order by p.id`)

/** Puts another member in the place of the one who leaves, or nobody, in what is offered from now on. */
async function replaceMember(db: WorkspaceDb, { of, to }: { of: string; to: string | null }): Promise<void> {
  for (const { id } of await listOffering(db, of)) {
    const { version_id: versionId } = await reachPackage(db, id)
    const version = await readVersion(db, versionId)
    if (!version) continue
    const others = version.unlocks.collaboratorIds.filter(each => each !== of && each !== to)
    const collaboratorIds = to === null ? others : [...others, to]
    const newVersionId = await replaceVersion(db, {
      packageId: id,
      versionId,
      terms: { ...version, unlocks: { ...version.unlocks, collaboratorIds } },
    })
    await db.run(sql`update packages set version_id = ${newVersionId} where id = ${id}`)
  }
}

/** Packages belong to the business; a collaborator whom they put in charge is replaced by the heir, or left out. */
export const packageContent: TeamContent = {
  kind: 'packages',
  label: language => (language === 'it' ? 'pacchetti che li mettono in carico' : 'packages that put them in charge'),
  count: async (db, membershipId) =>
    (
      await db.one<Count>(sql`
      select count(*) as count from packages p join package_versions v on v.id = p.version_id
      where p.deleted_at is null and v.unlocks -> 'collaboratorIds' ? ${membershipId}::text`)
    ).count,
  // a package is for all clients, so it does not follow some of them
  handOver: async (db, { of, to, clientIds }) => {
    if (clientIds === undefined) await replaceMember(db, { of, to })
  },
  withdraw: async (db, { of, clientIds }) => {
    if (clientIds === undefined) await replaceMember(db, { of, to: null })
  },
}
