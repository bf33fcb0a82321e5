import * as contract from '@allenio/contract/dash'
import { businessesPerPage } from '@allenio/contract/dash'
import { addDays, momentOf, romeDay } from '@allenio/domain/days'
import { mostClientsOfPlans } from '@allenio/domain/plan'
import { setTestMark } from '#areas/account'
import { proveSession, refuseWithoutFreshProof, resetFactorOf } from '#areas/auth'
import { releaseWorkspace, moveTrialEnd, suspendWorkspace } from '#areas/permissions'
import { endGrantedPlanOf, grantPlanTo, refreshPlanScreens } from '#areas/plan'
import { pageOf } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { bindPerson, withMessage } from '#platform/http'
import { intervene } from '../interventions.ts'
import { businessTable } from './csv.ts'
import { readCoach } from './detail.ts'
import { presentCoach } from './present.ts'
import { countBusinesses, listAdmins, listBusinessIds, readBusinesses } from './queries.ts'

const perPage = businessesPerPage

const endOfRomeDay = (day: string): string => new Date(momentOf(addDays(day, 1), '00:00', 'Europe/Rome')).toISOString()

export const businessBindings = [
  bindPerson(contract.proveOperator, async ({ db, actor }, proof) => {
    await proveSession(db, actor, proof)
    return {}
  }),

  bindPerson(contract.getCoaches, async ({ db }, { page, sort, ...filters }) => {
    const { pageRows: ids, nextPage } = pageOf(await listBusinessIds(db, { filters, sort, page, perPage }), page, perPage)
    const coaches = (await readBusinesses(db, ids)).map(presentCoach)
    return { coaches, nextPage, total: await countBusinesses(db, filters) }
  }),

  // a reader who sums up a table expects real businesses in it
  bindPerson(contract.exportCoaches, async (call, { sort, reason, test = 'no', ...filters }) => {
    const { db, actor } = call
    await refuseWithoutFreshProof(db, actor)
    const rows = await readBusinesses(db, await listBusinessIds(db, { filters: { test, ...filters }, sort, perPage }))
    await intervene(call, { action: 'export businesses', reason })
    return businessTable(rows.map(presentCoach), actor.language)
  }),

  bindPerson(contract.getCoach, ({ db }, { id }) => readCoach(db, id)),

  bindPerson(contract.changeTrialEnd, async (call, { id, day, reason }) => {
    if (day < romeDay()) throw wrongField('day', 'day has passed')
    if (!(await moveTrialEnd(call.db, id, day))) throw new AppError('not found')
    await intervene(call, { action: 'change trial end', reason, workspaceId: id })
    await refreshPlanScreens(call.db, id)
    return withMessage('trial changed', {})
  }),

  bindPerson(contract.grantPlan, async (call, { id, places, until, reason }) => {
    found((await readBusinesses(call.db, [id]))[0])
    if (until !== null && until < romeDay()) throw wrongField('until', 'day has passed')
    const name = places === null || places > mostClientsOfPlans ? 'Enterprise' : 'Premium'
    const plan = { name, maxClients: places, price: 0, until: until === null ? null : endOfRomeDay(until) }
    if (!(await grantPlanTo(call.db, id, plan))) throw new AppError('plan is paid')
    await intervene(call, { action: 'grant plan', reason, workspaceId: id })
    await refreshPlanScreens(call.db, id)
    return withMessage('plan granted', {})
  }),

  bindPerson(contract.endGrantedPlan, async (call, { id, reason }) => {
    found((await readBusinesses(call.db, [id]))[0])
    if (!(await endGrantedPlanOf(call.db, id))) throw new AppError('no granted plan')
    await intervene(call, { action: 'end granted plan', reason, workspaceId: id })
    await refreshPlanScreens(call.db, id)
    return withMessage('granted plan ended', {})
  }),

  bindPerson(contract.changeTestMark, async (call, { id, isTest, reason }) => {
    found((await readBusinesses(call.db, [id]))[0])
    await setTestMark(call.db, await listAdmins(call.db, id), isTest)
    await intervene(call, { action: 'change test mark', reason, workspaceId: id })
    return withMessage('test mark changed', {})
  }),

  bindPerson(contract.suspendBusiness, async (call, { id, reason }) => {
    found((await readBusinesses(call.db, [id]))[0])
    if (!(await suspendWorkspace(call.db, id, reason))) throw new AppError('already suspended')
    await intervene(call, { action: 'suspend business', reason, workspaceId: id })
    return withMessage('business suspended by operator', {})
  }),

  bindPerson(contract.releaseBusiness, async (call, { id, reason }) => {
    found((await readBusinesses(call.db, [id]))[0])
    if (!(await releaseWorkspace(call.db, id))) throw new AppError('not suspended')
    await intervene(call, { action: 'release business', reason, workspaceId: id })
    return withMessage('business released', {})
  }),

  bindPerson(contract.resetSecondFactor, async (call, { email, reason }) => {
    const { db, actor } = call
    await refuseWithoutFreshProof(db, actor)
    const { personId, workspaceIds } = await resetFactorOf(db, email)
    for (const workspaceId of workspaceIds)
      await intervene(call, { action: 'reset second factor', reason, workspaceId, subjectId: personId })
    if (workspaceIds.length === 0) await intervene(call, { action: 'reset second factor', reason, subjectId: personId })
    return withMessage('second factor was reset', {})
  }),
]
