import { download, endpoint, intake } from '@allenio/contract'
import { Day, idInput, listInput, Nothing } from '@allenio/contract/lists'
import { newId } from '@allenio/domain/ids'
import pg from 'pg'
import { z } from 'zod'
import { sql, type Database, type Db } from '#platform/db'
import { AppError, found, Refusal } from '#platform/errors'
import { makeLog } from '#platform/log'
import type { Words } from '#platform/words'
import { area } from '../area.ts'
import { bind, bindIntake, bindPerson, bindPublic, bindSchool } from '../bindings.ts'
import { withMessage } from '../message-answer.ts'
import { makeServer, type HttpOptions } from '../server.ts'

// A small area with calls of every kind, on which the HTTP layers are tested independently of the real areas.

const Note = z.object({ id: z.uuid(), text: z.string() })
const text = z.string().trim().min(1).max(50, 'note too long')

export const outcomes = ['kept', 'no', 'clash', 'counted', 'counted busy', 'busy', 'away', 'broken', 'raced'] as const

export const contract = {
  writeNote: endpoint({
    method: 'POST',
    path: '/notes',
    access: { permission: 'create clients' },
    input: z.object({ text, size: z.number().int().optional(), day: Day.optional(), more: z.object({ color: z.string() }).optional() }),
    output: Note,
  }),
  listNotes: endpoint({
    method: 'GET',
    path: '/notes',
    access: { permission: 'view clients' },
    input: z.object(listInput),
    output: z.object({ notes: z.array(Note), nextPage: z.number().int() }),
  }),
  getNote: endpoint({ method: 'GET', path: '/notes/:id', access: { permission: 'view clients' }, input: z.object(idInput), output: Note }),
  renameNote: endpoint({
    method: 'PUT',
    path: '/notes/:id',
    access: { permission: 'update clients' },
    input: z.object({ ...idInput, text }),
    output: Note,
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: '/notes/:id',
    access: { permission: 'delete clients' },
    input: z.object(idInput),
    output: Nothing,
  }),
  /** Writes a note, then ends as the input says. */
  tryNote: endpoint({
    method: 'POST',
    path: '/notes/tries',
    access: { permission: 'create clients' },
    input: z.object({ outcome: z.enum(outcomes), text }),
    output: Note,
  }),
  secretNote: endpoint({
    method: 'POST',
    path: '/notes/secret',
    access: 'any',
    input: z.object({ text }),
    output: z.object({ secret: z.string() }),
    isSecret: true,
  }),
  tooMuch: endpoint({
    method: 'GET',
    path: '/too-much',
    access: { public: 'a slip of a handler' },
    input: Nothing,
    output: z.object({ name: z.string() }),
  }),
  fileOfNote: download({
    method: 'GET',
    path: '/notes/:id/file',
    access: { permission: 'view clients' },
    input: z.object(idInput),
    types: ['text/html'],
  }),
  bytesOfNote: intake({
    method: 'PATCH',
    path: '/notes/:id/bytes',
    access: 'any',
    input: z.object(idInput),
    output: z.object({ bytes: z.number() }),
    maxBytes: 2_000_000,
  }),
  formNote: endpoint({
    method: 'POST',
    path: '/notes/form',
    access: 'any',
    input: z.object({ text, photoUploadId: z.string().optional(), tags: z.array(z.string()).optional() }),
    output: z.object({ text: z.string(), photoUploadId: z.string().nullable(), tags: z.array(z.string()) }),
    files: { photo: 'photoUploadId' },
  }),
  ownNote: endpoint({ method: 'POST', path: '/own', access: 'any', input: z.object({ text }), output: z.object({ personId: z.uuid() }) }),
  openNote: endpoint({
    method: 'POST',
    path: '/open',
    access: { public: 'anybody may speak' },
    input: z.object({ text, anything: z.unknown().optional() }),
    output: z.object({ text: z.string(), isKnown: z.boolean() }),
  }),
  superNote: endpoint({ method: 'GET', path: '/super', access: { role: 'super_admin' }, input: Nothing, output: Nothing }),
  schoolNote: endpoint({ method: 'GET', path: '/school', access: { role: 'training_school' }, input: Nothing, output: Nothing }),
}

const words = {
  it: { noted: 'Annotato: {{text}}', 'note too long': 'Scrivi una nota più breve.' },
  en: { noted: 'Noted: {{text}}', 'note too long': 'Write a shorter note.' },
} as const satisfies Words

const insert = (db: Db, noteText: string) =>
  db.one<z.output<typeof Note>>(sql`insert into notes (id, text) values (${newId()}, ${noteText}) returning id, text`)

let isRaced = false

async function end(outcome: (typeof outcomes)[number]): Promise<void> {
  switch (outcome) {
    case 'kept':
      return
    case 'no':
      throw new Refusal('changed meanwhile', {}, [{ title: 'Apri', redirect: '/clients' }])
    case 'clash':
      throw new AppError('changed meanwhile', { fields: { text: { code: 'changed meanwhile' } }, data: { redirect: '/home' } })
    case 'counted':
      throw new AppError('invalid input', { keepsWrites: true })
    case 'counted busy':
      throw new AppError('too many requests', { keepsWrites: true, retryAfter: 7 })
    case 'busy':
      throw new AppError('too many requests', { retryAfter: 7 })
    case 'away':
      throw new AppError('unavailable')
    case 'broken':
      throw new Error('a secret of the house: hunter2')
    case 'raced':
      isRaced = !isRaced
      // as PostgreSQL undoes one of two transactions that wait for each other
      if (isRaced) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
      return
    default:
      return outcome satisfies never
  }
}

export const notesArea = area({
  name: 'notes',
  contract,
  errors: {},
  words,
  bindings: [
    bind(contract.writeNote, async ({ db }, input) => withMessage('noted', await insert(db, input.text), { text: input.text })),
    bind(contract.listNotes, async ({ db }, { page, search = '' }) => ({
      notes: await db.many<z.output<typeof Note>>(sql`
        select id, text from notes where text like ${`%${search}%`} order by id limit 20 offset ${(page - 1) * 20}`),
      nextPage: 0,
    })),
    bind(contract.getNote, async ({ db }, { id }) =>
      found(await db.maybeOne<z.output<typeof Note>>(sql`select id, text from notes where id = ${id}`)),
    ),
    bind(contract.renameNote, async ({ db }, input) =>
      found(await db.maybeOne<z.output<typeof Note>>(sql`update notes set text = ${input.text} where id = ${input.id} returning id, text`)),
    ),
    bind(contract.removeNote, async ({ db }, { id }) => {
      if (!(await db.run(sql`delete from notes where id = ${id}`))) throw new AppError('not found')
      return {}
    }),
    bind(contract.tryNote, async ({ db }, input) => {
      const note = await insert(db, input.text)
      await end(input.outcome)
      return note
    }),
    // so long that another answer would be compressed
    bindPerson(contract.secretNote, () => ({ secret: newId().repeat(250) })),
    bindPublic(contract.tooMuch, () => ({ name: 'Giulia', passwordHash: 'never shown' })),
    bind(contract.fileOfNote, (_call, { id }) => ({
      type: 'text/html',
      name: `nota "${id}".html`,
      body: Buffer.from('<script>alert(1)</script>'),
    })),
    bindIntake(contract.bytesOfNote, async ({ body }) => {
      let bytes = 0
      for await (const chunk of body) bytes += Buffer.from(chunk).length
      return { bytes }
    }),
    bindPerson(contract.formNote, (_call, input) => ({
      text: input.text,
      photoUploadId: input.photoUploadId ?? null,
      tags: input.tags ?? [],
    })),
    bindPerson(contract.ownNote, ({ actor }) => ({ personId: actor.personId })),
    bindPublic(contract.openNote, ({ actor }, input) => ({ text: input.text, isKnown: actor !== undefined })),
    bindPerson(contract.superNote, () => ({})),
    bindSchool(contract.schoolNote, () => ({})),
  ],
})

export async function makeNotesTable(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(`
    create table notes (
      workspace_id uuid not null default current_workspace() references workspaces (id) on delete cascade,
      id uuid not null,
      text text not null,
      primary key (workspace_id, id)
    );
    call workspace_table('notes')`)
  await client.end()
}

export interface NotesKit {
  database: Database
  sessions: HttpOptions['sessions']
}

/** A server of that area alone; what it logs is put into `lines`. */
export const notesServer = ({ database, sessions }: NotesKit, options: Partial<HttpOptions> = {}, lines: string[] = []) =>
  makeServer({
    servesApi: true,
    areas: [notesArea],
    database,
    log: makeLog('info', line => void lines.push(line)),
    publicUrl: undefined,
    trustProxy: 0,
    requestLimit: 0,
    sessions,
    takeFile: async (_person, file) => {
      let bytes = 0
      for await (const chunk of file.body) bytes += Buffer.from(chunk).length
      return `${file.name} ${bytes}`
    },
    ...options,
  })
