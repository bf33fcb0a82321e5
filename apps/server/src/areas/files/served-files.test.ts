import { listExports, updateProfile } from '@allenio/contract/account'
import { getMe } from '@allenio/contract/auth'
import { getConversation, getConversationOfClient, sendMessage, wipeConversation } from '@allenio/contract/chat'
import { addChatAttachment } from '@allenio/contract/chat-desk'
import { addClientFiles, deleteClientFile, undeleteClientFile } from '@allenio/contract/client-files'
import { addNutritionalAdvice } from '@allenio/contract/client-notes'
import { addProgress } from '@allenio/contract/progress'
import { getClientDetail, updateClient } from '@allenio/contract/clients'
import { addClients, deactivateCollaborator, deleteCollaborator, listCollaborators, removeClients } from '@allenio/contract/collaborators'
import { newId } from '@allenio/domain/ids'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { sql, type Sql } from '#platform/db'
import { anyRule, fileLink, fileRules, filesCookie, keepFile, ownFile } from '#platform/files'
import { clientOf, connectTo, explainWithout, testHouse, uploadOf, type TestMember } from '#testing'

// A link to a file ends as soon as its person loses the right to the file, not only when its minutes are over.

const house = await testHouse()
const { as, given, server, database } = house
const owner = await connectTo(house.prepared.owner)

const statusOf = async (who: TestMember, url: string | null | undefined) => {
  const { name, value } = filesCookie(who.sessionId)
  return (await server.inject({ url: String(url), headers: { cookie: `${name}=${value}` } })).statusCode
}

const statusesOf = async (who: TestMember, urls: readonly (string | null | undefined)[]) => [
  ...new Set(await Promise.all(urls.map(url => statusOf(who, url)))),
]

const pdf = { name: 'scheda.pdf', mimeType: 'application/pdf', body: Buffer.from('%PDF-1.7\n a plan') }

/** A client in the coach's charge, and the coach's links to every file of that client. */
async function scene() {
  const team = await given.team()
  const { admin, coach } = team
  const id = await clientOf(house, team)
  const { updatedAt } = await as(admin).call(getClientDetail, { id })
  await as(admin).call(updateClient, { id, updatedAt, photoUploadId: await uploadOf(admin) })
  const { photo } = await as(coach).call(getClientDetail, { id })
  const progress = await as(coach).call(addProgress, { id, day: '2026-01-10', note: '', frontUploadId: await uploadOf(coach) })
  const { clientFiles } = await as(coach).call(addClientFiles, { id, uploadId: await uploadOf(coach, pdf) })
  const advice = await as(coach).call(addNutritionalAdvice, { id, title: 'Dieta', text: null, uploadId: await uploadOf(coach, pdf) })
  const { conversation } = await as(coach).call(getConversationOfClient, { id })
  const { message } = await as(coach).call(sendMessage, { conversationId: conversation.id, message: '', uploadId: await uploadOf(coach) })
  const links = [
    photo,
    progress.photos[0]?.file.url,
    progress.photos[0]?.file.thumbUrl,
    clientFiles[0]?.file.url,
    advice.file?.url,
    message.fileUrl,
    message.thumbUrl,
  ]
  const fileIds = { progress: progress.photos[0]?.file.id, message: message.file?.id }
  return { ...team, id, links, fileIds, conversationId: conversation.id, record: clientFiles[0] }
}

test('whoever is taken off a client loses every file of theirs at once, and has it back with the client', async () => {
  const { admin, coach, client, id, links, fileIds, workspaceId } = await scene()
  expect(await statusesOf(coach, links)).toEqual([200])
  await as(admin).call(removeClients, { id: coach.membershipId, clientIds: [id] })
  expect(await statusesOf(coach, links)).toEqual([404])
  // a link that was signed after the right was lost does not work either
  const again = fileLink({ id: String(fileIds.progress), workspace_id: workspaceId }, coach.personId)
  expect(await statusOf(coach, again)).toBe(404)
  for (const other of [admin, client]) {
    const own = fileLink({ id: String(fileIds.progress), workspace_id: workspaceId }, other.personId)
    expect(await statusOf(other, own)).toBe(200)
  }
  await as(admin).call(addClients, { id: coach.membershipId, clientIds: [id] })
  expect(await statusesOf(coach, links)).toEqual([200])
})

test('a colleague in charge of others and another client have no use for a link', async () => {
  const { coach, workspaceId, fileIds } = await scene()
  const colleague = await given.member('coach', { workspaceId })
  const stranger = await given.member('client', { workspaceId })
  for (const who of [colleague, stranger]) {
    for (const fileId of Object.values(fileIds)) {
      expect(await statusOf(who, fileLink({ id: String(fileId), workspace_id: workspaceId }, who.personId))).toBe(404)
    }
  }
  expect(await statusOf(coach, fileLink({ id: String(fileIds.progress), workspace_id: workspaceId }, coach.personId))).toBe(200)
})

test('whoever is deactivated or removed is served nothing more', async () => {
  const { admin, coach, links } = await scene()
  await as(admin).call(deactivateCollaborator, { id: coach.membershipId })
  expect(await statusesOf(coach, links)).toEqual([404])
  await as(admin).call(deleteCollaborator, { id: coach.membershipId, moveTo: null })
  expect(await statusesOf(coach, links)).toEqual([404])
})

test('a file that was deleted is gone for all, and back when it is brought back', async () => {
  const { coach, id, record } = await scene()
  const at = { id, fileId: String(record?.id) }
  await as(coach).call(deleteClientFile, at)
  expect(await statusOf(coach, record?.file.url)).toBe(404)
  await as(coach).call(undeleteClientFile, at)
  expect(await statusOf(coach, record?.file.url)).toBe(200)
})

test('a conversation that one wiped away keeps its files for the others alone', async () => {
  const { admin, coach, client, conversationId } = await scene()
  const linkFor = async (who: TestMember) => (await as(who).call(getConversation, { conversationId })).messages.at(-1)?.fileUrl
  const [own, clients] = [await linkFor(coach), await linkFor(client)]
  await as(coach).call(wipeConversation, { id: conversationId })
  expect([await statusOf(coach, own), await statusOf(client, clients)]).toEqual([404, 200])
  const adminsLink = await linkFor(admin)
  await as(admin).call(wipeConversation, { id: conversationId, wipeoutAll: true })
  expect([await statusOf(client, clients), await statusOf(admin, adminsLink)]).toEqual([404, 404])
})

test('what the team keeps to itself is served to no client', async () => {
  const { coach, client, conversationId, workspaceId } = await scene()
  const note = await as(coach).call(sendMessage, { conversationId, message: '', isTeamNote: true, uploadId: await uploadOf(coach) })
  const attachment = await as(coach).call(addChatAttachment, { uploadId: await uploadOf(coach, pdf) })
  for (const file of [note.message.file, attachment.file]) {
    expect(await statusOf(coach, file?.url)).toBe(200)
    expect(await statusOf(client, fileLink({ id: String(file?.id), workspace_id: workspaceId }, client.personId))).toBe(404)
  }
})

test('a portrait is for whoever works in the same business', async () => {
  const team = await given.team()
  const neighbour = await given.member('admin')
  const { photo } = await as(team.coach).call(updateProfile, { photoUploadId: await uploadOf(team.coach) })
  const fileId = String(photo).split(/[/?]/)[3] ?? ''
  const { collaborators } = await as(team.admin).call(listCollaborators, {})
  const photoForAdmin = collaborators.find(each => each.id === team.coach.membershipId)?.photo
  expect([await statusOf(team.coach, photo), await statusOf(team.admin, photoForAdmin)]).toEqual([200, 200])
  expect(await statusOf(neighbour, fileLink(ownFile(fileId), neighbour.personId, 'thumb'))).toBe(404)
  await database.withSystem('write', db =>
    db.run(sql`
    update memberships set status = 'inactive' where workspace_id = ${team.workspaceId} and id = ${team.admin.membershipId}`),
  )
  expect(await statusOf(team.admin, photoForAdmin)).toBe(404)
  expect((await as(team.coach).call(getMe, {})).user.photo).toBe(photo)
})

test('the copy of a whole business is its admin’s for as long as they are admin', async () => {
  const { admin, workspaceId } = await given.team()
  await given.member('admin', { workspaceId })
  await database.withSystem('write', async db => {
    const body = Readable.from([Buffer.from('504b0506000000000000000000000000000000000000', 'hex')])
    const file = await keepFile(db, {
      personId: admin.personId,
      name: 'a.zip',
      mimeType: 'application/zip',
      body,
      accept: ['*/*'],
      maxBytes: 1000,
    })
    await db.run(sql`insert into exports (id, person_id, workspace_id, scope, state, file_id, expires_at)
      values (${newId()}, ${admin.personId}, ${workspaceId}, 'workspace', 'ready', ${file.id}, now() + interval '7 days')`)
  })
  const link = (await as(admin).call(listExports, {})).exports[0]?.link
  expect(await statusOf(admin, link)).toBe(200)
  await database.withSystem('write', db => db.run(sql`update memberships set role = 'coach' where id = ${admin.membershipId}`))
  expect(await statusOf(admin, link)).toBe(404)
})

test('every column that names a file has a rule that says who may be served it, and every rule its column', async () => {
  const { rows } = await owner.query<{ name: string }>(`select c.relname || '.' || a.attname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    where a.attname like '%file_id' and not a.attisdropped order by 1`)
  expect(rows.map(row => row.name)).toEqual(
    fileRules
      .gathered()
      .flatMap(rule => rule.columns)
      .toSorted(),
  )
})

test('a use of a link reads no table to its end', async () => {
  const asOwner = {
    many: async <Row>({ text, values }: Sql) => (await owner.query(text, [...values])).rows as Row[], // the border to the driver
  }
  const m = sql`select f.* from files f join memberships m on m.workspace_id = f.workspace_id
    where f.workspace_id = ${newId()} and f.id = ${newId()} and m.person_id = ${newId()} and ${anyRule('ofMember')}`
  const v = sql`select f.* from files f cross join (select ${newId()}::uuid as person_id) v
    where f.workspace_id = ${newId()} and f.id = ${newId()} and ${anyRule('ofPerson')}`
  const o = sql`select f.* from files f where f.workspace_id = ${newId()} and f.id = ${newId()} and ${anyRule('ofAnyone')}`
  await owner.query('begin')
  onTestFinished(async () => void (await owner.query('rollback')))
  for (const statement of [m, v, o]) expect(await explainWithout(asOwner, ['seqscan'], statement)).not.toContain('Seq Scan')
})
