import type { NutrientCode } from '@allenio/contract/aliments'
import { presetMicronutrients } from '@allenio/contract/micronutrients'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'

/** Lists the nutrients that the actor has chosen in this business; without a choice, the preset ones. */
export async function listChosen(db: WorkspaceDb, { membershipId }: Pick<Actor, 'membershipId'>): Promise<readonly NutrientCode[]> {
  const row = await db.maybeOne<Row<'micronutrient_choices', 'codes'>>(sql`
    select codes from micronutrient_choices where membership_id = ${membershipId}`)
  return row?.codes ?? presetMicronutrients
}

export const writeChosen = (db: WorkspaceDb, { membershipId }: Pick<Actor, 'membershipId'>, codes: readonly NutrientCode[]) =>
  db.run(sql`
  insert into micronutrient_choices (membership_id, codes) values (${membershipId}, ${[...new Set(codes)]}::text[])
  on conflict (workspace_id, membership_id) do update set codes = excluded.codes, updated_at = now()`)
