import type { Language } from '@allenio/contract'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { defineWorkspaceJob, enqueue } from '#platform/jobs'
import { pushTo } from '#platform/push'
import { makeSay } from '#platform/words'

const say = makeSay({
  it: { title: 'Recupero finito', body: 'Tocca a te: prossima serie.' },
  en: { title: 'Rest is over', body: 'Your turn: next set.' },
})

/** Later than this it would only startle. */
const ttlSeconds = 60

interface RestAlert {
  id: string
  membershipId: string
  personId: string
  language: Language
}

/** Rings once, if no other alert has taken its place and nobody has looked at the screen since. */
export const restAlert = defineWorkspaceJob<RestAlert>({
  name: 'rest alert',
  retry: { limit: 1, delaySeconds: 1 },
  async handle({ db }, { id, membershipId, personId, language }) {
    const rung = await db.run(sql`delete from rest_alerts where membership_id = ${membershipId} and id = ${id}`)
    if (rung === 0) return
    const words = say(language)
    const notice = { title: words('title'), body: words('body'), url: '/me/workout', tag: 'rest', urgency: 'high', ttlSeconds } as const
    await pushTo(db, personId, notice)
  },
})

export async function scheduleRestAlert(db: WorkspaceDb, { membershipId, personId, language }: Actor, seconds: number): Promise<void> {
  const id = newId()
  await db.run(sql`
    insert into rest_alerts (membership_id, id) values (${membershipId}, ${id})
    on conflict (workspace_id, membership_id) do update set id = excluded.id`)
  await enqueue(db, restAlert, { id, membershipId, personId, language }, { startAfterSeconds: seconds })
}

export const cancelRestAlert = (db: WorkspaceDb, { membershipId }: Actor) =>
  db.run(sql`delete from rest_alerts where membership_id = ${membershipId}`)
