import {
  createConsent,
  giveConsent,
  listConsents,
  listOwnConsents,
  withdrawConsent,
  withdrawOwnConsent,
  createClient,
  getClientDetail,
} from '@allenio/contract/clients'
import { listNotifications } from '@allenio/contract/notifications'
import { productWordingOf } from '@allenio/domain/consents'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { describe, expect, test } from 'vitest'
import { exporters, type ExportPart } from '#areas/account'
import { sql, type Row } from '#platform/db'
import { clientOf, race, ownHouse, type CallAnswer, type TestTeam } from '#testing'
import { clientJoins } from '../joins/join.ts'
import { mergeRecord } from '../joins/record-merge.ts'
import { consentWithdrawals, hasConsent, insertConsent, type NewConsent, type WithdrawnConsent } from './consents.ts'

const withdrawn: WithdrawnConsent[] = []
const house = await ownHouse({
  contributes: [
    consentWithdrawals(async (db, of) => {
      // the consent does not count any more while an area erases
      expect(await hasConsent(db, of.clientId, of.purpose)).toBe(false)
      if (of.clientId === keptClientId) throw new Error('the erasure failed')
      withdrawn.push(of)
    }),
  ],
})
let keptClientId = ''
const { as, given, database } = house
const today = romeDay()
const { version } = productWordingOf('health data', 'it', { business: '', client: '' })
const refusal = async (answer: Promise<CallAnswer>) => {
  const { status, body } = await answer
  return [status, body.code]
}
const counts = (team: TestTeam, id: string) => database.withWorkspace(team.workspaceId, 'read', db => hasConsent(db, id, 'health data'))
const paperOf = (id: string, more: object = {}) => ({ id, consentId: newId(), purpose: 'health data' as const, day: '2026-03-02', ...more })

describe('a consent on paper', () => {
  test('has the product’s words in the language of the record, and its recorder', async () => {
    const team = await given.team()
    const id = await clientOf(house, team)
    expect(await as(team.coach).call(listConsents, { id })).toMatchObject({ consents: [], missing: ['data processing', 'health data'] })
    const { consents, missing } = await as(team.coach).call(createConsent, paperOf(id))
    const { name } = await as(team.coach).call(getClientDetail, { id })
    const { text } = productWordingOf('health data', 'it', { business: 'Studio Marchetti', client: name })
    expect(missing).toEqual(['data processing'])
    expect(consents).toMatchObject([
      { purpose: 'health data', version, wording: text, language: 'it', day: '2026-03-02', form: 'paper', withdrawnOn: null },
    ])
    expect(consents[0]?.recordedBy).toMatch(/\w+/)
    expect(await counts(team, id)).toBe(true)
    // clients read that it was the team, and not who
    expect((await as(team.client).call(listOwnConsents, {})).consents[0]?.recordedBy).toBe('Studio Marchetti')
  })

  test('of a minor is that of a guardian, whom the words name', async () => {
    const team = await given.team()
    const id = await clientOf(house, team)
    await database.withSystem('write', db => db.run(sql`update clients set birth_date = '2012-05-01' where id = ${id}`))
    expect(await as(team.coach).ask(createConsent, paperOf(id))).toMatchObject({
      status: 422,
      body: { code: 'consent guardian needed', errors: { guardian: [expect.any(String)] } },
    })
    const { consents } = await as(team.coach).call(createConsent, paperOf(id, { guardian: 'Ugo Neri' }))
    expect(consents[0]?.wording).toContain('Io, Ugo Neri, che esercito la responsabilità genitoriale')
    const own = paperOf(id, { purpose: 'data processing', ownWording: 'Acconsento.', guardian: 'Ugo Neri' })
    expect((await as(team.coach).call(createConsent, own)).consents.map(({ wording }) => wording)).toContainEqual(
      expect.stringMatching(/^Acconsento\.\n\nFirmato da Ugo Neri per .+\.$/),
    )
  })

  test('that a minor gives in the app names the guardian, too', async () => {
    const team = await given.team()
    const id = await clientOf(house, team)
    await database.withSystem('write', db => db.run(sql`update clients set birth_date = '2012-05-01' where id = ${id}`))
    const { wordings, isMinor } = await as(team.client).call(listOwnConsents, {})
    expect([isMinor, wordings['health data'].text.includes('{{guardian}}')]).toEqual([true, true])
    const input = { id: newId(), purpose: 'health data' as const, version }
    expect(await refusal(as(team.client).ask(giveConsent, input))).toEqual([422, 'consent guardian needed'])
    const { consents } = await as(team.client).call(giveConsent, { ...input, guardian: 'Ugo Neri' })
    expect(consents[0]?.wording).toContain('Io, Ugo Neri,')
  })

  test('may have the words of the business', async () => {
    const team = await given.team()
    const id = await clientOf(house, team)
    const { consents } = await as(team.admin).call(createConsent, paperOf(id, { ownWording: 'Acconsento.', language: 'en' }))
    expect(consents).toMatchObject([{ wording: 'Acconsento.', version: null, language: 'en' }])
  })

  test('is there once, sent twice; another for its purpose waits for a withdrawal', async () => {
    const team = await given.team()
    const id = await clientOf(house, team)
    const paper = paperOf(id)
    await as(team.coach).call(createConsent, paper)
    expect((await as(team.coach).call(createConsent, paper)).consents).toHaveLength(1)
    expect(await refusal(as(team.coach).ask(createConsent, paperOf(id)))).toEqual([409, 'consent twice'])
    const other = await as(team.admin).call(createClient, { firstName: 'Elsa' })
    expect(await refusal(as(team.admin).ask(createConsent, { ...paper, id: other.id }))).toEqual([409, 'record id taken'])
    await as(team.coach).call(withdrawConsent, { id, consentId: paper.consentId })
    expect((await as(team.coach).call(createConsent, paperOf(id))).consents).toHaveLength(2)
  })

  test('is not of a day to come, nor of another age', async () => {
    const team = await given.team()
    const id = await clientOf(house, team)
    const [ahead, old] = [paperOf(id, { day: addDays(today, 2) }), paperOf(id, { day: '1929-12-31' })]
    expect((await as(team.coach).ask(createConsent, ahead)).body).toMatchObject({ errors: { day: [expect.any(String)] } })
    expect((await as(team.coach).ask(createConsent, old)).body).toMatchObject({ errors: { day: [expect.any(String)] } })
  })

  test('of many at once one counts', async () => {
    const team = await given.team()
    const id = await clientOf(house, team)
    expect(await race(() => as(team.coach).ask(createConsent, paperOf(id)))).toEqual({ passed: 1, codes: ['consent twice'] })
  })

  test('of a new client is of the day that was typed', async () => {
    const team = await given.team()
    const { id, consentDate } = await as(team.admin).call(createClient, { firstName: 'Elsa', language: 'en', consentDate: '2026-01-31' })
    expect(consentDate).toBe('2026-01-31')
    expect((await as(team.admin).call(listConsents, { id })).consents).toMatchObject([
      { purpose: 'data processing', day: '2026-01-31', form: 'paper', language: 'en', version },
    ])
  })
})

describe('a withdrawal', () => {
  test('erases what was kept under the consent, and leaves the proof of the time before', async () => {
    const team = await given.team()
    const id = await clientOf(house, team)
    const { consents } = await as(team.coach).call(createConsent, paperOf(id))
    const at = { id, consentId: consents[0]?.id ?? '' }
    const after = await as(team.coach).call(withdrawConsent, at)
    expect(after).toMatchObject({
      consents: [{ withdrawnOn: today, may: { withdraw: false } }],
      missing: ['data processing', 'health data'],
    })
    expect(withdrawn.filter(({ clientId }) => clientId === id)).toEqual([{ clientId: id, purpose: 'health data' }])
    expect(await counts(team, id)).toBe(false)
    expect((await as(team.coach).ask(withdrawConsent, at)).status).toBe(404)
    const audited = await database.withWorkspace(team.workspaceId, 'read', db =>
      db.many<Row<'audit_log', 'action'>>(sql`select action from audit_log where subject_id = ${id} order by created_at`),
    )
    expect(audited.map(({ action }) => action)).toEqual(['add consent', 'withdraw consent'])
  })

  test('is undone where an area fails to erase', async () => {
    const team = await given.team()
    const id = await clientOf(house, team)
    const { consents } = await as(team.coach).call(createConsent, paperOf(id))
    keptClientId = id
    expect((await as(team.coach).ask(withdrawConsent, { id, consentId: consents[0]?.id ?? '' })).status).toBe(500)
    expect(await counts(team, id)).toBe(true)
  })

  test('of the consent to data processing takes its day from the record', async () => {
    const team = await given.team()
    const { id } = await as(team.admin).call(createClient, { firstName: 'Elsa', consentDate: '2026-01-31' })
    const [consent] = (await as(team.admin).call(listConsents, { id })).consents
    await as(team.admin).call(withdrawConsent, { id, consentId: consent?.id ?? '' })
    expect((await as(team.admin).call(getClientDetail, { id })).consentDate).toBeNull()
  })
})

describe('a client', () => {
  test('agrees to the words that are in force, and takes it back; the team is told', async () => {
    const team = await given.team()
    const id = await clientOf(house, team)
    const { wordings } = await as(team.client).call(listOwnConsents, {})
    expect(wordings['health data'].text).toContain('Studio Marchetti')
    const consentId = newId()
    const outdated = { id: newId(), purpose: 'health data' as const, version: '2020-01' }
    expect(await refusal(as(team.client).ask(giveConsent, outdated))).toEqual([409, 'changed meanwhile'])
    const given1 = await as(team.client).call(giveConsent, {
      id: consentId,
      purpose: 'health data',
      version: wordings['health data'].version,
    })
    expect(given1.consents).toMatchObject([{ form: 'app', recordedBy: null, day: today, wording: wordings['health data'].text }])
    expect(await counts(team, id)).toBe(true)
    expect((await as(team.coach).call(listConsents, { id })).consents).toMatchObject([{ form: 'app', recordedBy: null }])
    await as(team.client).call(withdrawOwnConsent, { id: consentId })
    expect(await counts(team, id)).toBe(false)
    expect(withdrawn.some(({ clientId }) => clientId === id)).toBe(true)
    for (const member of [team.admin, team.coach, team.nutritionist])
      await expect
        .poll(async () => (await as(member).call(listNotifications, {})).notifications)
        .toMatchObject([{ kind: 'consent withdrawn', title: 'Martina Bellini ha revocato il consenso ai dati sulla salute' }])
    expect((await as(team.client).call(listNotifications, {})).notifications).toEqual([])
  })

  test('withdraws no consent of somebody else', async () => {
    const team = await given.team()
    await clientOf(house, team)
    const other = await as(team.admin).call(createClient, { firstName: 'Elsa', consentDate: '2026-01-31' })
    const [consent] = (await as(team.admin).call(listConsents, { id: other.id })).consents
    expect((await as(team.client).ask(withdrawOwnConsent, { id: consent?.id ?? '' })).status).toBe(404)
  })

  test('agrees once, however often at once', async () => {
    const team = await given.team()
    await clientOf(house, team)
    const agree = () => as(team.client).ask(giveConsent, { id: newId(), purpose: 'data processing', version })
    expect(await race(agree)).toEqual({ passed: 1, codes: ['consent twice'] })
  })
})

describe('two records of one person', () => {
  const wording = { version: null, text: '' }
  const write = (team: TestTeam, clientId: string, consent: Partial<NewConsent>) =>
    database.withWorkspace(team.workspaceId, 'write', db =>
      insertConsent(db, {
        workspaceId: team.workspaceId,
        clientId,
        purpose: 'data processing',
        wording,
        language: 'it',
        day: '2026-02-01',
        form: 'paper',
        recordedBy: null,
        ...consent,
      }),
    )

  const scene = async () => {
    const team = await given.team()
    const fromId = await clientOf(house, team)
    const { id: toId } = await as(team.admin).call(createClient, { firstName: 'Martina' })
    const join = async () => {
      await database.withSystem('write', async db => {
        const joined = { workspaceId: team.workspaceId, fromId, toId }
        for (const move of clientJoins.gathered()) await move(db, joined)
        await mergeRecord(db, joined)
      })
      return (await as(team.admin).call(listConsents, { id: toId })).consents.map(({ purpose, day, withdrawnOn }) => [
        purpose,
        day,
        withdrawnOn,
      ])
    }
    return { team, fromId, toId, join }
  }

  test.each([
    ['the record that goes', '2026-01-01', '2026-02-01'],
    ['the record that stays', '2026-02-01', '2026-01-01'],
  ])('keep the older consent, here of %s, and withdraw the other', async (_, ofFrom, ofTo) => {
    const { team, fromId, toId, join } = await scene()
    await write(team, fromId, { day: ofFrom })
    await write(team, toId, { day: ofTo })
    await write(team, fromId, { purpose: 'health data', day: '2026-03-01' })
    expect(await join()).toEqual([
      ['health data', '2026-03-01', null],
      ['data processing', '2026-02-01', today],
      ['data processing', '2026-01-01', null],
    ])
    expect(withdrawn.some(({ clientId }) => clientId === toId)).toBe(false)
  })

  test('keep one of two that say the same', async () => {
    const { team, fromId, toId, join } = await scene()
    await write(team, fromId, {})
    await write(team, toId, {})
    expect(await join()).toEqual([['data processing', '2026-02-01', null]])
  })
})

test('archives list consents: of the person with the words, of the business with the recorder', async () => {
  const team = await given.team()
  const id = await clientOf(house, team)
  await as(team.coach).call(createConsent, paperOf(id, { ownWording: 'Acconsento.' }))
  const [exporter] = exporters.gathered().filter(each => each.tables.includes('consents'))
  const rowsOf = (part: ExportPart | undefined) => part?.tables?.find(({ name }) => name === 'consents')?.rows
  const [own, all] = await database.withWorkspace(team.workspaceId, 'read', async db => [
    rowsOf(await exporter?.ofMember?.(db, team.client.personId)),
    rowsOf(await exporter?.ofWorkspace?.(db)),
  ])
  expect(own).toMatchObject([{ wording: 'Acconsento.', day: '2026-03-02' }])
  expect(own?.[0]).not.toHaveProperty('recorded_by')
  expect(all).toMatchObject([{ wording: 'Acconsento.', recorded_by: team.coach.membershipId }])
})
