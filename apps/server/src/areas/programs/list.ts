import type { Output, ParsedInput } from '@allenio/contract'
import { programsPerPage, type listPrograms, type listModels } from '@allenio/contract/programs'
import type { Actor } from '#platform/access'
import { hasWords, joined, limitToPage, pageOf, sql, type Sql, type WorkspaceDb } from '#platform/db'
import { canComeBack, listProgramRows, presentPrograms } from './present.ts'
import { reachableModels, reachablePrograms, reachableVersions } from './reach.ts'

type ListQuery = ParsedInput<typeof listPrograms>
type Sort = ListQuery['sort']

/** The orders of programs `p` and their documents `d`. */
const orders = {
  title: sql`p.title_key, p.id`,
  '-title': sql`p.title_key desc, p.id desc`,
  created: sql`p.created_at, p.id`,
  '-created': sql`p.created_at desc, p.id desc`,
  updated: sql`d.updated_at, d.id`,
  '-updated': sql`d.updated_at desc, d.id desc`,
} as const satisfies Record<Sort, Sql>

/** The documents, in whose index the order by their last change stands. */
const orderJoin = (sort: Sort): Sql =>
  sort === 'updated' || sort === '-updated' ? sql`join documents d on d.id = p.id and d.kind = 'program'` : sql``

function kindCondition(actor: Actor, kind: ListQuery['kind']): Sql {
  switch (kind) {
    case 'models':
      return sql`p.deleted_at is null and ${reachableModels(actor)}`
    case 'versions':
      return sql`p.deleted_at is null and p.prepared_for is null and ${reachableVersions(actor)}`
    case 'deleted':
      return sql`${canComeBack} and ${reachablePrograms(actor)}`
    default:
      return kind satisfies never
  }
}

const searchConditions = (search: string | undefined): Sql[] => hasWords(sql`p.search`, search)

function folderConditions({ folderId, search }: Pick<ListQuery, 'folderId' | 'search'>): Sql[] {
  if (folderId === undefined || search) return []
  return [folderId === 'none' ? sql`p.folder_id is null` : sql`p.folder_id = ${folderId}`]
}

/** One page of the team's programs; the counts are of the first. */
export async function listTeamPrograms(db: WorkspaceDb, actor: Actor, query: ListQuery): Promise<Output<typeof listPrograms>> {
  const { kind, collaboratorId, sort, page } = query
  const conditions = [
    kindCondition(actor, kind),
    ...searchConditions(query.search),
    ...folderConditions(query),
    ...(collaboratorId === undefined ? [] : [sql`p.owner_id = ${collaboratorId}`]),
  ]
  const ids = sql`
    select p.id from programs p ${orderJoin(sort)} where ${joined(conditions, ' and ')}
    order by ${orders[sort]} ${limitToPage(page, programsPerPage)}`
  const [rows, counts] = await Promise.all([
    listProgramRows(db, ids, orders[sort]),
    page === 1 ? countAll(db, actor, collaboratorId) : null,
  ])
  const { pageRows, nextPage } = pageOf(rows, page, programsPerPage)
  return { programs: await presentPrograms(db, actor, pageRows), nextPage, counts }
}

type Counts = NonNullable<Output<typeof listPrograms>['counts']>

/** Each figure reads one index. */
export function countAll(db: WorkspaceDb, actor: Actor, collaboratorId: string | undefined): Promise<Counts> {
  const owned = collaboratorId === undefined ? sql`true` : sql`p.owner_id = ${collaboratorId}`
  const count = (kind: ListQuery['kind']) => sql`(select count(*) from programs p where ${kindCondition(actor, kind)} and ${owned})`
  return db.one<Counts>(sql`
    select ${count('models')} as models, ${count('versions')} as versions, ${count('deleted')} as deleted`)
}

type Choice = Output<typeof listModels>['models'][number]
type ChoiceRow = Pick<Choice, 'id' | 'title' | 'weeks'> & { folder_id: string | null; folder_name: string | null }

interface ChoiceQuery {
  page: number
  search?: string | undefined
  /** Only those that have a release. */
  isReleased?: true
}

/** Models for a field that chooses one, by title. */
export async function listChoices(db: WorkspaceDb, actor: Actor, { page, search, isReleased }: ChoiceQuery) {
  const conditions = [
    kindCondition(actor, 'models'),
    ...searchConditions(search),
    ...(isReleased ? [sql`not p.is_private and exists (select from document_releases r where r.document_id = p.id)`] : []),
  ]
  const rows = await db.many<ChoiceRow>(sql`
    select p.id, p.title, p.folder_id, f.name as folder_name,
      (select count(*) from program_weeks w where w.parent_id = p.id and w.deleted_at is null) as weeks
    from programs p left join program_folders f on f.id = p.folder_id where ${joined(conditions, ' and ')}
    order by p.title_key, p.id ${limitToPage(page, programsPerPage)}`)
  const { pageRows, nextPage } = pageOf(rows, page, programsPerPage)
  const choices = pageRows.map(({ folder_id, folder_name, ...row }): Choice => ({
    ...row,
    folder: folder_id && folder_name !== null ? { id: folder_id, name: folder_name } : null,
  }))
  return { choices, nextPage }
}
