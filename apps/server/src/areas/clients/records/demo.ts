import { Readable } from 'node:stream'
import { poses, type Pose } from '@allenio/contract/client-records'
import { noteOf } from '@allenio/domain/clients'
import { addDays, dayIn } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type WorkspaceDb } from '#platform/db'
import { keepFile } from '#platform/files'
import { drawFigure, type Figure } from './demo-silhouettes.ts'
import { insertProgress, linkWeight, putPhoto } from './progress-rows.ts'

export interface DemoClient {
  id: string
}

interface Body {
  id: string
  membership_id: string | null
  person_id: string | null
  sex: 'female' | 'male' | null
  height_cm: number | null
}

/** Numbers that look thrown and are the same at every start. */
function dice(seed: number): () => number {
  let state = seed * 2_654_435_761 % 4_294_967_296
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const photographed = 7
const advised = 12

/** Months of weights for each client, pictures for some, advice for others. */
export async function fillDemoRecords(db: WorkspaceDb, clients: readonly DemoClient[]): Promise<void> {
  const bodies = await db.many<Body>(sql`
    select c.id, c.membership_id, m.person_id, c.sex, c.height_cm from clients c left join memberships m on m.id = c.membership_id
    where c.id = any(${clients.map(({ id }) => id)}::uuid[])`)
  const team = await db.one<{ id: string, person_id: string }>(sql`
    select id, person_id from memberships where role = 'admin' order by created_at limit 1`)
  const ordered = clients.flatMap(({ id }) => bodies.find(body => body.id === id) ?? [])
  for (const [index, body] of ordered.entries()) {
    const weights = await fillWeights(db, body, { index, authorId: team.id })
    if (index < photographed) await fillProgress(db, body, { index, weights, author: team })
    if (index % 3 === 0 && index < advised * 3) await fillAdvice(db, body.id, { index, authorId: team.id })
  }
}

interface DemoWeight {
  id: string
  day: string
  kg: number
}

async function fillWeights(
  db: WorkspaceDb, body: Body, { index, authorId }: { index: number, authorId: string },
): Promise<DemoWeight[]> {
  const roll = dice(index + 7)
  const isFemale = body.sex === 'female'
  const height = (body.height_cm ?? (isFemale ? 165 : 177)) / 100
  const days = 70 + Math.floor(roll() * 170)
  // every fifth has stopped weighing in
  const lastAgo = index % 5 === 4 ? 16 + Math.floor(roll() * 20) : Math.floor(roll() * 3)
  const start = height ** 2 * (22 + roll() * 8)
  const aWeek = index % 4 === 3 ? 0.08 + roll() * 0.12 : -(0.12 + roll() * 0.35)
  const today = dayIn('Europe/Rome')
  const weights: DemoWeight[] = []
  for (let ago = days; ago >= lastAgo; ago -= 2 + Math.floor(roll() * 4)) {
    const kg = start + aWeek * (days - ago) / 7 + (roll() - 0.5) * 0.9
    weights.push({ id: newId(), day: addDays(today, -ago), kg: Math.round(kg * 10) / 10 })
  }
  const isByClient = body.membership_id !== null && index % 3 !== 2
  await db.run(sql`
    insert into weights (id, client_id, day, kg, source, is_by_client, author_id, created_at)
    select id, ${body.id}, day, kg, ${isByClient ? 'client' : 'manual'}, ${isByClient}, ${isByClient ? body.membership_id : authorId}, day + interval '8 hours'
    from unnest(${weights.map(({ id }) => id)}::uuid[], ${weights.map(({ day }) => day)}::date[], ${weights.map(({ kg }) => kg)}::numeric[]) as w (id, day, kg)`)
  return weights
}

interface DemoProgress {
  index: number
  weights: readonly DemoWeight[]
  author: { id: string, person_id: string }
}

async function fillProgress(db: WorkspaceDb, body: Body, { index, weights, author }: DemoProgress): Promise<void> {
  const last = weights.length - 1
  const moments = [...new Set([0, Math.floor(last / 2), last])].flatMap(at => weights[at] ?? [])
  const isFemale = body.sex === 'female'
  const height = (body.height_cm ?? 170) / 100
  for (const { id: weightId, day, kg } of moments) {
    const { id } = await insertProgress(db, { clientId: body.id, day, note: '', isByClient: false, authorId: author.id })
    await linkWeight(db, id, weightId)
    await db.run(sql`update progresses set created_at = ${day}::date + interval '9 hours' where id = ${id}`)
    const girth = Math.min(1, Math.max(0, (kg / height ** 2 - 19) / 13))
    for (const pose of index % 4 === 1 ? poses.slice(0, 2) : poses) {
      const file = await drawn(db, { pose, isFemale, girth, variant: index }, { personId: author.person_id, day })
      await putPhoto(db, id, { pose, fileId: file.id })
    }
  }
}

const poseNames = { front: 'fronte', side: 'lato', back: 'retro' } as const satisfies Record<Pose, string>

async function drawn(db: WorkspaceDb, figure: Figure, { personId, day }: { personId: string, day: string }) {
  // loaded at first use, like everywhere: an idle server does without it
  const { default: sharp } = await import('sharp')
  const { pixels, width, height } = drawFigure(figure)
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } }).webp({ quality: 80 }).toBuffer()
  return keepFile(db, {
    personId, name: `${day} ${poseNames[figure.pose]}.webp`, mimeType: 'image/webp', body: Readable.from([bytes]), accept: ['image/*'], maxBytes: 5_000_000,
  })
}

const advices = [
  ['Colazione nei giorni di allenamento', 'Almeno 90 minuti prima della seduta.\nUna fonte di proteine, una di carboidrati, poca fibra.\nSe ti alleni presto: metà colazione prima, metà dopo.'],
  ['Come comporre il piatto', 'Metà piatto di verdure, un quarto di proteine, un quarto di cereali o patate.\nUn cucchiaio d’olio a crudo.\nFuori casa vale la stessa regola: si guarda il piatto, non la bilancia.'],
  ['Acqua e sale', 'Un bicchiere al risveglio e uno a ogni pasto.\nNei giorni caldi aggiungi mezzo litro per ogni ora di allenamento.'],
] as const

async function fillAdvice(
  db: WorkspaceDb, clientId: string, { index, authorId }: { index: number, authorId: string },
): Promise<void> {
  const [title, text] = advices[index % advices.length] ?? advices[0]
  await db.run(sql`
    insert into nutritional_advices (id, client_id, title, body, author_id, created_at, updated_at)
    values (${newId()}, ${clientId}, ${title}, ${JSON.stringify(noteOf(text))}::jsonb, ${authorId},
      now() - make_interval(days => ${10 + index}), now() - make_interval(days => ${10 + index}))`)
}
