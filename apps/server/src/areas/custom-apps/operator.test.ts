import { endpointsOf, type Input } from '@allenio/contract'
import { updateDevices } from '@allenio/contract/account'
import { getMe } from '@allenio/contract/auth'
import * as contract from '@allenio/contract/custom-apps'
import {
  createOperatorApp,
  getCustomApp,
  getOperatorApp,
  listAppCoaches,
  listOperatorApps,
  openRequestFile,
  updateOperatorApp,
} from '@allenio/contract/custom-apps'
import { getCoaches, listInterventions, proveOperator } from '@allenio/contract/dash'
import { listNotifications } from '@allenio/contract/notifications'
import { newId } from '@allenio/domain/ids'
import { addDays, romeDay } from '@allenio/domain/days'
import { describe, expect, test } from 'vitest'
import { sql, type Row } from '#platform/db'
import { actorOf, appLogo, openDevice, portOf, testHouse, testPaper, testPassword, uploadOf, type TestTeam } from '#testing'
import { sweepAppLaunchesNow } from './launches.ts'
import { customPushApps } from './push.ts'
import { addFiles, beginFiles, sealRequestFiles } from './request-files.ts'

const house = await testHouse()
const { as, given, database, logged } = house

const operator = await given.superAdmin()
const caller = as(operator)
const today = romeDay()
const reason = 'Lo ha chiesto il titolare'

type Changes = Omit<Input<typeof updateOperatorApp>, 'id' | 'revision'>

/** A draft of the operator's, and what the operator does with it. */
async function draftOf(team: TestTeam) {
  const { app } = await caller.call(createOperatorApp, { workspaceId: team.workspaceId, name: 'Riva', mainColor: '92000f' })
  const read = async () => (await caller.call(getOperatorApp, { id: app.id })).app
  const ask = async (changes: Changes) => caller.ask(updateOperatorApp, { id: app.id, revision: (await read()).revision, ...changes })
  const change = async (changes: Changes) =>
    (await caller.call(updateOperatorApp, { id: app.id, revision: (await read()).revision, ...changes })).app
  return { id: app.id, app, read, ask, change }
}

const logoUpload = async (logo: Parameters<typeof appLogo>[0] = {}) => uploadOf(operator, await appLogo(logo))
const appOf = async (person: TestTeam['client']) => (await as(person).call(getMe, {})).user.custom_app
const newsOf = async (team: TestTeam) => {
  const { notifications } = await as(team.admin).call(listNotifications, {})
  return notifications.map(({ title, body }) => `${title} ${body}`)
}

async function documentOf(team: TestTeam): Promise<string> {
  const actor = actorOf(team.admin, 'admin')
  const uploadId = await uploadOf(team.admin, testPaper('carta.pdf'))
  const inTeam = <T>(work: Parameters<typeof database.withWorkspace<T>>[2]) => database.withWorkspace(team.workspaceId, 'write', work)
  const files = await sealRequestFiles(await inTeam(db => beginFiles(db, actor, [{ kind: 'front', uploadId }])))
  await inTeam(db => addFiles(db, actor, files))
  const { id } = await inTeam(db => db.one<Row<'custom_app_files', 'id'>>(sql`select id from custom_app_files`))
  return id
}

test('nobody but the operator reaches these calls', async () => {
  const team = await given.team()
  const { id } = await draftOf(team)
  const inputs: Record<string, unknown> = { workspaceId: team.workspaceId, id, revision: 0, appId: id, reason }
  const calls = endpointsOf(contract).filter(([, { path }]) => path.startsWith('/dash/customApps'))
  expect(calls).toHaveLength(6)
  for (const [, endpoint] of calls) {
    for (const person of [team.admin, team.coach, team.client]) {
      expect([endpoint.path, (await as(person).ask(endpoint, inputs)).status]).toEqual([endpoint.path, 403])
    }
  }
})

describe('the operator’s form', () => {
  test('begins a draft for a business without an app, which then is no longer offered', async () => {
    const team = await given.team()
    const { business } = await database.withSystem('write', db =>
      db.one<{ business: string }>(sql`
        update workspaces set name = ${`Studio ${newId()}`} where id = ${team.workspaceId} returning name as business`),
    )
    expect((await caller.call(listAppCoaches, { search: business })).coaches).toMatchObject([{ id: team.workspaceId, business }])
    const { app } = await draftOf(team)
    expect(app).toMatchObject({ state: 'draft', name: 'Riva', mainColor: '#92000F', payment: 'unpaid', unready: ['logo'] })
    expect((await caller.call(listAppCoaches, { search: business })).coaches).toEqual([])
    expect(await caller.ask(createOperatorApp, { workspaceId: team.workspaceId })).toMatchObject({ status: 409 })
    const listed = await caller.call(listOperatorApps, { search: business })
    expect(listed).toMatchObject({ customApps: [{ id: app.id, state: 'draft', openSteps: [] }], nextPage: 0, total: 1 })
    // the business goes on with the draft itself
    expect((await as(team.admin).call(getCustomApp, {})).app).toMatchObject({ state: 'draft', name: 'Riva', may: { edit: true } })
    // a draft is only a wish
    expect((await caller.call(getCoaches, { search: business })).coaches).toMatchObject([{ hasCustomApp: false }])
  })

  test('pages the list', async () => {
    const word = `pagina${newId().slice(-8)}`
    for (let nth = 0; nth < 3; nth += 1) await (await draftOf(await given.team())).change({ name: `${word} ${nth}` })
    await database.withSystem('write', db =>
      db.run(sql`
        with ids as (insert into workspaces (id, name, currency, trial_ends_at)
          select gen_random_uuid(), 'Molte', 'EUR', now() from generate_series(1, 50) returning id)
        insert into custom_apps (workspace_id, id, name) select id, gen_random_uuid(), ${word} from ids`),
    )
    const first = await caller.call(listOperatorApps, { search: word })
    expect([first.customApps.length, first.nextPage, first.total]).toEqual([50, 2, 53])
    const second = await caller.call(listOperatorApps, { search: word, page: 2 })
    expect([second.customApps.length, second.nextPage]).toEqual([3, 0])
  })

  let draft: Awaited<ReturnType<typeof draftOf>> | undefined

  test.each<[string, Changes, string]>([
    ['mainColor', { mainColor: 'red' }, 'app colour wrong'],
    ['iosUrl', { iosUrl: 'javascript:alert(1)' }, 'store address wrong'],
    ['iosUrl', { iosUrl: 'http://apps.apple.com/it/app/riva/id1' }, 'store address wrong'],
    ['androidUrl', { androidUrl: 'https://evil.example/store' }, 'store address wrong'],
    ['minAppVersion', { minAppVersion: 'latest' }, 'invalid input'],
    ['pushAppId', { pushAppId: 'x' }, 'invalid input'],
    ['installments', { installments: 13 }, 'invalid input'],
  ])('refuses at %s: %j', async (field, change, code) => {
    draft ??= await draftOf(await given.team())
    const answer = await draft.ask(change)
    expect(answer).toMatchObject({ status: 422, body: { code } })
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field])
    expect((await draft.read()).revision).toBe(draft.app.revision)
  })

  test('refuses an SVG with the name of a picture, and a paper', async () => {
    await expect(
      uploadOf(operator, { name: 'logo.png', mimeType: 'image/png', body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }),
    ).rejects.toMatchObject({ code: 'file is not what it says' })
    draft ??= await draftOf(await given.team())
    const paper = await uploadOf(operator, testPaper('logo.png'))
    expect(await draft.ask({ logoUploadId: paper })).toMatchObject({ status: 422, body: { code: 'file type not accepted' } })
  })

  test('overwrites nothing that was changed meanwhile', async () => {
    const team = await given.team()
    const { id, app, read } = await draftOf(team)
    await caller.call(updateOperatorApp, { id, revision: app.revision, name: 'Prima' })
    const answer = await caller.ask(updateOperatorApp, { id, revision: app.revision, name: 'Seconda' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'changed meanwhile' } })
    await as(team.admin).call(contract.saveCustomApp, { name: 'Del titolare' })
    expect(await read()).toMatchObject({ name: 'Del titolare', revision: app.revision + 2 })
  })

  test('seals the key of the notifications: it is neither answered, nor logged, nor readable in the database', async () => {
    const { id, change, ask } = await draftOf(await given.team())
    const [pushAppId, pushKey] = [newId(), 'os_v2_app_canarykey']
    const app = await change({ pushAppId, pushKey })
    expect(app).toMatchObject({ pushAppId, hasPushKey: true })
    const row = await database.withSystem('read', db =>
      db.one<{ row: string }>(sql`select a::text as row from custom_apps a where id = ${id}`),
    )
    expect([JSON.stringify(app), row.row, ...logged].filter(text => text.includes(pushKey))).toEqual([])
    expect(await database.withSystem('read', db => customPushApps.keyOf(db, pushAppId))).toBe(pushKey)
    const other = await draftOf(await given.team())
    expect(await other.ask({ pushAppId })).toMatchObject({ status: 422, body: { code: 'push app taken' } })
    // a later change leaves it
    expect(await change({ name: 'Riva Fit' })).toMatchObject({ hasPushKey: true })
    expect((await ask({ pushKey: null })).body.data).toMatchObject({ app: { hasPushKey: false } })
  })
})

describe('activation', () => {
  test('takes a draft with a small logo back to work until name, colour and an opaque logo of 1024 pixels are there', async () => {
    const { ask, change, read } = await draftOf(await given.team())
    await change({ logoUploadId: await logoUpload({ width: 200, height: 200 }), mainColor: null })
    const refusal = async (changes: Changes) => {
      const { status, body } = await ask({ activationDate: today, ...changes })
      return [status, body.code, Object.keys(body.errors ?? {})]
    }
    expect(await refusal({})).toEqual([422, 'app logo too small', ['logo']])
    expect(await refusal({ logoUploadId: await logoUpload({ alpha: 0.5 }) })).toEqual([422, 'app logo transparent', ['logo']])
    expect(await refusal({ logoUploadId: await logoUpload() })).toEqual([422, 'app not ready', ['mainColor']])
    expect(await read()).toMatchObject({ state: 'draft', activationDate: null, logo: { width: 200 } })
    expect(await change({ activationDate: today, logoUploadId: await logoUpload(), mainColor: '#92000F' })).toMatchObject({
      state: 'active',
    })
    // and it stays whole
    expect(await refusal({ name: '' })).toEqual([422, 'app not ready', ['name']])
    expect(await refusal({ removeLogo: true })).toEqual([422, 'app not ready', ['logo']])
  })

  test('gives everybody in the business the look of the app from its day, and takes it back with a reason', async () => {
    const team = await given.team()
    const { id, change, ask } = await draftOf(team)
    await change({ begins: true })
    const stores = { iosUrl: 'https://apps.apple.com/it/app/riva/id1', androidUrl: 'https://play.google.com/store/apps/details?id=riva' }
    await change({ ...stores, minAppVersion: '2.1', logoUploadId: await logoUpload() })
    expect(await change({ activationDate: addDays(today, 3) })).toMatchObject({ state: 'active' })
    expect(await appOf(team.client)).toBeNull()
    await sweepAppLaunchesNow(database)
    expect((await newsOf(team)).filter(text => text.startsWith('La tua app è attiva'))).toEqual([])
    // the day comes
    await database.withSystem('write', db => db.run(sql`update custom_apps set activation_date = ${today} where id = ${id}`))
    expect(await appOf(team.client)).toMatchObject({
      name: 'Riva',
      logo_url: expect.stringContaining('/api/files/'),
      theme: { main_color: '#92000F' },
      ios_url: stores.iosUrl,
      android_url: stores.androidUrl,
      min_app_version: '2.1',
    })
    expect(await appOf((await given.team()).client)).toBeNull()
    await sweepAppLaunchesNow(database)
    await sweepAppLaunchesNow(database)
    await expect.poll(async () => (await newsOf(team)).filter(text => text.startsWith('La tua app è attiva'))).toHaveLength(1)

    expect(await ask({ activationDate: null })).toMatchObject({ status: 422, body: { errors: { reason: expect.anything() } } })
    expect(await change({ activationDate: null, reason })).toMatchObject({ state: 'in progress', activationDate: null })
    expect(await appOf(team.client)).toBeNull()
    const { interventions } = await as(team.admin).call(listInterventions, {})
    expect(interventions[0]).toMatchObject({ action: 'deactivate custom app', reason })
    expect(await ask({ begins: true })).toMatchObject({ status: 409, body: { code: 'app state differs' } })
  })

  test('shows on open screens: every change to the admins, and the look to everybody', async () => {
    const team = await given.team()
    const port = await portOf(house)
    const [admin, client] = [await openDevice(team.admin, port), await openDevice(team.client, port)]
    const changes = ({ heard }: typeof admin) => heard.filter(({ event }) => event === 'changed').length
    const { change } = await draftOf(team)
    await change({ begins: true, logoUploadId: await logoUpload() })
    await expect.poll(() => changes(admin)).toBe(2)
    expect(changes(client)).toBe(0)
    await change({ activationDate: today })
    await expect.poll(() => [changes(admin), changes(client)]).toEqual([3, 1])
    const event = { event: 'changed', payload: { things: ['custom app', 'intervention'], tabs: [''] } }
    expect(client.heard).toContainEqual(event)
  })

  test('serves the logo to the people of the business only once the app is there', async () => {
    const team = await given.team()
    const { change } = await draftOf(team)
    await change({ logoUploadId: await logoUpload() })
    const file = await database.withWorkspace(team.workspaceId, 'read', db =>
      db.one<Row<'files', 'id' | 'person_id'>>(sql`select f.id, f.person_id from files f join custom_apps a on a.logo_file_id = f.id`),
    )
    expect(file.person_id).toBe(operator.personId)
    expect(await appOf(team.client)).toBeNull()
    await change({ activationDate: today })
    expect((await appOf(team.client))?.logo_url).toContain(file.id)
  })
})

describe('the steps', () => {
  test('begin with the work, go from party to party, and tell the business each time', async () => {
    const team = await given.team()
    const { id, ask, change, read } = await draftOf(team)
    const step = { step: 'apple account' as const, turn: 'business' as const, note: 'Accetta il nostro invito su App Store Connect.' }
    expect(await ask({ step })).toMatchObject({ status: 409, body: { code: 'app not in progress' } })
    await change({ begins: true })
    expect(await read()).toMatchObject({ state: 'in progress', may: { begin: false, activate: true } })
    await change({ step })
    const { app } = await as(team.admin).call(getCustomApp, {})
    expect(app.steps.filter(each => each.turn !== null)).toMatchObject([
      { step: 'documents', turn: 'operator', doneAt: null },
      { step: 'apple account', turn: 'business', note: step.note },
    ])
    await change({ step: { step: 'apple account', turn: 'done' } })
    await expect
      .poll(() => newsOf(team))
      .toEqual(
        expect.arrayContaining([
          expect.stringContaining('Abbiamo iniziato a preparare la tua app'),
          `La tua app: account Apple Developer ${step.note}`,
          'La tua app: account Apple Developer Fatto.',
        ]),
      )
    const { customApps } = await caller.call(listOperatorApps, { turn: 'operator' })
    expect(customApps.find(each => each.id === id)).toMatchObject({ openSteps: [{ step: 'documents', turn: 'operator' }] })
  })
})

describe('a document of the request', () => {
  test('opens with a fresh proof and a reason, under its own app, and the business reads so', async () => {
    const [team, other] = [await given.team(), await given.team()]
    const [id, foreignId] = [await documentOf(team), await documentOf(other)]
    const { customApps } = await caller.call(listOperatorApps, {})
    const appId = customApps.find(({ workspaceId }) => workspaceId === team.workspaceId)?.id ?? ''
    const unproved = as(await given.superAdmin())
    expect(await unproved.ask(openRequestFile, { id, appId, reason })).toMatchObject({ status: 403, body: { code: 'fresh proof needed' } })
    await caller.call(proveOperator, { password: testPassword })
    const { status, body, headers } = await caller.ask(openRequestFile, { id, appId, reason })
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(String(body)).toContain('%PDF-1.7')
    expect((await caller.ask(openRequestFile, { id: foreignId, appId, reason })).status).toBe(404)
    expect((await caller.ask(openRequestFile, { id, appId, reason: '' })).status).toBe(422)
    const { interventions } = await as(team.admin).call(listInterventions, {})
    expect(interventions).toMatchObject([{ action: 'open app document', reason }])
    expect((await as(other.admin).call(listInterventions, {})).interventions).toEqual([])
  })
})

test('a device of the app is taken from the people of its business, and from nobody else', async () => {
  const [team, other] = [await given.team(), await given.team()]
  const { change } = await draftOf(team)
  const [osAppId, playerId] = [newId(), newId()]
  await change({ begins: true, pushAppId: osAppId, pushKey: 'os_v2_app_somekey' })
  const status = async (person: TestTeam['client']) => (await as(person).ask(updateDevices, { osAppId, playerId })).status
  expect([await status(team.client), await status(other.client)]).toEqual([200, 422])
  const device = await database.withSystem('read', db =>
    db.one<Row<'devices', 'kind' | 'keys'>>(sql`select kind, keys from devices where endpoint = ${playerId}`),
  )
  expect(device).toEqual({ kind: 'onesignal', keys: { app: osAppId } })
})
