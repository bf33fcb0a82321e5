import { newId } from '@allenio/domain/ids'
import { richTextOf } from '@allenio/domain/rich-text'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import type { DemoClient } from '#platform/demo'

const advised = 12

/** Adds advice for every third of the first clients. */
export async function fillDemoAdvices(db: WorkspaceDb, clients: readonly DemoClient[]): Promise<void> {
  const { id: authorId } = await db.one<Row<'memberships', 'id'>>(sql`
    select id from memberships where role = 'admin' order by created_at limit 1`)
  for (const [index, { id }] of clients.entries()) {
    if (index % 3 === 0 && index < advised * 3) await fillAdvice(db, id, { index, authorId })
  }
}

const advices = [
  [
    'Colazione nei giorni di allenamento',
    'Almeno 90 minuti prima della seduta.\nUna fonte di proteine, una di carboidrati, poca fibra.\nSe ti alleni ' +
      'presto: metà colazione prima, metà dopo.',
  ],
  [
    'Come comporre il piatto',
    'Metà piatto di verdure, un quarto di proteine, un quarto di cereali o patate.\nUn cucchiaio d’olio a ' +
      'crudo.\nFuori casa vale la stessa regola: si guarda il piatto, non la bilancia.',
  ],
  ['Acqua e sale', 'Un bicchiere al risveglio e uno a ogni pasto.\nNei giorni caldi aggiungi mezzo litro per ogni ora di allenamento.'],
] as const

/** The first client, whom the demo shows in full, gets all of them. */
async function fillAdvice(db: WorkspaceDb, clientId: string, { index, authorId }: { index: number; authorId: string }): Promise<void> {
  const clientAdvices = index === 0 ? advices : [advices[index % advices.length] ?? advices[0]]
  for (const [at, [title, text]] of clientAdvices.entries()) {
    await db.run(sql`
      insert into nutritional_advices (id, client_id, title, body, author_id, created_at, updated_at)
      values (${newId()}, ${clientId}, ${title}, ${JSON.stringify(richTextOf(text))}::jsonb, ${authorId},
        now() - make_interval(days => ${10 + index + at * 40}), now() - make_interval(days => ${10 + index + at * 40}))`)
  }
}
