import {
  createVisit,
  updateVisit,
  createProtocol,
  deleteProtocol,
  protocolsAtMost,
  undeleteProtocol,
  updateProtocol,
  getVisitSettings,
  updateVisitSettings,
  getVisit,
  getVisitBase,
  type Protocol,
} from '@allenio/contract/visits'
import { sql, type Row } from '#platform/db'
import { testHouse, type TestTeam } from '#testing'
import { expect, test } from 'vitest'
import { measures, protocolContent, protocolOf, refusal, today, visitScene, yesterday } from './scene.testing.ts'

const house = await testHouse()
const { as, given } = house
const scene = visitScene(house)

const ownOf = async ({ nutritionist }: TestTeam): Promise<Protocol[]> => (await as(nutritionist).call(getVisitSettings, {})).protocols

test('an admin makes protocols, which the team reads in the settings of visits and with each visit', async () => {
  const team = await scene.team()
  const created = await as(team.admin).call(createProtocol, protocolContent)
  expect(created).toMatchObject(protocolContent)
  expect(await ownOf(team)).toEqual([created])
  const changed = await as(team.admin).call(updateProtocol, { ...created, nameEn: '', measures: ['hips', 'waist'] })
  expect(changed).toEqual({ ...created, nameEn: '', measures: ['hips', 'waist'] })
  const { settings } = await as(team.nutritionist).call(getVisitBase, { id: team.clientId })
  expect(settings.protocols).toEqual([changed])
  expect(await ownOf(await given.team())).toEqual([])
})

test('who changes protocols and settings is logged, with the names of the settings alone', async () => {
  const team = await given.team()
  const { id, ...content } = await as(team.admin).call(createProtocol, protocolContent)
  await as(team.admin).call(updateProtocol, { id, ...content, nameEn: 'Short' })
  await as(team.admin).call(deleteProtocol, { id })
  await as(team.admin).call(undeleteProtocol, { id })
  await as(team.admin).call(updateVisitSettings, { sharesVisits: false, fatFormula: 'SLOAN' })
  // a call that is refused changes nothing that could be logged
  expect((await as(team.nutritionist).ask(updateVisitSettings, { sharesVisits: true })).status).toBe(403)
  await expect(as(team.admin).call(createProtocol, { ...protocolContent, nameIt: '', nameEn: '' })).rejects.toThrow()
  const deeds = await scene.inTeam(team, db =>
    db.many<Row<'audit_log', 'action' | 'person_id' | 'subject_id' | 'details'>>(sql`
    select action, person_id, subject_id, details from audit_log where action like '%protocol' or action like '%visit settings'
    order by created_at, id`),
  )
  expect(deeds.map(({ action, person_id: personId, subject_id: subjectId }) => [action, personId, subjectId])).toEqual([
    ...['create protocol', 'update protocol', 'delete protocol', 'undelete protocol'].map(action => [action, team.admin.personId, id]),
    ['update visit settings', team.admin.personId, null],
  ])
  expect(deeds.at(-1)?.details).toEqual({ changed: ['sharesVisits', 'fatFormula'] })
})

test.each([
  [{ nameIt: ' ', nameEn: '' }, 'protocol name needed'],
  [{ measures: ['waist', 'waist'] }, 'invalid input'],
  [{ measures: ['weight'] }, 'invalid input'],
  [{ measures: ['arms.left'] }, 'invalid input'],
  [{ ownFields: ['Passi', 'Passi'] }, 'invalid input'],
  [{ ownFields: [''] }, 'invalid input'],
  [{ siteOrder: 'backwards' }, 'invalid input'],
  [{ nameIt: 'a'.repeat(81) }, 'invalid input'],
])('a protocol is refused with %j', async (written, code) => {
  const { admin } = await given.team()
  const input = { ...protocolContent, ...written }
  // the types of the call refuse most of these already
  await expect(as(admin).call(createProtocol, input as typeof protocolContent)).rejects.toMatchObject(refusal(code))
})

test('a deleted one comes back with its place, and only as long as there is room', async () => {
  const team = await given.team()
  const id = await protocolOf(house, team)
  const admin = as(team.admin)
  await admin.call(updateVisitSettings, { protocol: id, protocolOrder: [id, 'girths'], hiddenProtocols: ['seven folds'] })
  await admin.call(deleteProtocol, { id })
  expect(await ownOf(team)).toEqual([])
  expect(await admin.call(undeleteProtocol, { id })).toMatchObject({ id, nameIt: 'Rapido' })
  expect(await as(team.nutritionist).call(getVisitSettings, {})).toMatchObject({ protocol: id, protocolOrder: [id, 'girths'] })
  await admin.call(deleteProtocol, { id })
  await scene.inTeam(team, db =>
    db.run(sql`
    insert into protocols (id, name_it, name_en, content)
    select gen_random_uuid(), 'P', '', '{}' from generate_series(1, ${protocolsAtMost})`),
  )
  await expect(admin.call(undeleteProtocol, { id })).rejects.toMatchObject(refusal('too many protocols'))
  await expect(admin.call(createProtocol, protocolContent)).rejects.toMatchObject(refusal('too many protocols'))
})

test('a visit begins with the protocol of the last one, a first one with that of the business, and keeps its own', async () => {
  const team = await scene.team()
  const protocol = await protocolOf(house, team)
  const nutritionist = as(team.nutritionist)
  const first = await nutritionist.call(createVisit, { clientId: team.clientId })
  expect(first.content.protocol).toBe('eight folds')
  await as(team.admin).call(updateVisitSettings, { protocol })
  const second = await nutritionist.call(createVisit, { clientId: team.clientId })
  expect(second.content.protocol).toBe(protocol)
  const last = await scene.finish(team, { protocol: 'girths', takenOn: yesterday })
  expect(last.content.protocol).toBe('girths')
  expect((await nutritionist.call(createVisit, { clientId: team.clientId })).content.protocol).toBe('girths')
  expect((await nutritionist.call(getVisitBase, { id: team.clientId })).last?.content.protocol).toBe('girths')
})

test('a draft asks the own fields of its protocol, beside those that it has', async () => {
  const team = await scene.team()
  const protocol = await protocolOf(house, team)
  const nutritionist = as(team.nutritionist)
  const draft = await nutritionist.call(createVisit, { clientId: team.clientId, protocol, ownFields: [{ label: 'Sonno', text: 'bene' }] })
  expect(draft.content.ownFields).toMatchObject([{ label: 'Sonno', text: 'bene' }, { label: 'Passi al giorno' }])
  const again = await nutritionist.call(createVisit, { clientId: team.clientId, protocol, ownFields: [{ label: 'Passi al giorno' }] })
  expect(again.content.ownFields).toHaveLength(1)
  expect((await scene.finish(team, { protocol })).content.ownFields).toEqual([])
})

test('a visit by a deleted protocol keeps all that was measured, and can be finished again', async () => {
  const team = await scene.team()
  const protocol = await protocolOf(house, team)
  const { id } = await scene.finish(team, { protocol, measures: { ...measures, waist: [80], hips: [98, 98.5] } })
  await as(team.admin).call(deleteProtocol, { id: protocol })
  const { content, revision } = await as(team.nutritionist).call(getVisit, { id })
  expect(content).toMatchObject({ protocol, measures: { waist: [80], hips: [98, 98.5] } })
  const saved = await as(team.nutritionist).call(updateVisit, { ...content, id, revision, takenOn: today, isDraft: false })
  expect(saved.content.measures).toEqual(content.measures)
  // the next visit begins with one that can be chosen
  expect((await as(team.nutritionist).call(createVisit, { clientId: team.clientId })).content.protocol).toBe('eight folds')
})
