import { listMedia } from '@allenio/contract/client-files'
import { updateMacroVisibility } from '@allenio/contract/macros'
import {
  getOwnDiet,
  addOwnEntry,
  addOwnMealPhoto,
  addOwnWater,
  deleteOwnEntry,
  deleteOwnMealPhoto,
  saveOwnDay,
  saveOwnMeal,
  saveOwnSwap,
  undeleteOwnEntry,
  undeleteOwnMealPhoto,
} from '@allenio/contract/meal-diary'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { erasePerson, exporters } from '#areas/account'
import { clientJoins } from '#areas/clients'
import { sql, type Row } from '#platform/db'
import { makeLog } from '#platform/log'
import { clientOf, lonelyClientOf, openDevice, portOf, statusOfFile, testHouse, uploadOf, type TestMember } from '#testing'
import { describe, expect, test, vi } from 'vitest'
import { entryRecords } from './records.ts'
import { dietOf, planned, timed, today } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const refusal = (code: string) => ({ body: { code } })

async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  return { ...team, clientId, diet: await dietOf(house, team, { clientId }) }
}

type Scene = Awaited<ReturnType<typeof scene>>

const photoOf = async ({ client, diet }: Scene, more: object = {}) => ({
  id: newId(),
  day: today,
  mealId: diet.breakfastId,
  photoUploadId: await uploadOf(client),
  ...more,
})

describe('a photo', () => {
  test('of a meal is kept once, is seen by client, admin and nutritionist, and stands in the gallery', async () => {
    const team = await scene()
    const { client, nutritionist, admin, coach, clientId, diet } = team
    const write = await photoOf(team)
    const photo = await as(client).call(addOwnMealPhoto, write)
    expect(photo).toMatchObject({ id: write.id, day: today, mealId: diet.breakfastId, entryId: null, file: { kind: 'image' } })
    // the upload is gone by then
    expect(await as(client).call(addOwnMealPhoto, write)).toMatchObject({ id: write.id, file: { id: photo.file.id } })
    expect((await as(client).call(getOwnDiet, {})).diet?.diary.photos).toMatchObject([{ id: write.id }])
    const listFor = async (member: TestMember) => (await as(member).call(listMedia, { id: clientId, origin: 'meal' })).media
    for (const member of [nutritionist, admin]) {
      const [medium] = await listFor(member)
      expect(medium).toMatchObject({ origin: 'meal', originId: write.id, day: today })
      expect(await statusOfFile(house, medium?.file.id ?? '', member)).toBe(200)
    }
    expect(await listFor(coach)).toEqual([])
    expect(await statusOfFile(house, photo.file.id, client)).toBe(200)
  })

  test('is not served to a coach who knows its id', async () => {
    const team = await scene()
    const { file } = await as(team.client).call(addOwnMealPhoto, await photoOf(team))
    expect(await statusOfFile(house, file.id, team.coach)).toBe(404)
  })

  test('is deleted and undeleted with its file, and with its entry', async () => {
    const team = await scene()
    const { client } = team
    const entry = { id: newId(), day: today, text: 'Un gelato' }
    await as(client).call(addOwnEntry, entry)
    const [one, other] = [
      await photoOf(team, { mealId: null, entryId: entry.id }),
      await photoOf(team, { mealId: null, entryId: entry.id }),
    ]
    for (const write of [one, other]) await as(client).call(addOwnMealPhoto, write)
    const photoIds = async () => (await as(client).call(getOwnDiet, {})).diet?.diary.photos.map(({ id }) => id).toSorted()
    const liveFiles = async () =>
      (
        await database.withWorkspace(team.workspaceId, 'read', db =>
          db.many(sql`select from files f join diary_photos p on p.file_id = f.id where f.deleted_at is null`),
        )
      ).length
    await as(client).call(deleteOwnMealPhoto, { id: one.id })
    // by another device
    await as(client).call(deleteOwnMealPhoto, { id: one.id })
    expect([await photoIds(), await liveFiles()]).toEqual([[other.id], 1])
    await as(client).call(deleteOwnEntry, { id: entry.id })
    expect([await photoIds(), await liveFiles()]).toEqual([[], 0])
    expect(await as(client).ask(undeleteOwnMealPhoto, { id: one.id })).toMatchObject(refusal('not found'))
    await as(client).call(undeleteOwnEntry, { id: entry.id })
    expect([await photoIds(), await liveFiles()]).toEqual([[other.id], 1])
    expect(await as(client).call(undeleteOwnMealPhoto, { id: one.id })).toMatchObject({ id: one.id, entryId: entry.id })
    expect([await photoIds(), await liveFiles()]).toEqual([[one.id, other.id].toSorted(), 2])
  })

  test('is of a meal or entry of the client, and a picture', async () => {
    const [team, neighbour] = [await scene(), await scene()]
    const { client } = team
    const ask = async (more: object) => as(client).ask(addOwnMealPhoto, await photoOf(team, more))
    expect(await ask({ mealId: neighbour.diet.breakfastId })).toMatchObject(refusal('not found'))
    expect(await ask({ mealId: team.diet.oatsId })).toMatchObject(refusal('not found'))
    const foreign = { id: newId(), day: today, text: 'Un gelato' }
    await as(neighbour.client).call(addOwnEntry, foreign)
    expect(await ask({ mealId: null, entryId: foreign.id })).toMatchObject(refusal('not found'))
    expect(await ask({ mealId: null })).toMatchObject(refusal('invalid input'))
    expect(await ask({ photoUploadId: undefined })).toMatchObject(refusal('photo needed'))
    const text = await uploadOf(client, { name: 'nota.txt', mimeType: 'text/plain', body: Buffer.from('ciao') })
    expect(await ask({ photoUploadId: text })).toMatchObject(refusal('file type not accepted'))
    const write = await photoOf(team)
    await as(client).call(addOwnMealPhoto, write)
    const colleague = { ...team, client: await given.member('client', team) }
    const clientId = await clientOf(house, colleague)
    const own = { ...colleague, clientId, diet: await dietOf(house, team, { clientId }) }
    expect(await as(own.client).ask(addOwnMealPhoto, await photoOf(own, { id: write.id }))).toMatchObject(refusal('record id taken'))
    const ofNobody = await as(client).ask(deleteOwnMealPhoto, { id: newId() })
    expect(ofNobody).toMatchObject(refusal('not found'))
    for (const stranger of [own.client, neighbour.client])
      expect((await as(stranger).ask(deleteOwnMealPhoto, { id: write.id })).body).toEqual(ofNobody.body)
    expect((await as(client).call(getOwnDiet, {})).diet?.diary.photos).toMatchObject([{ id: write.id }])
  })
})

/** A diary with one record of each kind. */
async function filled() {
  const team = await scene()
  const { client, diet } = team
  await as(client).call(saveOwnDay, { day: today, note: 'Poco sonno', ...timed() })
  await as(client).call(saveOwnMeal, { ...planned(diet), day: today, mealId: diet.breakfastId, state: 'eaten', ...timed() })
  await as(client).call(saveOwnSwap, {
    ...planned(diet),
    day: today,
    rowId: diet.almondsId,
    choice: { kind: 'alternative', alternativeId: diet.alternativeId },
    ...timed(),
  })
  await as(client).call(addOwnEntry, { id: newId(), day: today, text: 'Un gelato' })
  await as(client).call(addOwnWater, { id: newId(), day: today, ml: 250 })
  await as(client).call(addOwnMealPhoto, await photoOf(team))
  return team
}

const exportedTables = ['diary-days', 'diary-meals', 'diary-swaps', 'diary-entries', 'diary-waters', 'diary-photos']

test('an archive of the client and of the business holds the diary, and that of others nothing of it', async () => {
  const team = await filled()
  await database.withWorkspace(team.workspaceId, 'read', async db => {
    const countRows = async (personId: string | null) => {
      const parts = []
      for (const exporter of exporters.gathered())
        parts.push(await (personId === null ? exporter.ofWorkspace?.(db) : exporter.ofMember?.(db, personId)))
      const tables = parts.flatMap(part => part?.tables ?? []).filter(({ name }) => exportedTables.includes(name))
      const files = parts.flatMap(part => part?.files ?? [])
      return { rows: tables.map(({ rows }) => rows.length), files: files.length }
    }
    expect(await countRows(team.client.personId)).toEqual({ rows: exportedTables.map(() => 1), files: 1 })
    expect((await countRows(null)).rows).toEqual(exportedTables.map(() => 1))
    expect((await countRows(team.nutritionist.personId)).rows).toEqual(exportedTables.map(() => 0))
  })
})

test('the copy of a client from whom macros are hidden has no energy of what they ate, and that of the business has it', async () => {
  const team = await scene()
  const { admin, client, clientId, workspaceId } = team
  await as(client).call(addOwnEntry, { id: newId(), day: today, text: 'Un gelato', kcal: 250 })
  const entriesIn = (personId: string | null) =>
    database.withWorkspace(workspaceId, 'read', async db => {
      const parts = []
      for (const exporter of exporters.gathered())
        parts.push(await (personId === null ? exporter.ofWorkspace?.(db) : exporter.ofMember?.(db, personId)))
      return parts
        .flatMap(part => part?.tables ?? [])
        .filter(({ name }) => name === 'diary-entries')
        .flatMap(({ rows }) => rows)
    })
  expect(await entriesIn(client.personId)).toMatchObject([{ text: 'Un gelato', kcal: 250 }])
  await as(admin).call(updateMacroVisibility, { id: clientId, isHidden: true })
  expect(await entriesIn(client.personId)).toMatchObject([{ text: 'Un gelato', kcal: null }])
  expect(await entriesIn(null)).toMatchObject([{ text: 'Un gelato', kcal: 250 }])
})

const tables = [
  sql`diary_days`,
  sql`diary_meals`,
  sql`diary_swaps`,
  sql`diary_entries`,
  sql`diary_waters`,
  sql`diary_photos`,
  sql`diary_sums`,
]

test('with the person the diary goes, and its photos', async () => {
  const team = await filled()
  await database.withSystem('write', db => erasePerson(db, team.client.personId))
  await database.withWorkspace(team.workspaceId, 'read', async db => {
    for (const table of tables) expect(await db.many(sql`select from ${table}`)).toEqual([])
    expect(await db.many(sql`select from files where deleted_at is null`)).toEqual([])
  })
})

test('what was not undeleted in time is erased', async () => {
  const team = await filled()
  const rowsLeft = () => database.withWorkspace(team.workspaceId, 'read', db => db.many(sql`select from diary_entries`))
  const deleteBefore = (days: number) =>
    database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`update diary_entries set deleted_at = now() - make_interval(days => ${days})`),
    )
  const sweep = async () => {
    const context = { database, log: makeLog('silent'), jobId: newId(), isLastTry: true }
    for (const job of entryRecords.jobs) await job.run(context, { workspaceId: null, data: {} })
  }
  await deleteBefore(6)
  await sweep()
  expect(await rowsLeft()).toHaveLength(1)
  await deleteBefore(8)
  await sweep()
  expect(await rowsLeft()).toEqual([])
})

test('of two records of one person the later version of each field stays, and sums are made anew', async () => {
  const team = await filled()
  const { clientId, workspaceId, diet } = team
  const standing = await lonelyClientOf(house, team)
  const ofStanding = sql`client_id = ${standing}`
  await database.withWorkspace(workspaceId, 'write', async db => {
    await db.run(sql`
      insert into diary_days (client_id, day, note, note_changed_at, day_type, day_type_changed_at)
      values (${standing}, ${today}, 'Prima', now() - interval '1 day', 'rest', now())`)
    await db.run(sql`
      insert into diary_meals (client_id, day, meal_id, assignment_id, release_id, state, state_changed_at, note, note_changed_at)
      values (${standing}, ${today}, ${diet.breakfastId}, ${diet.assignmentId}, ${diet.releaseId}, 'skipped', now() - interval '1 day',
        'Dopo', now())`)
    await db.run(sql`
      insert into diary_swaps (client_id, day, row_id, assignment_id, release_id, planned_food, planned_grams, changed_at)
      values (${standing}, ${today}, ${diet.almondsId}, ${diet.assignmentId}, ${diet.releaseId}, '{}', 0, now())`)
    await db.run(sql`insert into diary_sums (client_id, day, planned_kcal, eaten_kcal) values (${standing}, ${today}, 1, 0)`)
  })
  await database.withSystem('write', async db => {
    for (const join of clientJoins.gathered()) await join(db, { workspaceId, fromId: clientId, toId: standing })
  })
  await database.withWorkspace(workspaceId, 'read', async db => {
    expect(await db.many(sql`select client_id, note, day_type from diary_days where ${ofStanding}`)).toEqual([
      { client_id: standing, note: 'Poco sonno', day_type: 'rest' },
    ])
    expect(await db.many(sql`select client_id, state, note from diary_meals where ${ofStanding}`)).toEqual([
      { client_id: standing, state: 'eaten', note: 'Dopo' },
    ])
    expect(await db.many(sql`select client_id, food from diary_swaps where ${ofStanding}`)).toEqual([{ client_id: standing, food: null }])
  })
  await vi.waitFor(async () => {
    const [sums] = await database.withWorkspace(workspaceId, 'read', db =>
      db.many<Row<'diary_sums', 'planned_kcal' | 'percent'>>(sql`select planned_kcal, percent from diary_sums where ${ofStanding}`),
    )
    expect(sums).toEqual({ planned_kcal: 868.5, percent: 33 })
  })
})

test('an entry of the record that goes counts among what was eaten, also where that record had no plan', async () => {
  const team = await scene()
  const { client, clientId, workspaceId, diet } = team
  const former = await lonelyClientOf(house, team)
  for (const mealId of [diet.breakfastId, diet.lunchId])
    await as(client).call(saveOwnMeal, { ...planned(diet), day: today, mealId, state: 'eaten', ...timed() })
  const readLogged = async () =>
    (
      await database.withWorkspace(workspaceId, 'read', db =>
        db.one<Row<'diary_sums', 'logged_kcal'>>(sql`select logged_kcal from diary_sums where client_id = ${clientId} and day = ${today}`),
      )
    ).logged_kcal
  const logged = (await readLogged()) ?? 0
  expect(logged).toBeGreaterThan(800)
  const yesterday = addDays(today, -1)
  await as(client).call(addOwnEntry, { id: newId(), day: yesterday, text: 'Una pizza' })
  await database.withWorkspace(workspaceId, 'write', async db => {
    await db.run(sql`insert into diary_entries (id, client_id, day, text, kcal) values (${newId()}, ${former}, ${today}, 'Un gelato', 250)`)
    await db.run(sql`
      insert into diary_sums (client_id, day, planned_kcal, eaten_kcal) values (${clientId}, ${yesterday}, 1, 0)
      on conflict (workspace_id, client_id, day) do update set planned_kcal = excluded.planned_kcal`)
  })
  await database.withSystem('write', async db => {
    for (const join of clientJoins.gathered()) await join(db, { workspaceId, fromId: former, toId: clientId })
  })
  await vi.waitFor(async () => expect(await readLogged()).toBe(logged + 250))
  // on the other days of the record that stays nothing has joined
  const untouched = await database.withWorkspace(workspaceId, 'read', db =>
    db.one<Row<'diary_sums', 'planned_kcal'>>(
      sql`select planned_kcal from diary_sums where client_id = ${clientId} and day = ${yesterday}`,
    ),
  )
  expect(untouched.planned_kcal).toBe(1)
})

test('of one meal in two records the plan stays that it was ticked from last, whatever was noted later', async () => {
  const team = await filled()
  const { clientId, workspaceId, diet } = team
  const releaseAfter = async (recorded: string) => {
    const standing = await lonelyClientOf(house, team)
    const releaseId = newId()
    await database.withWorkspace(workspaceId, 'write', db =>
      db.run(sql`
        insert into diary_meals (client_id, day, meal_id, assignment_id, release_id, state, state_changed_at, note, note_changed_at)
        values (${standing}, ${today}, ${diet.breakfastId}, ${diet.assignmentId}, ${releaseId}, 'skipped', now() + ${recorded}::interval,
          'Altro', now() + interval '2 days')`),
    )
    await database.withSystem('write', async db => {
      for (const join of clientJoins.gathered()) await join(db, { workspaceId, fromId: clientId, toId: standing })
    })
    const [meal] = await database.withWorkspace(workspaceId, 'read', db =>
      db.many<Row<'diary_meals', 'release_id'>>(sql`select release_id from diary_meals where client_id = ${standing}`),
    )
    return meal?.release_id === releaseId ? 'of the record that stays' : 'of the one that goes'
  }
  expect(await releaseAfter('1 day')).toBe('of the record that stays')
  expect(await releaseAfter('-1 day')).toBe('of the one that goes')
})

test('the client’s other devices and those in charge hear of a write', async () => {
  const team = await scene()
  const port = await portOf(house)
  const thingsOf = async (member: TestMember) => {
    const { heard } = await openDevice(member, port)
    return () => heard.filter(({ event }) => event === 'changed').map(({ payload }) => payload)
  }
  const outsider = await given.member('nutritionist', team)
  const [own, others, stranger] = [await thingsOf(team.client), await thingsOf(team.nutritionist), await thingsOf(outsider)]
  await as(team.client).call(addOwnWater, { id: newId(), day: today, ml: 250 })
  await vi.waitFor(() => expect([own(), others()]).toMatchObject([[{ things: ['meal diary'] }], [{ things: ['meal diary'] }]]))
  expect(stranger()).toEqual([])
})
