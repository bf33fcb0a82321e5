import type { Pause } from '@allenio/contract/clients'
import { deletedProgramDays, type ProgramRow } from '@allenio/contract/programs'
import { romeDay } from '@allenio/domain/days'
import { assignmentState, spanOf, type AssignmentSpan } from '@allenio/domain/programs'
import { clientCard, type Asker, type CardRow } from '#areas/clients'
import { mayDo, type Actor, type Rights } from '#platform/access'
import { daysAgo, joined, sql, type OrNull, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { mayShare, type ProgramRecord } from './reach.ts'
import { readProgramSettings } from './settings.ts'

interface ListedProgram
  extends
    ProgramRecord,
    Row<'documents', 'updated_at'>,
    OrNull<Omit<CardRow, 'id'>>,
    OrNull<Row<'program_users', 'start_day' | 'last_day' | 'pauses' | 'ended_at'>> {
  folder_name: Row<'program_folders'>['name'] | null
  owner_name: string | null
  weeks: number
  days: number
  clients: number
  /** The assignment of a client's own version. */
  program_user_id: Row<'program_users'>['id'] | null
  others: AssignmentSpan[] | null
}

/** A condition on deleted programs `p` that can be undeleted. */
export const canComeBack = sql`p.deleted_at > ${daysAgo(deletedProgramDays)}`

/** A condition on assignments `u`, or those of another name, that are not over; a pause without an end keeps them open. */
export const isOpen = (user: Sql = sql`u`): Sql =>
  sql`${user}.ended_at is null and (${user}.last_day >= ${romeDay()}::date or ${user}.paused_from is not null)`

/** The client's other assignments that may follow `u`, in the form that the rules of states need. */
export const othersOf = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('startDay', n.start_day, 'pauses', n.pauses, 'isEnded', false,
    'lastDay', case when n.paused_from is null then n.last_day end)), '[]')
  from program_users n where n.client_id = u.client_id and n.id <> u.id and n.ended_at is null and not n.is_single
    and (n.last_day >= u.last_day or n.paused_from is not null))`

type StatedUser = Pick<Row<'program_users'>, 'start_day' | 'last_day' | 'ended_at'> & {
  pauses: readonly Pause[]
  others: readonly AssignmentSpan[]
}

export const stateOf = (
  { start_day: startDay, last_day: lastDay, ended_at, pauses, others }: StatedUser,
  now: { today: string; expiryDays: number },
) => assignmentState(spanOf({ startDay, lastDay, pauses, isEnded: ended_at !== null }), { ...now, others })

/** The columns that lists show of the programs `page.id`, which were found before: the rest is looked up only for them. */
export const selectPrograms = (page: Sql, order: Sql): Sql => sql`
  with page as materialized (${page})
  select p.id, p.title, p.folder_id, p.owner_id, p.is_private, p.client_id, p.origin_id, p.base_release_id, p.created_at, p.deleted_at,
    d.updated_at, f.name as folder_name, nullif(trim(o.first_name || ' ' || o.last_name), '') as owner_name,
    c.workspace_id, c.first_name, c.last_name, c.photo_file_id,
    (select count(*) from program_weeks w where w.parent_id = p.id and w.deleted_at is null) as weeks,
    (select count(*) from program_weeks w join program_days y on y.parent_id = w.id
      where w.parent_id = p.id and w.deleted_at is null and y.deleted_at is null) as days,
    (select count(*) from program_users u where u.program_id = p.id and ${isOpen()})
      + (select count(*) from program_users u where u.template_id = p.id and ${isOpen()}) as clients,
    v.id as program_user_id, v.start_day, v.last_day, v.pauses, v.ended_at, v.others
  from page
  join programs p on p.id = page.id
  join documents d on d.id = p.id
  left join program_folders f on f.id = p.folder_id
  left join memberships m on m.id = p.owner_id left join persons o on o.id = m.person_id
  left join clients c on c.id = p.client_id
  left join lateral (
    select u.id, u.start_day, u.last_day, u.pauses, u.ended_at, ${othersOf} as others
    from program_users u where u.program_id = p.id or u.id = p.prepared_for
    order by u.created_at desc limit 1) v on p.client_id is not null
  order by ${order}`

/** The actions that are open to somebody in whose reach the program is. */
function abilities(asker: Asker & Rights, program: ProgramRecord): ProgramRow['may'] {
  const isThere = program.deleted_at === null
  return {
    update: isThere && mayDo(asker, 'update programs'),
    assign: isThere && mayDo(asker, 'update programs'),
    duplicate: isThere && mayDo(asker, 'create programs'),
    share: isThere && program.client_id === null && mayShare(asker, program),
    delete: isThere && mayDo(asker, 'delete programs'),
    undelete: !isThere && mayDo(asker, 'delete programs'),
  }
}

export async function presentPrograms(db: WorkspaceDb, actor: Actor, rows: readonly ListedProgram[]): Promise<ProgramRow[]> {
  const now = { today: romeDay(), expiryDays: rows.some(({ client_id: id }) => id) ? (await readProgramSettings(db)).expiryDays : 0 }
  return rows.map(row => {
    const { start_day, last_day, pauses, workspace_id, first_name, last_name, photo_file_id } = row
    const card =
      row.client_id && workspace_id && first_name !== null && last_name !== null
        ? clientCard({ workspace_id, id: row.client_id, first_name, last_name, photo_file_id }, actor)
        : null
    return {
      id: row.id,
      title: row.title,
      folder: row.folder_id && row.folder_name !== null ? { id: row.folder_id, name: row.folder_name } : null,
      owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
      isPrivate: row.is_private,
      client: card,
      templateId: row.client_id === null ? null : row.origin_id,
      weeks: row.weeks,
      days: row.days,
      clients: row.clients,
      state: start_day && last_day ? stateOf({ ...row, start_day, last_day, pauses: pauses ?? [], others: row.others ?? [] }, now) : null,
      programUserId: row.program_user_id,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      deletedAt: row.deleted_at,
      may: abilities(actor, row),
    }
  })
}

export const listProgramRows = (db: WorkspaceDb, page: Sql, order: Sql) => db.many<ListedProgram>(selectPrograms(page, order))

export async function presentProgram(db: WorkspaceDb, actor: Actor, { id }: Pick<ProgramRecord, 'id'>): Promise<ProgramRow> {
  const rows = await listProgramRows(db, sql`select ${id}::uuid as id`, joined([sql`p.id`], ', '))
  const [program] = await presentPrograms(db, actor, rows)
  return found(program)
}
