import { richTextOf } from '@allenio/domain/rich-text'
import { dayIn } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type WorkspaceDb } from '#platform/db'
import { demoWeights, type DemoBody, type DemoWeight } from './demo-course.ts'
import { bringDemoFiles, fillDemoFiles } from './demo-files.ts'
import { fillDemoPhotos } from './demo-photos.ts'

export interface DemoClient {
  id: string
}

interface Row {
  id: string
  membership_id: string | null
  registered_at: string | null
  status: string
  sex: DemoBody['sex']
  height_cm: number | null
  since: number
}

interface Kept {
  clientId: string
  membershipId: string | null
  weights: readonly DemoWeight[]
}

const advised = 12

/** Months of weights for each client, pictures for some, advice and papers for others. */
export async function fillDemoRecords(db: WorkspaceDb, clients: readonly DemoClient[]): Promise<void> {
  const rows = await db.many<Row>(sql`
    select id, membership_id, registered_at, status, sex, height_cm, current_date - created_at::date as since
    from clients where id = any(${clients.map(({ id }) => id)}::uuid[])`)
  const author = await db.one<{ id: string, person_id: string }>(sql`
    select id, person_id from memberships where role = 'admin' order by created_at limit 1`)
  const found = clients.flatMap(({ id }, index) => {
    const row = rows.find(each => each.id === id)
    return row ? [{ row, body: bodyOf(row, index) }] : []
  })
  const kept = found.map(({ row, body }): Kept & { body: DemoBody } => ({
    clientId: row.id, membershipId: row.membership_id, weights: demoWeights(body, dayIn('Europe/Rome')), body,
  }))
  await insertWeights(db, kept, author.id)
  const uploadIds = await bringDemoFiles(db, author)
  await fillDemoPhotos(db, kept, author)
  await fillDemoFiles(db, { clientIds: kept.map(({ clientId }) => clientId), author, uploadIds })
  for (const [index, { clientId }] of kept.entries()) {
    if (index % 3 === 0 && index < advised * 3) await fillAdvice(db, clientId, { index, authorId: author.id })
  }
}

const bodyOf = (row: Row, index: number): DemoBody => ({
  index,
  sex: row.sex,
  heightCm: row.height_cm,
  isActive: row.status === 'active',
  hasStarted: row.registered_at !== null || row.membership_id === null,
  sinceDays: row.since,
})

async function insertWeights(db: WorkspaceDb, kept: readonly Kept[], authorId: string): Promise<void> {
  const rows = kept.flatMap(({ clientId, membershipId, weights }, index) => weights.map((weight, at) => {
    // most step on the scales at home, now and then in the studio; some never write anything down themselves
    const isByClient = membershipId !== null && index % 3 !== 2 && at % 5 !== 0
    return { ...weight, client: clientId, by_client: isByClient, author: isByClient ? membershipId : authorId }
  }))
  await db.run(sql`
    insert into weights (id, client_id, day, kg, source, is_by_client, author_id, created_at)
    select id, client, day, kg, case when by_client then 'client' else 'manual' end, by_client, author, day + interval '8 hours'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (
      id uuid, client uuid, day date, kg numeric, by_client boolean, author uuid)`)
}

const advices = [
  ['Colazione nei giorni di allenamento', 'Almeno 90 minuti prima della seduta.\nUna fonte di proteine, una di carboidrati, poca fibra.\nSe ti alleni presto: metà colazione prima, metà dopo.'],
  ['Come comporre il piatto', 'Metà piatto di verdure, un quarto di proteine, un quarto di cereali o patate.\nUn cucchiaio d’olio a crudo.\nFuori casa vale la stessa regola: si guarda il piatto, non la bilancia.'],
  ['Acqua e sale', 'Un bicchiere al risveglio e uno a ogni pasto.\nNei giorni caldi aggiungi mezzo litro per ogni ora di allenamento.'],
] as const

/** The first, whom the demo shows whole, has all of them. */
async function fillAdvice(
  db: WorkspaceDb, clientId: string, { index, authorId }: { index: number, authorId: string },
): Promise<void> {
  const given = index === 0 ? advices : [advices[index % advices.length] ?? advices[0]]
  for (const [at, [title, text]] of given.entries()) {
    await db.run(sql`
      insert into nutritional_advices (id, client_id, title, body, author_id, created_at, updated_at)
      values (${newId()}, ${clientId}, ${title}, ${JSON.stringify(richTextOf(text))}::jsonb, ${authorId},
        now() - make_interval(days => ${10 + index + at * 40}), now() - make_interval(days => ${10 + index + at * 40}))`)
  }
}
