import { listOwnCredits } from '@allenio/contract/credits'
import { getClientDetail, createClientType } from '@allenio/contract/clients'
import { addPackageAttachment, getPackage, updatePackage, type Unlocks } from '@allenio/contract/packages'
import { deleteProgram, listClientPrograms } from '@allenio/contract/programs'
import { archiveSurvey, listOwnSurveys } from '@allenio/contract/surveys'
import { listConversations } from '@allenio/contract/chat'
import { createKind } from '@allenio/contract/reservations'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { clientOf, lonelyClientOf, statusOfFile, testHouse, uploadOf, type TestTeam } from '#testing'
import { expect, test } from 'vitest'
import { packageOf } from '../scene.testing.ts'
import { giveUnlocks, moveUnlocks, revokeUnlocks } from './gifts.ts'
import { saleableProgramOf, saleableSurveyOf } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()

const inTeam = <T>({ workspaceId }: TestTeam, work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(workspaceId, 'write', work)

interface Sale {
  team: TestTeam
  clientId: string
  packageId: string
  saleId: string
  give: (options?: { periodFrom?: string; clientId?: string }) => Promise<void>
  revoke: (...kinds: (keyof typeof kindNames)[]) => Promise<void>
}

const kindNames = { program: true, survey: true, credits: true, chat: true, collaborator: true, file: true, 'client type': true }

async function saleOf(team: TestTeam, clientId: string, { unlocks = {}, ...fields }: Fields = {}): Promise<Sale> {
  const all = { programIds: [], surveyIds: [], credits: [], opensChat: false, collaboratorIds: [], ...unlocks }
  const packageId = await packageOf(house, team, { ...fields, unlocks: all })
  const { terms } = await as(team.admin).call(getPackage, { id: packageId })
  const saleId = newId()
  return {
    team,
    clientId,
    packageId,
    saleId,
    give: ({ periodFrom, clientId: to = clientId } = {}) =>
      inTeam(team, db =>
        giveUnlocks(db, { saleId, clientId: to, versionId: terms.versionId, authorId: null, day: today, periodFrom: periodFrom ?? null }),
      ),
    revoke: (...kinds) =>
      inTeam(team, db => revokeUnlocks(db, { saleId, authorId: team.admin.membershipId, ...(kinds.length > 0 && { kinds }) })),
  }
}

interface Fields extends Omit<Parameters<typeof packageOf>[2] & object, 'unlocks'> {
  unlocks?: Partial<Unlocks>
}

type UnlockRow = Row<'sale_unlocks', 'kind' | 'given_id' | 'revoked_at' | 'client_id'>

const rowsOf = ({ team, saleId }: Sale) =>
  inTeam(team, db =>
    db.many<UnlockRow>(sql`select kind, given_id, revoked_at, client_id from sale_unlocks where sale_id = ${saleId} order by id`),
  )

const oneTime = { billingModel: 'ONE_TIME_PAYMENT' as const }

test('everything is given once, in one go, and taken back', async () => {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const programId = await saleableProgramOf(house, team)
  const surveyId = await saleableSurveyOf(house, team)
  const kind = await as(team.admin).call(createKind, { name: 'Personal', durationMinutes: 60, credits: 1 })
  const type = await as(team.admin).call(createClientType, { name: 'Online', color: '#336699' })
  await inTeam(team, db => db.run(sql`delete from client_collaborators where membership_id = ${team.nutritionist.membershipId}`))
  await inTeam(team, db => db.run(sql`update conversations set is_enabled = false where client_id = ${clientId}`))
  const sale = await saleOf(team, clientId, {
    ...oneTime,
    clientTypeId: type.id,
    unlocks: {
      programIds: [programId],
      surveyIds: [surveyId],
      credits: [{ kindId: kind.id, amount: 5, validDays: 30, each: 'once' }],
      opensChat: true,
      collaboratorIds: [team.nutritionist.membershipId],
    },
  })
  // two at once, and once more: the second finds nothing to do
  await Promise.all([sale.give(), sale.give()])
  await sale.give()
  expect((await rowsOf(sale)).map(row => row.kind).toSorted()).toEqual(Object.keys(kindNames).toSorted())
  const state = async () => {
    const { programs } = await as(team.admin).call(listClientPrograms, { id: clientId, page: 1 })
    const detail = await as(team.admin).call(getClientDetail, { id: clientId })
    return {
      programs: programs.map(({ endedAt }) => endedAt === null),
      surveys: (await as(team.client).call(listOwnSurveys, {})).surveys.map(({ surveyId: id }) => id),
      credits: (await as(team.client).call(listOwnCredits, {})).balance,
      type: detail.type?.name ?? null,
      collaborators: detail.collaborators.map(({ id }) => id).toSorted(),
      chats: (await as(team.client).call(listConversations, {})).conversations.map(({ closure }) => closure === null),
    }
  }
  expect(await state()).toEqual({
    programs: [true],
    surveys: [surveyId],
    credits: 5,
    type: 'Online',
    collaborators: [team.coach.membershipId, team.nutritionist.membershipId].toSorted(),
    chats: [true],
  })
  const { packs } = await as(team.client).call(listOwnCredits, {})
  expect(packs).toMatchObject([{ amount: 5, untilDay: addDays(today, 29), kind: { id: kind.id } }])
  await sale.revoke('credits')
  await sale.revoke('credits')
  expect((await state()).credits).toBe(0)
  await sale.revoke()
  await sale.give()
  expect(await state()).toEqual({
    programs: [false],
    surveys: [],
    credits: 0,
    type: null,
    collaborators: [team.coach.membershipId],
    chats: [false],
  })
})

test('credits of each period come with each period, once', async () => {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const sale = await saleOf(team, clientId, { unlocks: { credits: [{ kindId: null, amount: 4, validDays: null, each: 'period' }] } })
  for (const periodFrom of ['2026-12-01', '2026-12-01', '2027-01-01']) await sale.give({ periodFrom })
  expect((await as(team.client).call(listOwnCredits, {})).balance).toBe(8)
  await sale.revoke()
  expect((await as(team.client).call(listOwnCredits, {})).balance).toBe(0)
})

test('what is gone by then is left out, and the audit log says so', async () => {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const [programId, surveyId] = [await saleableProgramOf(house, team), await saleableSurveyOf(house, team)]
  const sale = await saleOf(team, clientId, {
    ...oneTime,
    unlocks: { programIds: [programId], surveyIds: [surveyId], collaboratorIds: [team.coach.membershipId] },
  })
  await as(team.admin).call(deleteProgram, { id: programId })
  await as(team.admin).call(archiveSurvey, { id: surveyId, isArchived: true })
  await inTeam(team, db => db.run(sql`update memberships set status = 'inactive' where id = ${team.coach.membershipId}`))
  await sale.give()
  await sale.give()
  const skipped = await inTeam(team, db =>
    db.many<Row<'audit_log', 'details'>>(sql`select details from audit_log where action = 'skip unlock' order by created_at`),
  )
  expect(skipped.map(({ details }) => details)).toMatchObject([
    { kind: 'collaborator', unlockId: team.coach.membershipId },
    { kind: 'program', unlockId: programId },
    { kind: 'survey', unlockId: surveyId },
  ])
  // the package still names them, and is saved with what is left
  const shown = await as(team.admin).call(updatePackage, { id: sale.packageId, price: 10_000 })
  expect(shown.unlockNames.map(({ id }) => id)).toEqual([surveyId])
})

test('an inactive client gets programs with the next call, once active', async () => {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const sale = await saleOf(team, clientId, { ...oneTime, unlocks: { programIds: [await saleableProgramOf(house, team)] } })
  const setStatus = (status: string) => inTeam(team, db => db.run(sql`update clients set status = ${status} where id = ${clientId}`))
  await setStatus('inactive')
  await sale.give()
  expect((await rowsOf(sale)).map(row => row.kind)).toEqual(['file'])
  await setStatus('active')
  await sale.give()
  expect((await as(team.admin).call(listClientPrograms, { id: clientId, page: 1 })).programs).toHaveLength(1)
})

test('what two sales give is taken back with the last of them', async () => {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  await inTeam(team, db => db.run(sql`update conversations set is_enabled = false where client_id = ${clientId}`))
  const chat = async () => (await as(team.client).call(listConversations, {})).conversations.map(({ closure }) => closure === null)
  const [first, second] = [
    await saleOf(team, clientId, { unlocks: { opensChat: true } }),
    await saleOf(team, clientId, { unlocks: { opensChat: true } }),
  ]
  await first.give()
  await second.give()
  await first.revoke()
  expect(await chat()).toEqual([true])
  await second.revoke()
  expect(await chat()).toEqual([false])
})

test('what a client had anyway stays when the sale ends', async () => {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const sale = await saleOf(team, clientId, { unlocks: { opensChat: true, collaboratorIds: [team.coach.membershipId] } })
  await sale.give()
  await sale.revoke()
  const { collaborators } = await as(team.admin).call(getClientDetail, { id: clientId })
  expect(collaborators.map(({ id }) => id)).toContain(team.coach.membershipId)
  expect((await as(team.client).call(listConversations, {})).conversations).toMatchObject([{ closure: null }])
})

test('a welcome survey is asked at entry, and not a second time when the client comes in', async () => {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const surveyId = await saleableSurveyOf(house, team, { type: 'WELCOME', welcomeFor: 'everybody' })
  const sale = await saleOf(team, clientId, { unlocks: { surveyIds: [surveyId] } })
  await sale.give()
  expect((await as(team.client).call(listOwnSurveys, {})).surveys).toMatchObject([{ surveyId, opensAtEntry: true }])
})

test('a purchase moves to another client with what is left of it', async () => {
  const team = await given.team()
  const [fromId, toId] = [await clientOf(house, team), await lonelyClientOf(house, team)]
  const programId = await saleableProgramOf(house, team)
  const sale = await saleOf(team, fromId, {
    ...oneTime,
    unlocks: { programIds: [programId], credits: [{ kindId: null, amount: 6, validDays: null, each: 'once' }] },
  })
  await sale.give()
  await inTeam(team, db => db.run(sql`update credit_packs set remaining = 2 where client_id = ${fromId}`))
  const move = () => inTeam(team, db => moveUnlocks(db, { saleId: sale.saleId, toClientId: toId }))
  await Promise.all([move(), move()])
  const creditsOf = (clientId: string) =>
    inTeam(team, db =>
      db.one<Row<'credit_packs', 'remaining'>>(sql`
        select coalesce(sum(remaining), 0)::int as remaining from credit_packs where client_id = ${clientId}`),
    )
  expect([await creditsOf(fromId), await creditsOf(toId)]).toEqual([{ remaining: 0 }, { remaining: 2 }])
  const programsOf = async (id: string) =>
    (await as(team.admin).call(listClientPrograms, { id, page: 1 })).programs.map(({ endedAt }) => endedAt === null)
  expect([await programsOf(fromId), await programsOf(toId)]).toEqual([[false], [true]])
  expect(new Set((await rowsOf(sale)).map(row => row.client_id))).toEqual(new Set([toId]))
})

test('files are opened by whoever has bought the package, and by no other client', async () => {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const sale = await saleOf(team, clientId)
  const { file } = await as(team.admin).call(addPackageAttachment, { id: sale.packageId, uploadId: await uploadOf(team.admin) })
  const open = () => statusOfFile(house, file.id, team.client)
  expect(await open()).toBe(404)
  await sale.give()
  expect(await open()).toBe(200)
  await sale.revoke('file')
  expect(await open()).toBe(404)
})
