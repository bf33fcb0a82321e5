import { tagsAtMost } from '@allenio/contract/clients'
import { sql, type Db, type Row } from '#platform/db'
import { eraseFiles } from '#platform/files'

interface MergedRecords {
  workspaceId: string
  fromId: string
  toId: string
}

/** Fills the empty fields of the record that stays, adds the other's note after its own, and then deletes the other record. */
export async function mergeRecord(db: Db, { workspaceId, fromId, toId }: MergedRecords): Promise<void> {
  const isOfOther = sql`workspace_id = ${workspaceId} and client_id = ${fromId}`
  await db.run(sql`
    insert into client_collaborators (workspace_id, client_id, membership_id)
    select workspace_id, ${toId}::uuid, membership_id from client_collaborators where ${isOfOther} on conflict do nothing`)
  await db.run(sql`
    insert into client_tags (workspace_id, client_id, tag)
    select workspace_id, ${toId}::uuid, tag from client_tags f where ${isOfOther}
      and not exists (select from client_tags t
        where t.workspace_id = f.workspace_id and t.client_id = ${toId} and t.tag_key = f.tag_key)
    order by tag_key limit greatest(0, ${tagsAtMost}::int - (
      select count(*) from client_tags where workspace_id = ${workspaceId} and client_id = ${toId}))`)
  const { photo_file_id: photoId, is_kept: isKept } = await db.one<Row<'clients', 'photo_file_id'> & { is_kept: boolean }>(sql`
    update clients t set
      last_name = coalesce(nullif(t.last_name, ''), f.last_name), phone = coalesce(t.phone, f.phone),
      sex = coalesce(t.sex, f.sex),
      birth_date = coalesce(t.birth_date, f.birth_date), height_cm = coalesce(t.height_cm, f.height_cm),
      photo_file_id = coalesce(t.photo_file_id, f.photo_file_id), type_id = coalesce(t.type_id, f.type_id),
      goal = coalesce(nullif(t.goal, ''), f.goal), injuries = coalesce(nullif(t.injuries, ''), f.injuries),
      allergies = coalesce(nullif(t.allergies, ''), f.allergies), subscription_end = coalesce(t.subscription_end, f.subscription_end),
      subscription_source = case when t.subscription_end is null then f.subscription_source else t.subscription_source end,
      note = case when t.note is null then f.note when f.note is null then t.note
        else jsonb_set(t.note, '{content}', (t.note -> 'content') || (f.note -> 'content')) end,
      note_updated_at = case when f.note is null then t.note_updated_at else clock_timestamp() end,
      updated_at = clock_timestamp()
    from clients f
    where t.workspace_id = ${workspaceId} and t.id = ${toId} and f.workspace_id = ${workspaceId} and f.id = ${fromId}
    returning f.photo_file_id, t.photo_file_id is not distinct from f.photo_file_id as is_kept`)
  await db.run(sql`delete from clients where workspace_id = ${workspaceId} and id = ${fromId}`)
  if (photoId !== null && !isKept) await eraseFiles(db, workspaceId, [photoId])
}
