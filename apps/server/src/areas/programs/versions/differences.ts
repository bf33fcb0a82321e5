import type { Operation } from '@allenio/contract/documents'
import type { ProgramDifference } from '@allenio/contract/programs'
import { applyOperations, changesSince, withChanges, type Difference, type DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { differenceKey, mergeOperations, programDaysOf, programDifferences, programModel } from '@allenio/domain/programs'
import type { Actor } from '#platform/access'
import { clientCard, type CardRow } from '#areas/clients'
import { sql, type Count, type NotNull, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { readRelease, readRevision, readRows } from '#platform/documents'
import { found } from '#platform/errors'
import { isOnlyInOrder } from '../assignments/assignment-days.ts'
import { programKind } from '../kind.ts'
import { isOpen } from '../present.ts'
import { reachableUsers } from '../assignments/program-users.ts'
import type { ProgramRecord } from '../reach.ts'

/** An own version that follows a model, with its assignment and the release that it last took over. */
export interface FollowedVersion
  extends CardRow, Row<'program_users', 'program_id' | 'weekdays'>, NotNull<Row<'programs', 'base_release_id'>> {
  user_id: Row<'program_users'>['id']
  /** The version was edited since its last release, or since it was made. */
  has_draft: boolean
}

/** The parts that a version is merged by. */
export type MergedVersion = Pick<FollowedVersion, 'program_id' | 'base_release_id' | 'weekdays'>

/** The own versions of a model that are not over, of clients whom the actor reaches. */
export const listVersions = (db: WorkspaceDb, actor: Actor, modelId: string, more: Sql = sql`true`) =>
  db.many<FollowedVersion>(sql`
  select u.id as user_id, u.program_id, u.weekdays, p.base_release_id, c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id,
    d.revision > coalesce((select max(r.revision) from document_releases r where r.document_id = p.id), 0) as has_draft
  from program_users u join programs p on p.id = u.program_id join documents d on d.id = p.id join clients c on c.id = u.client_id
  where u.template_id = ${modelId} and p.deleted_at is null and p.base_release_id is not null
    and ${isOpen()} and ${reachableUsers(actor)} and ${more} order by p.id`)

/** Reads each release once, however many versions were made from it. */
export function releaseReader(db: WorkspaceDb): (id: string) => Promise<DocumentRows> {
  const releases = new Map<string, Promise<DocumentRows>>()
  return id => {
    const release = releases.get(id) ?? readRelease(db, id)
    releases.set(id, release)
    return release
  }
}

interface Sides {
  /** The model's rows: those of a release, or of the program as it is edited now. */
  template: DocumentRows
  readBase: (id: string) => Promise<DocumentRows>
}

/** Compares a version with its model. */
export async function differencesOfVersion(
  db: WorkspaceDb,
  { program_id, base_release_id }: Pick<MergedVersion, 'program_id' | 'base_release_id'>,
  { template, readBase }: Sides,
) {
  const [base, copy] = await Promise.all([readBase(base_release_id), readRows(db, programKind, program_id)])
  return { copy, differences: programDifferences({ base, template, copy }) }
}

export interface VersionMerge {
  operations: readonly Operation[]
  /** A week would have more days than weekdays if added days of both sides were merged, but the client trains by weekdays. */
  hasLongWeeks: boolean
}

/** Merges the changes that do not conflict with the version's own, and the conflicts in which the model was chosen. */
export function mergeOfVersion(
  { program_id, weekdays }: Pick<MergedVersion, 'program_id' | 'weekdays'>,
  { copy, differences }: { copy: DocumentRows; differences: readonly Difference[] },
  takenKeys: ReadonlySet<string> = new Set(),
): VersionMerge {
  const operations = mergeOperations({ copy, differences, takenKeys, newId: () => newId() })
  if (weekdays === null) return { operations, hasLongWeeks: false }
  const merged = withChanges(copy, applyOperations(programModel, copy, operations).changed)
  return { operations, hasLongWeeks: isOnlyInOrder(programDaysOf(merged, program_id)) }
}

/** Reads the changes that publishing would hand over. */
export async function readDifferences(db: WorkspaceDb, actor: Actor, program: ProgramRecord) {
  const { id } = program
  const revision = await readRevision(db, id)
  const template = await readRows(db, programKind, id)
  const readBase = releaseReader(db)
  const base = await readHandedOver(db, actor, program, { template, readBase })
  const changes = base ? changesSince(base, template) : []
  const { versions, ownVersions } = await readVersions(db, actor, id, { template, readBase })
  return {
    revision,
    changes: changes.map(difference => presentDifference(difference, template)),
    followers: await countFollowers(db, actor, id),
    ownVersions,
    versions: versions.filter(({ differences }) => differences.length > 0),
  }
}

/**
 * Finds the oldest release that followers have: at the last publication some were left out, or were a colleague's clients. Without
 * followers it is the last release, or the model's where an own version has none yet.
 */
async function readHandedOver(
  db: WorkspaceDb,
  actor: Actor,
  { id, base_release_id }: ProgramRecord,
  { template, readBase }: Sides,
): Promise<DocumentRows | undefined> {
  const release = await db.maybeOne<Row<'document_releases', 'id'>>(sql`
    (select r.id from document_releases r join program_users u on u.release_id = r.id
      where r.document_id = ${id} and u.program_id = ${id} and ${isOpen()} and ${reachableUsers(actor)} order by r.number limit 1)
    union all (select id from document_releases where document_id = ${id} order by number desc limit 1) limit 1`)
  if (release) return readBase(release.id)
  return base_release_id === null ? undefined : underIdsOf(template, await readBase(base_release_id))
}

/** The rows of a release under the ids of the copy that was made from it, so that the two compare as states of one document. */
function underIdsOf(copy: DocumentRows, release: DocumentRows): DocumentRows {
  const ids = new Map([...copy.values()].flatMap(({ id, originId }) => (originId === null ? [] : [[originId, id] as const])))
  const idOf = (id: string) => ids.get(id) ?? id
  const rows = [...release.values()].map(row => ({ ...row, id: idOf(row.id), parentId: row.parentId === null ? null : idOf(row.parentId) }))
  return new Map(rows.map(row => [row.id, row]))
}

/** Reads what own versions would take over from rows of their model, and counts the own versions. */
async function readVersions(db: WorkspaceDb, actor: Actor, id: string, sides: Sides) {
  const followed = await listVersions(db, actor, id)
  const versions = []
  for (const version of followed) {
    const { copy, differences } = await differencesOfVersion(db, version, sides)
    versions.push({
      programUserId: version.user_id,
      client: clientCard(version, actor),
      differences: differences.map(difference => presentDifference(difference, sides.template)),
      hasDraft: version.has_draft,
      hasLongWeeks: mergeOfVersion(version, { copy, differences }).hasLongWeeks,
    })
  }
  return { versions, ownVersions: followed.length }
}

/** Reads the changes of a return to an earlier release. It offers no choices: an own version with a draft gets nothing. */
export async function readEarlierRelease(db: WorkspaceDb, actor: Actor, { id }: ProgramRecord, releaseId: string) {
  found(await db.maybeOne(sql`select from document_releases where id = ${releaseId} and document_id = ${id}`))
  const readBase = releaseReader(db)
  const revision = await readRevision(db, id)
  const [now, release] = [await readRows(db, programKind, id), await readBase(releaseId)]
  const changes = changesSince(now, release).map(difference => presentDifference(difference, release))
  const { versions, ownVersions } = await readVersions(db, actor, id, { template: release, readBase })
  const touched = versions.filter(({ differences, hasDraft }) => differences.length > 0 || hasDraft)
  return { revision, changes, followers: await countFollowers(db, actor, id), ownVersions, versions: touched }
}

const countFollowers = async (db: WorkspaceDb, actor: Actor, id: string): Promise<number> =>
  (
    await db.one<Count>(sql`
    select count(*) as count from program_users u where u.program_id = ${id} and ${isOpen()} and ${reachableUsers(actor)}`)
  ).count

function presentDifference(difference: Difference, template: DocumentRows): ProgramDifference {
  const { kind, originId, isConflict } = difference
  const values = kind === 'cell' ? difference : { cell: null, base: null, template: null, copy: null }
  return {
    key: differenceKey(difference),
    kind,
    originId,
    type: template.get(originId)?.type ?? '',
    cell: values.cell,
    base: values.base ?? null,
    template: values.template ?? null,
    copy: values.copy ?? null,
    isConflict,
  }
}
