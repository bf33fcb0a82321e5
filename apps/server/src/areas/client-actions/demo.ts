import type { Repetition } from '@allenio/contract/client-actions'
import { nextDue } from '@allenio/domain/client-actions'
import { addDays, dayIn } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type WorkspaceDb } from '#platform/db'
import { insertAction } from './rows.ts'

export interface DemoClient {
  id: string
}

type Draft = Pick<Parameters<typeof insertAction>[1], 'kind' | 'title' | 'text' | 'repetition'> & { startAgo: number, answers?: readonly string[] }

const drafts: readonly Draft[] = [
  { kind: 'weigh in', title: '', text: '', repetition: { kind: 'weekly', every: 1, days: [1, 4] }, startAgo: 42 },
  { kind: 'upload photos', title: 'Foto del mese', text: 'Stessa luce, stessa ora, di fronte, di lato e di schiena.', repetition: { kind: 'monthly', every: 1 }, startAgo: 64 },
  {
    kind: 'answer', title: 'Come è andata la settimana?', text: 'Energia, sonno, fame: due righe bastano.', repetition: { kind: 'weekly', every: 1, days: [7] }, startAgo: 28,
    answers: ['Bene, dormo meglio e ho meno fame la sera.', 'Settimana pesante al lavoro, saltato un allenamento.', 'Tutto fatto, gambe stanche ma contente.'],
  },
  {
    kind: 'read', title: 'Come leggere il programma', text: 'RIR 2 vuol dire fermarsi quando ne avresti ancora due. Se non sei sicuro, fermati prima.', repetition: { kind: 'once' }, startAgo: -3,
  },
  { kind: 'other', title: 'Prenota la visita medico-sportiva', text: '', repetition: { kind: 'once' }, startAgo: 4 },
]

/** What clients are asked to do, with some weeks of it done, some of it late. */
export async function fillDemoActions(db: WorkspaceDb, clients: readonly DemoClient[]): Promise<void> {
  const { id: authorId } = await db.one<{ id: string }>(sql`select id from memberships where role = 'admin' order by created_at limit 1`)
  for (const [index, { id: clientId }] of clients.entries()) {
    const chosen = index === 0 ? drafts : drafts.filter((_, at) => (index + at) % 4 === 0)
    for (const draft of chosen) await fillAction(db, { draft, clientId, authorId, isLate: index % 6 === 5 })
  }
}

interface Filling {
  draft: Draft
  clientId: string
  authorId: string
  isLate: boolean
}

async function fillAction(db: WorkspaceDb, { draft, clientId, authorId, isLate }: Filling): Promise<void> {
  const { startAgo, answers = [''], ...fields } = draft
  const today = dayIn('Europe/Rome')
  const startDay = firstDay(fields.repetition, addDays(today, -startAgo))
  const id = newId()
  await insertAction(db, { ...fields, id, clientId, dueDay: startDay, untilDay: null, tellsByMail: false, authorId })
  const schedule = { repetition: fields.repetition, startDay, untilDay: null }
  const doneUntil = isLate ? addDays(today, -8) : addDays(today, -1)
  let due: string | null = startDay
  for (let times = 0; due !== null && due <= doneUntil && fields.repetition.kind !== 'once'; times += 1) {
    await db.run(sql`
      insert into action_completions (id, action_id, due_day, completed_at, answer, is_by_client, author_id)
      values (${newId()}, ${id}, ${due}, ${due}::date + interval '19 hours', ${answers[times % answers.length] ?? ''}, true,
        (select membership_id from clients where id = ${clientId}))`)
    due = nextDue(schedule, due)
  }
  if (due !== null) await db.run(sql`update client_actions set due_day = ${due}, created_at = ${startDay}::date where id = ${id}`)
}

const firstDay = (repetition: Repetition, day: string): string =>
  nextDue({ repetition, startDay: addDays(day, -7), untilDay: null }, addDays(day, -1)) ?? day
