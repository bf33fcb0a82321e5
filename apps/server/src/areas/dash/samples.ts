import * as contract from '@allenio/contract/dash'
import { newId } from '@allenio/domain/ids'
import { addDays, romeDay } from '@allenio/domain/days'
import { grantPlanTo } from '#areas/plan'
import { suspendWorkspace } from '#areas/permissions'
import { markProved } from '#platform/auth'
import { sql, type Row } from '#platform/db'
import { samplesOf, testPassword, type Scene } from '#testing'

const reason = 'Lo ha chiesto il titolare'

/** The call on a row, and on one that is not there: no row of the operator has a neighbour. */
const onRow = <I extends object>(id: string, input: (id: string) => I) => ({
  as: 'superAdmin' as const,
  input: input(id),
  foreign: input(newId()),
})

const prove = ({ database, superAdmin }: Scene) => database.withSystem('write', db => markProved(db, superAdmin.sessionId))

const suspended = async ({ database, a }: Scene): Promise<string> => {
  await database.withSystem('write', db => suspendWorkspace(db, a.workspaceId, reason))
  return a.workspaceId
}

interface IdRow {
  id: string
}

const failedJobOf = ({ database }: Scene): Promise<string> =>
  database.withSystem('write', async db => {
    const row = await db.one<IdRow>(sql`
      insert into pgboss.job_common (name, data, state, source_name)
      values ('failed-jobs', '{"workspaceId": null, "data": {}}', 'completed', 'sweep-exports') returning id`)
    return row.id
  })

const message = {
  kind: 'banner' as const,
  textIt: 'Domenica notte aggiorniamo il servizio.',
  textEn: 'We update the service on Sunday night.',
  fromDay: romeDay(),
  untilDay: addDays(romeDay(), 3),
}

const messageOf = ({ database }: Scene): Promise<string> =>
  database.withSystem('write', async db => {
    const row = await db.one<Row<'operator_messages', 'id'>>(sql`
      insert into operator_messages (id, kind, text_it, text_en, from_day, until_day)
      values (${newId()}, 'notice', 'Ciao', 'Hello', ${romeDay()}, ${romeDay()}) returning id`)
    return row.id
  })

export const dashSamples = samplesOf(contract, {
  proveOperator: () => ({ as: 'superAdmin', input: { password: testPassword } }),
  getCoaches: () => ({ as: 'superAdmin', input: { search: 'studio', state: 'trial', test: 'no', sort: '-clients' } }),
  exportCoaches: async scene => {
    await prove(scene)
    return { as: 'superAdmin', input: { reason } }
  },
  getCoach: ({ a }) => onRow(a.workspaceId, id => ({ id })),
  changeTrialEnd: ({ a }) => onRow(a.workspaceId, id => ({ id, day: addDays(romeDay(), 40), reason })),
  grantPlan: ({ a }) => onRow(a.workspaceId, id => ({ id, places: 500, until: addDays(romeDay(), 90), reason })),
  endGrantedPlan: async ({ database, a }) => {
    await database.withSystem('write', db => grantPlanTo(db, a.workspaceId, { name: 'Premium', maxClients: 15, price: 0, until: null }))
    return onRow(a.workspaceId, id => ({ id, reason }))
  },
  changeTestMark: ({ a }) => onRow(a.workspaceId, id => ({ id, isTest: true, reason })),
  suspendBusiness: ({ a }) => onRow(a.workspaceId, id => ({ id, reason })),
  releaseBusiness: async scene => onRow(await suspended(scene), id => ({ id, reason })),
  resetSecondFactor: async scene => {
    await prove(scene)
    const { personId, email } = scene.a.coach
    await scene.database.withSystem('write', db =>
      db.run(sql`insert into second_factors (person_id, secret, confirmed_at) values (${personId}, 'sealed', now())`),
    )
    return { as: 'superAdmin', input: { email, reason }, foreign: { email: `${newId()}@example.com`, reason } }
  },
  deleteUser: async scene => {
    await prove(scene)
    const { personId, email } = scene.a.admin
    return onRow(personId, id => ({ id, email, reason }))
  },
  undoDeletion: async scene => {
    const { personId } = scene.a.admin
    await scene.database.withSystem('write', db =>
      db.run(sql`insert into operator_deletions (id, person_id, due_at) values (${newId()}, ${personId}, now() + interval '7 days')`),
    )
    return onRow(personId, id => ({ id, reason }))
  },
  getStats: () => ({ as: 'superAdmin', input: {} }),
  getDashGraphsData: () => ({ as: 'superAdmin', input: { period: '12 months' } }),
  getWorkoutPackagePayments: () => ({ as: 'superAdmin', input: { search: 'base', kind: 'purchase', from: '2026-01-01' } }),
  getOperation: () => ({ as: 'superAdmin', input: {} }),
  retryJob: async scene => onRow(await failedJobOf(scene), id => ({ id })),
  discardJob: async scene => onRow(await failedJobOf(scene), id => ({ id })),
  listOperatorMessages: () => ({ as: 'superAdmin', input: {} }),
  createOperatorMessage: () => ({ as: 'superAdmin', input: message }),
  updateOperatorMessage: async scene => onRow(await messageOf(scene), id => ({ id, ...message })),
  deleteOperatorMessage: async scene => onRow(await messageOf(scene), id => ({ id })),
  getOperatorMessages: () => ({ as: 'coach', input: {} }),
  listInterventions: () => ({ as: 'admin', input: {} }),
})
