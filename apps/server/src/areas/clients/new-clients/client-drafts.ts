import { typesAtMost } from '@allenio/contract/clients'
import { emailKey } from '@allenio/domain/account'
import { richTextOf } from '@allenio/domain/rich-text'
import { type ClientDraft } from '@allenio/domain/client-intake'
import { newId } from '@allenio/domain/ids'
import type { BusinessPresets } from '#areas/business'
import { sql, type Count, type Row, type WorkspaceDb } from '#platform/db'
import { lockTypes } from '../list/client-types.ts'
import { addTag } from '../list/tags.ts'

export interface ImportedClient {
  id: string
  line: number
  draft: ClientDraft
}

export interface ImportPresets extends Pick<BusinessPresets, 'language' | 'timeZone'> {
  /** The member whose table it is. */
  membershipId: string
}

/**
 * Writes all drafts as clients at once. A client without a language in the table gets that of the business. Answers the
 * types beyond the limit.
 */
export async function writeDrafts(db: WorkspaceDb, rows: readonly ImportedClient[], presets: ImportPresets): Promise<string[]> {
  const { language, timeZone } = presets
  const typeNames = rows.flatMap(({ draft }) => draft.type ?? [])
  const types = await typesByName(db, typeNames)
  await db.run(sql`
    insert into clients (id, first_name, last_name, email, email_key, phone, sex, birth_date, height_cm, language, time_zone, type_id, goal,
      injuries, allergies, subscription_end, subscription_source, note, note_updated_at, source)
    select r.id, r.first_name, r.last_name, r.email, r.email_key, r.phone, r.sex, r.birth_date, r.height_cm,
      coalesce(r.language, ${language}), ${timeZone}, r.type_id, r.goal, r.injuries, r.allergies, r.subscription_end,
      case when r.subscription_end is not null then 'manual' end, r.note,
      case when r.note is not null then now() end, 'import'
    from jsonb_to_recordset(${JSON.stringify(rows.map(row => recordOf(row, types)))}::jsonb) as r (
      id uuid, first_name text, last_name text, email text, email_key text, phone text, sex text, birth_date date, height_cm numeric,
      language text, type_id uuid, goal text, injuries text, allergies text, subscription_end date, note jsonb)`)
  await insertPapers(db, rows, presets)
  const byTag = new Map<string, string[]>()
  for (const { id, draft } of rows) for (const tag of draft.tags) byTag.set(tag, [...(byTag.get(tag) ?? []), id])
  for (const [tag, ids] of byTag) await addTag(db, ids, tag)
  return [...new Set(typeNames)].filter(name => !types.has(name))
}

/** The table says on which day somebody signed, and nothing of the words. */
async function insertPapers(db: WorkspaceDb, rows: readonly ImportedClient[], { language, membershipId }: ImportPresets): Promise<void> {
  const signed = rows.flatMap(({ id, draft }) => (draft.consentDate === null ? [] : [{ id, draft, day: draft.consentDate }]))
  if (signed.length === 0) return
  await db.run(sql`
    insert into consents (id, client_id, purpose, language, day, form, recorded_by)
    select p.id, p.client_id, 'data processing', p.language, p.day, 'paper', ${membershipId}
    from unnest(${signed.map(() => newId())}::uuid[], ${signed.map(({ id }) => id)}::uuid[],
      ${signed.map(({ draft }) => draft.language ?? language)}::text[], ${signed.map(({ day }) => day)}::date[])
      as p (id, client_id, language, day)`)
}

/** Removes a draft that, within the transaction that wrote it, turns out to become no client. */
export const eraseDraft = (db: WorkspaceDb, id: string) => db.run(sql`delete from clients where id = ${id}`)

const recordOf = ({ id, draft }: ImportedClient, types: ReadonlyMap<string, string>) => ({
  id,
  first_name: draft.firstName,
  last_name: draft.lastName,
  email: draft.email,
  email_key: draft.email === null ? null : emailKey(draft.email),
  phone: draft.phone,
  sex: draft.sex,
  birth_date: draft.birthDate,
  height_cm: draft.heightCm,
  language: draft.language,
  type_id: draft.type === null ? null : (types.get(draft.type) ?? null),
  goal: draft.goal,
  injuries: draft.injuries,
  allergies: draft.allergies,
  subscription_end: draft.subscriptionEnd,
  note: draft.note === null ? null : richTextOf(draft.note),
})

// the colours can be told apart beside each other, on light and on dark
const colors = ['#2B7A78', '#B5532A', '#5B5BD6', '#8A6D1B', '#A03B7A', '#3C7D3C', '#3A6EA5', '#7A5C4A'] as const

interface MissingTypes {
  /** The number of existing types. */
  count: number
  /** The missing types: `fitting` are within the limit, `leftOut` beyond it. */
  fitting: string[]
  leftOut: string[]
}

interface TypeName {
  name: string
}

/** Finds the types that a table names and that do not exist. */
export async function findMissingTypes(db: WorkspaceDb, names: readonly string[]): Promise<MissingTypes> {
  const uniqueNames = [...new Set(names)]
  const { count } = await db.one<Count>(sql`select count(*) as count from client_types`)
  const missing = uniqueNames.length
    ? await db.many<TypeName>(sql`
    select min(wanted.name) as name from unnest(${uniqueNames}::text[]) with ordinality as wanted (name, at)
    where not exists (select from client_types t where t.name_key = search_form(wanted.name))
    group by search_form(wanted.name) order by min(wanted.at)`)
    : []
  const room = Math.max(0, typesAtMost - count)
  return { count, fitting: missing.slice(0, room).map(each => each.name), leftOut: missing.slice(room).map(each => each.name) }
}

/** Creates the missing types that the table names, up to the limit. */
async function typesByName(db: WorkspaceDb, names: readonly string[]): Promise<Map<string, string>> {
  const uniqueNames = [...new Set(names)]
  if (!uniqueNames.length) return new Map()
  await lockTypes(db)
  const { count, fitting } = await findMissingTypes(db, uniqueNames)
  for (const [at, name] of fitting.entries()) {
    await db.run(sql`
      insert into client_types (id, name, color, position)
      values (${newId()}, ${name}, ${colors[(count + at) % colors.length]}, ${count + at}) on conflict do nothing`)
  }
  const rows = await db.many<Row<'client_types', 'id'> & { name: string }>(sql`
    select wanted.name, t.id from unnest(${uniqueNames}::text[]) as wanted (name)
    join client_types t on t.name_key = search_form(wanted.name)`)
  return new Map(rows.map(each => [each.name, each.id]))
}
