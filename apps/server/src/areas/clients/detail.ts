import type { ClientDetail } from '@allenio/contract/clients'
import { ageOn } from '@allenio/domain/clients'
import { dayIn } from '@allenio/domain/days'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { consentDate } from './consents/consents.ts'
import { findInCharge, presentRow, type ListedClient } from './list/list.ts'
import { currentPause } from './pauses/queries.ts'
import { clientPhoto, type ReachedClient } from './reach.ts'

type Beside = Pick<ListedClient, 'last_seen_at' | 'type_name' | 'type_color' | 'tags' | 'pause'> & { consent_date: string | null }

/** All data that the team sees about a client. */
export async function presentDetail(db: WorkspaceDb, actor: Actor, client: ReachedClient): Promise<ClientDetail> {
  const beside = await db.one<Beside>(sql`
    select m.last_seen_at, t.name as type_name, t.color as type_color,
      array(select g.tag from client_tags g where g.client_id = c.id order by g.tag_key) as tags,
      ${currentPause()} as pause, ${consentDate} as consent_date
    from clients c
    left join memberships m on m.workspace_id = c.workspace_id and m.id = c.membership_id
    left join client_types t on t.workspace_id = c.workspace_id and t.id = c.type_id
    where c.id = ${client.id}`)
  const inCharge = await findInCharge(db, [client.id])
  return {
    ...presentRow({ ...client, ...beside }, actor, inCharge),
    photoUrl: clientPhoto(client, actor.personId, 'original'),
    sex: client.sex,
    birthDate: client.birth_date,
    age: client.birth_date === null ? null : ageOn(client.birth_date, dayIn(client.time_zone)),
    heightCm: client.height_cm,
    language: client.language,
    timeZone: client.time_zone,
    goal: client.goal,
    injuries: client.injuries,
    allergies: client.allergies,
    consentDate: beside.consent_date,
    source: client.source,
    deactivatedAt: client.deactivated_at,
    note: client.note,
    noteUpdatedAt: client.note_updated_at,
    updatedAt: client.updated_at,
  }
}
