import type { Language, Output } from '@allenio/contract'
import type { getOwnHome } from '@allenio/contract/home'
import { dayIn } from '@allenio/domain/days'
import { latestMessage } from '#areas/chat'
import { countDoneOn, countDueActions, readDueActions } from '#areas/client-actions'
import { clientReader } from '#areas/client-records'
import { ownClient, readClientSettings } from '#areas/clients'
import { teamOfClient } from '#areas/collaborators'
import { readClientMetrics } from '#areas/metrics'
import { readProgresses } from '#areas/progress'
import { readTrend } from '#areas/weights'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'

const shownProgresses = 3
const shownMetrics = 6
const shownPoints = 90

/** The client's day, their progress, and the team in charge. */
export async function readOwnHome(db: WorkspaceDb, actor: Actor, language: Language): Promise<Output<typeof getOwnHome>> {
  const [client, settings] = await Promise.all([ownClient(db, actor), readClientSettings(db)])
  const { timeZone } = actor
  const today = dayIn(timeZone)
  const reader = clientReader(actor, settings.mayAddPhotos)
  const [business, { actions }, actionsTotal, doneToday, { trend, points }, { progresses }, metrics, coaches, latest] = await Promise.all([
    db.one<Row<'workspaces', 'name'>>(sql`select name from workspaces`),
    readDueActions(db, client.id, { page: 1, today }),
    countDueActions(db, client.id, today),
    countDoneOn(db, client.id, { today, timeZone }),
    readTrend(db, client.id),
    readProgresses(db, { clientId: client.id }, { page: 1, reader }),
    readClientMetrics(db, client.id, language),
    readCoaches(db, client.id, actor),
    latestMessage(db, actor),
  ])
  return {
    firstName: client.first_name,
    businessName: business.name,
    today,
    actions,
    actionsTotal,
    doneToday,
    weight: { trend, points: points.slice(-shownPoints) },
    progresses: progresses.slice(0, shownProgresses),
    metrics: metrics.filter(({ type }) => type !== 'weight').slice(0, shownMetrics),
    coaches: coaches.map(({ id, name, role, photo }) => ({ id, name, role, photo })),
    latestMessage: latest ?? null,
    subscriptionEnd: client.subscription_end,
    mayAdd: { weights: settings.mayAddWeights, progress: settings.mayAddPhotos, metrics: settings.mayAddMetrics },
  }
}

async function readCoaches(db: WorkspaceDb, clientId: string, { personId }: Actor) {
  const inCharge = await db.many<Row<'client_collaborators', 'membership_id'>>(sql`
    select k.membership_id from client_collaborators k where k.client_id = ${clientId} order by k.created_at, k.membership_id`)
  return teamOfClient(
    db,
    inCharge.map(({ membership_id }) => membership_id),
    personId,
  )
}
