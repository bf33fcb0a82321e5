import type { ActionKind } from '@allenio/contract/client-actions'
import type { Repetition } from '@allenio/contract/repetition'
import { firstDue, nextDue } from '@allenio/domain/repetition'
import { addDays, addMonths, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import type { DemoClient } from '#platform/demo'
import { followPauses } from './client-pauses.ts'

interface Draft {
  kind: ActionKind
  title: string
  text: string
  repetition: Repetition
  /** Days since the action was first due; negative when that day is still to come. */
  startAgo: number
  /** The number of days after which it ends; left out for an action without an end. */
  lasts?: number
  answers?: readonly string[]
}

const weighIn: Draft = { kind: 'weigh in', title: '', text: '', repetition: { kind: 'weekly', every: 1, days: [1, 4] }, startAgo: 84 }
const photos: Draft = {
  kind: 'upload photos',
  title: 'Foto del mese',
  text: 'Stessa luce, stessa ora, di fronte, di lato e di schiena.',
  repetition: { kind: 'monthly', every: 1 },
  startAgo: 64,
}
const week: Draft = {
  kind: 'answer',
  title: 'Come è andata la settimana?',
  text: 'Energia, sonno, fame: due righe bastano.',
  repetition: { kind: 'weekly', every: 1, days: [7] },
  startAgo: 70,
  answers: [
    'Bene, dormo meglio e ho meno fame la sera.',
    'Settimana pesante al lavoro, saltato un allenamento.',
    'Tutto fatto, gambe stanche ma contente.',
    'Un po’ di mal di schiena dopo gli stacchi, il resto bene.',
  ],
}
const reading: Draft = {
  kind: 'read',
  title: 'Come leggere il programma',
  text: 'RIR 2 vuol dire fermarsi quando ne avresti ancora due. Nel dubbio, fermati prima.',
  repetition: { kind: 'once' },
  startAgo: -3,
}
const foodDiary: Draft = {
  kind: 'keep food diary',
  title: '',
  text: 'Scrivi tutto, anche il caffè: serve a capire da dove partire.',
  repetition: { kind: 'daily' },
  startAgo: 1,
  lasts: 3,
}
const visit: Draft = { kind: 'other', title: 'Prenota la visita medico-sportiva', text: '', repetition: { kind: 'once' }, startAgo: 26 }
const certificate: Draft = { kind: 'other', title: 'Porta il certificato aggiornato', text: '', repetition: { kind: 'once' }, startAgo: -9 }

/** The actions of each client, in turn. The first client, whom the demo shows in full, has nearly all of them. */
const sets: readonly (readonly Draft[])[] = [[weighIn], [week], [weighIn, photos], [], [visit, week], [reading], [photos], [certificate]]
const setOfFirst = [weighIn, photos, week, reading, visit]
/** The number, among the nutritionist's clients, of one with a food diary; the demo gives this client no plan. */
const nthWithDiary = 3
/** The clients whose first action has been overdue for days. */
const late = new Set([1, 18, 20, 34])

interface Person extends Row<'clients', 'id' | 'membership_id'> {
  is_here: boolean
  has_nutritionist: boolean
}

export interface DemoActionRow {
  id: string
  client: string
  kind: ActionKind
  title: string
  body: string
  start: string
  due: string
  repetition: Repetition
  until: string | null
  is_done: boolean
  missed?: number
}

export interface DemoCompletion {
  id: string
  action: string
  due: string
  answer: string
  author: string | null
}

/** Creates the demo's client actions: some weeks of them are done, some are late. */
export async function fillDemoActions(db: WorkspaceDb, clients: readonly DemoClient[]): Promise<void> {
  const { id: authorId } = await db.one<Row<'memberships', 'id'>>(sql`
    select id from memberships where role = 'admin' order by created_at limit 1`)
  const people = await db.many<Person>(sql`
    select id, membership_id, status = 'active' and (registered_at is not null or membership_id is null) as is_here,
      exists (select from client_collaborators k join memberships m on m.id = k.membership_id
        where k.client_id = clients.id and m.role = 'nutritionist') as has_nutritionist
    from clients where id = any(${clients.map(({ id }) => id)}::uuid[])`)
  const diaryId = clients.filter(({ id }) => people.some(each => each.id === id && each.is_here && each.has_nutritionist))[nthWithDiary]?.id
  const planned = clients.flatMap(({ id }, index) => {
    const person = people.find(each => each.id === id)
    const drafts = index === 0 ? setOfFirst : id === diaryId ? [foodDiary] : (sets[index % sets.length] ?? [])
    return person?.is_here ? drafts.map((draft, at) => planAction(draft, { person, index, at })) : []
  })
  await insertDemoActions(db, {
    actions: planned.map(({ action }) => action),
    completions: planned.flatMap(each => each.completions),
    authorId,
  })
}

interface DemoActions {
  actions: readonly DemoActionRow[]
  completions: readonly DemoCompletion[]
  authorId: string
}

/** Inserts actions that began in the past, which nobody can create by a call, with what was done of them. */
export async function insertDemoActions(db: WorkspaceDb, { actions, completions, authorId }: DemoActions): Promise<void> {
  await db.run(sql`
    insert into client_actions (id, client_id, kind, title, body, start_day, due_day, repetition, until_day, is_done, missed,
      author_id, created_at, updated_at)
    select id, client, kind, title, body, start, due, repetition, until, is_done, coalesce(missed, 0), ${authorId},
      least(start, current_date) - interval '1 day', now()
    from jsonb_to_recordset(${JSON.stringify(actions)}::jsonb) as a (
      id uuid, client uuid, kind text, title text, body text, start date, due date, repetition jsonb, until date, is_done boolean,
      missed integer)`)
  await db.run(sql`
    insert into action_completions (id, action_id, due_day, completed_at, answer, is_by_client, author_id)
    select id, action, due, due + interval '17 hours', answer, author is not null, coalesce(author, ${authorId})
    from jsonb_to_recordset(${JSON.stringify(completions)}::jsonb) as d (id uuid, action uuid, due date, answer text, author uuid)`)
  await followPauses(db, [...new Set(actions.map(({ client }) => client))])
}

interface DemoPlace {
  person: Person
  index: number
  /** The place among the client's own actions. */
  at: number
}

function planAction(draft: Draft, { person, index, at }: DemoPlace): { action: DemoActionRow; completions: DemoCompletion[] } {
  const { kind, title, text, repetition, answers = [''] } = draft
  const today = romeDay()
  const id = newId()
  const start = startOf(draft, { today, index })
  const untilDay = draft.lasts === undefined ? null : addDays(start, draft.lasts - 1)
  const completions: DemoCompletion[] = []
  let dueDay: string | null = start
  while (dueDay !== null && dueDay < today) {
    const answer = answers[(completions.length + index) % answers.length] ?? ''
    completions.push({ id: newId(), action: id, due: dueDay, answer, author: person.membership_id })
    dueDay = nextDue({ repetition, startDay: start, untilDay }, dueDay)
  }
  const last = completions.at(-1)?.due ?? start
  const isLate = at === 0 && late.has(index)
  return {
    action: {
      id,
      client: person.id,
      kind,
      title,
      body: text,
      start,
      due: isLate ? last : (dueDay ?? last),
      repetition,
      until: untilDay,
      is_done: dueDay === null && !isLate,
    },
    completions: isLate ? completions.slice(0, -1) : completions,
  }
}

/** Spreads the days. The photos of the first client are due today, so that their home page shows a task. */
function startOf({ repetition, startAgo, lasts }: Draft, { today, index }: { today: string; index: number }): string {
  if (index === 0 && repetition.kind === 'monthly') return addMonths(today, -3)
  if (lasts !== undefined) return addDays(today, -startAgo)
  if (index === 20 && repetition.kind === 'once') return addDays(today, -6)
  return firstDue(repetition, addDays(today, startAgo > 0 ? -startAgo - (index % 5) : -startAgo + (index % 4)))
}
