import * as contract from '@allenio/contract/subscriptions'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { makeLog } from '#platform/log'
import { clientOf, samplesOf, type Scene, type TestTeam } from '#testing'
import { complete, requestLater } from './requests/complete.ts'
import { allowPauses, packageOf, sellTo } from './scene.testing.ts'

interface SubscriptionSample {
  id: string
  clientId: string
}

type Prepare = (db: WorkspaceDb, id: string) => Promise<unknown>

/** A subscription of the team's client, after the provider was asked for what `prepare` stores. */
async function boughtIn(scene: Scene, team: TestTeam, prepare?: Prepare): Promise<SubscriptionSample> {
  const { database } = scene
  const clientId = await clientOf(scene, team)
  const { id } = await sellTo(scene, team, { clientId })
  if (prepare) {
    await database.withWorkspace(team.workspaceId, 'write', db => prepare(db, id))
    await complete(database, makeLog('silent'), { workspaceId: team.workspaceId, subscriptionId: id })
  }
  return { id, clientId }
}

interface OnBought<I> {
  as: 'admin' | 'client'
  prepare?: Prepare
  input: (bought: SubscriptionSample, team: TestTeam) => Promise<I> | I
}

const onBought = async <I extends object>(scene: Scene, { as, prepare, input }: OnBought<I>) => ({
  as,
  input: await input(await boughtIn(scene, scene.a, prepare), scene.a),
  foreign: await input(await boughtIn(scene, scene.b, prepare), scene.b),
})

const byId = ({ id }: SubscriptionSample) => ({ id })

const requestCancel: Prepare = (db, id) =>
  requestLater(db, id, { kind: 'cancel', details: { at: 'period end', by: 'user' }, authorId: null })

const requestPause: Prepare = async (db, id) => {
  await allowPauses(db)
  await requestLater(db, id, { kind: 'pause', authorId: null })
}

const figures = { amountSeen: 5000, dueNowSeen: 0, balanceSeen: 0, prorationDate: new Date().toISOString() }

const anotherDay = ({ id }: SubscriptionSample) => ({ id, anchorDay: 5 })

const waitingChange: Prepare = async (db, id) => {
  const row = await db.one<Row<'subscriptions'>>(sql`select * from subscriptions where id = ${id}`)
  const terms = { amount: row.amount, intervalUnit: row.interval_unit, intervalCount: row.interval_count }
  const change = { package: { id: row.package_id, name: 'Coaching' }, versionId: row.version_id, ...terms, anchorDay: 5 }
  await requestLater(db, id, { kind: 'change', details: { at: 'period end', change }, authorId: null })
}

export const subscriptionSamples = samplesOf(contract, {
  listSubscriptions: async scene => {
    await boughtIn(scene, scene.a)
    const { id: packageId } = await packageOf(scene, scene.b)
    return { as: 'admin', input: { packageId }, foreign: { packageId }, idFilters: ['packageId', 'collaboratorId'] }
  },
  listClientSubscriptions: scene => onBought(scene, { as: 'admin', input: ({ clientId: id }) => ({ id }) }),
  getSubscription: scene => onBought(scene, { as: 'client', input: byId }),
  cancelSubscription: scene => onBought(scene, { as: 'client', input: byId }),
  keepSubscription: scene => onBought(scene, { as: 'client', prepare: requestCancel, input: byId }),
  previewSubscriptionChange: scene => onBought(scene, { as: 'admin', input: anotherDay }),
  changeSubscription: scene => onBought(scene, { as: 'admin', input: bought => ({ ...anotherDay(bought), ...figures }) }),
  releaseSubscriptionChange: scene => onBought(scene, { as: 'admin', prepare: waitingChange, input: byId }),
  pauseSubscription: scene => onBought(scene, { as: 'client', prepare: allowPauses, input: byId }),
  resumeSubscription: scene => onBought(scene, { as: 'client', prepare: requestPause, input: byId }),
  changeSubscriptionCard: scene => onBought(scene, { as: 'client', input: byId }),
  withdrawSubscription: scene => onBought(scene, { as: 'client', input: byId }),
  listEndingSubscriptions: async scene => ({
    ...(await onBought(scene, { as: 'admin', input: ({ clientId }) => ({ clientIds: [clientId] }) })),
  }),
})
