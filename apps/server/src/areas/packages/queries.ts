import { packageLimits, type packageStatuses } from '@allenio/contract/packages'
import { hasWords, joined, limitToPage, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'

export interface PackageRow extends Row<
  'packages',
  | 'id'
  | 'version_id'
  | 'name'
  | 'description'
  | 'language'
  | 'image_file_id'
  | 'is_active'
  | 'is_shown'
  | 'is_featured'
  | 'archived_at'
  | 'created_at'
  | 'updated_at'
> {
  is_sold: boolean
}

const columns = sql`p.id, p.version_id, p.name, p.description, p.language, p.image_file_id, p.is_active, p.is_shown, p.is_featured,
  p.archived_at, p.created_at, p.updated_at, exists (select from package_versions s where s.package_id = p.id and s.is_sold) as is_sold`

const isThere = sql`p.deleted_at is null`

type Status = (typeof packageStatuses)[number]

function hasStatus(status: Status): Sql {
  switch (status) {
    case 'active':
      return sql`p.archived_at is null`
    case 'archived':
      return sql`p.archived_at is not null`
    case 'all':
      return sql`true`
    default:
      return status satisfies never
  }
}

interface ListQuery {
  status: Status
  search: string | undefined
  page: number
}

export const listRows = (db: WorkspaceDb, { status, search, page }: ListQuery) =>
  db.many<PackageRow>(sql`
    select ${columns} from packages p where ${joined([isThere, hasStatus(status), ...hasWords(sql`p.name_key`, search)], ' and ')}
    order by p.archived_at is not null, p.position, p.id ${limitToPage(page, packageLimits.perPage)}`)

/** The packages that everybody may see and buy. */
export const listShownRows = (db: WorkspaceDb) =>
  db.many<PackageRow>(sql`
    select ${columns} from packages p where ${isThere} and p.archived_at is null and p.is_active and p.is_shown
    order by p.position, p.id limit ${packageLimits.packages}`)

interface Counts {
  active: number
  archived: number
}

export const countPackages = (db: WorkspaceDb) =>
  db.one<Counts>(sql`
    select count(*) filter (where archived_at is null) as active, count(*) filter (where archived_at is not null) as archived
    from packages p where ${isThere}`)

export const findRow = (db: WorkspaceDb, id: string) =>
  db.maybeOne<PackageRow>(sql`select ${columns} from packages p where p.id = ${id} and ${isThere}`)

/** The package that a call changes, locked: other changes, and whoever is about to buy it, wait. */
export async function reachPackage(db: WorkspaceDb, id: string): Promise<PackageRow> {
  await db.maybeOne(sql`select from packages p where p.id = ${id} and ${isThere} for update`)
  return found(await findRow(db, id))
}
