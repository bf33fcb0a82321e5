import { noteOf } from '@allenio/domain/clients'
import { newId } from '@allenio/domain/ids'
import { sql, type WorkspaceDb } from '#platform/db'
import { assignCollaborator } from './charge.ts'
import { addTag } from './tags.ts'

export interface DemoClient {
  id: string
  sex: 'female' | 'male'
  heightCm: number
}

const women = [
  'Martina Bellini', 'Chiara Fontana', 'Sofia Greco', 'Elisa Conti', 'Francesca Rinaldi', 'Alessia Moretti', 'Valentina Sala',
  'Giorgia Costa', 'Federica Longo', 'Beatrice Villa', 'Anna Serra', 'Ilaria Ferri', 'Camilla Basile', 'Noemi Caruso',
  'Laura Vitali', 'Silvia Pagani', 'Arianna Monti', 'Roberta Mariani', 'Michela Riva', 'Eleonora Donati', 'Sara D’Angelo', 'Cecilia Fabbri', 'Paola Gatti',
] as const
const men = [
  'Marco Esposito', 'Luca Bianchi', 'Andrea Colombo', 'Matteo Ricci', 'Davide Marino', 'Simone Gallo', 'Stefano Barbieri', 'Nicolò Testa',
  'Riccardo Grassi', 'Tommaso Leone', 'Giovanni Pellegrini', 'Fabio Sartori', 'Alberto Negri', 'Edoardo Ferrara', 'Emanuele Orlando',
  'Daniele Farina', 'Enrico Martelli',
] as const

const types = [
  { name: 'Online', color: '#3A6EA5' },
  { name: 'In studio', color: '#2B7A78' },
  { name: 'Agonista', color: '#B5532A' },
] as const
const tags = ['Mattina', 'Sera', 'Gara', 'Post parto', 'Nuovo'] as const
const goals = [
  'Perdere 6 kg prima dell’estate', 'Mettere massa senza perdere mobilità', 'Correre i 10 km sotto i 50 minuti',
  'Tornare in forma dopo la gravidanza', 'Meno mal di schiena al lavoro', 'Prima gara di powerlifting a novembre',
  'Mangiare meglio, senza bilancia',
] as const
const injuries = [
  '', '', '', 'Spalla destra: evitare le spinte sopra la testa', '', 'Ernia L4-L5, niente stacchi pesanti', '',
  'Distorsione alla caviglia a marzo',
] as const
const allergies = ['', '', 'Lattosio', '', '', 'Frutta a guscio', '', 'Glutine', ''] as const
const notes = [
  'Preferisce i messaggi vocali.\nLa domenica non si allena mai.',
  'Ha iniziato con noi grazie a una collega.\nAttenzione: tende a saltare la colazione.',
  'Molto costante: proporre un obiettivo nuovo a fine ciclo.',
] as const

const chosen = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length]

/** Forty people with a believable story; who signs in as the demo's client is the first of them. */
export async function fillDemoClients(db: WorkspaceDb): Promise<DemoClient[]> {
  const members = await db.many<{ id: string, role: string, email: string }>(sql`
    select m.id, m.role, p.email from memberships m join persons p on p.id = m.person_id order by m.created_at, m.id`)
  const memberOf = (role: string) => members.find(each => each.role === role)
  const typeIds = types.map(() => newId())
  for (const [at, { name, color }] of types.entries()) {
    await db.run(sql`insert into client_types (id, name, color, position) values (${typeIds[at]}, ${name}, ${color}, ${at})`)
  }
  const own = memberOf('client')
  const clients = people().map((each, at) => describe(each, at, typeIds, at === 0 ? own : undefined))
  await db.run(sql`
    insert into clients (id, membership_id, first_name, last_name, email, email_key, phone, sex, birth_date, height_cm, type_id, goal,
      injuries, allergies, status, deactivated_at, registered_at, invited_at, subscription_end, subscription_source, note,
      note_updated_at, consent_date, source, created_at, updated_at)
    select r.id, r.membership_id, r.first_name, r.last_name, r.email, lower(r.email), r.phone, r.sex, current_date - r.age_days, r.height_cm,
      r.type_id, r.goal, r.injuries, r.allergies, r.status, case when r.status = 'inactive' then now() - interval '20 days' end,
      case when r.is_registered then now() - make_interval(days => r.since_days) end, now() - make_interval(days => r.since_days),
      current_date + r.ends_in_days, case when r.ends_in_days is not null then 'manual' end, r.note,
      case when r.note is not null then now() - interval '3 days' end, current_date - r.since_days, 'demo',
      now() - make_interval(days => r.since_days), now() - make_interval(days => r.since_days)
    from jsonb_to_recordset(${JSON.stringify(clients)}::jsonb) as r (
      id uuid, membership_id uuid, first_name text, last_name text, email text, phone text, sex text, age_days integer, height_cm numeric,
      type_id uuid, goal text, injuries text, allergies text, status text, is_registered boolean, since_days integer,
      ends_in_days integer, note jsonb)`)
  await shareOut(db, clients.map(each => each.id), [memberOf('coach')?.id, memberOf('nutritionist')?.id])
  return clients.map(({ id, sex, height_cm }) => ({ id, sex, heightCm: height_cm }))
}

/** Women and men in turn, as they come. */
const people = () => Array.from({ length: women.length + men.length }, (_, at) => {
  const isWoman = at % 2 === 0 ? at / 2 < women.length : (at - 1) / 2 >= men.length
  const name = isWoman ? women[at < 2 * men.length ? at / 2 : at - men.length] : men[(at - 1) / 2]
  return { name: name ?? 'Elena Galli', sex: isWoman ? 'female' as const : 'male' as const }
})

type Someone = ReturnType<typeof people>[number]
type Own = { id: string, email: string } | undefined

function describe({ name, sex }: Someone, at: number, typeIds: readonly string[], own: Own) {
  const [first, ...last] = name.split(' ')
  const address = name.normalize('NFD').toLowerCase().replaceAll(/[^a-z ]/g, '').replace(' ', '.')
  const note = chosen(notes, at)
  return {
    id: newId(Date.now() - (400 - at * 9) * 86_400_000),
    membership_id: own?.id ?? null,
    first_name: first ?? name,
    last_name: last.join(' '),
    email: own?.email ?? (at % 13 === 12 ? null : `${address}@example.com`),
    phone: at % 5 === 4 ? null : `+39333${String(1_234_567 + at * 7_919).slice(0, 7)}`,
    sex,
    age_days: 6_900 + (at * 523) % 12_000,
    height_cm: sex === 'female' ? 156 + (at * 7) % 19 : 168 + (at * 5) % 22,
    type_id: at % 8 === 7 ? null : chosen(typeIds, at),
    goal: chosen(goals, at),
    injuries: chosen(injuries, at),
    allergies: chosen(allergies, at),
    status: at % 10 === 9 ? 'inactive' : 'active',
    is_registered: own !== undefined || (at % 13 !== 12 && at % 11 !== 10),
    since_days: 400 - at * 9,
    ends_in_days: own ? 45 : at % 6 === 5 ? null : (at * 17) % 160 - 12,
    note: at % 4 === 1 && note ? noteOf(note) : null,
  }
}

/** Two thirds train with the coach, half eat by the nutritionist's plans, some do both. */
async function shareOut(db: WorkspaceDb, ids: readonly string[], [coachId, nutritionistId]: readonly (string | undefined)[]): Promise<void> {
  if (coachId) await assignCollaborator(db, { clientIds: ids.filter((_, at) => at % 3 !== 2), membershipId: coachId })
  if (nutritionistId) await assignCollaborator(db, { clientIds: ids.filter((_, at) => at % 2 === 0), membershipId: nutritionistId })
  for (const [at, tag] of tags.entries()) await addTag(db, ids.filter((_, index) => index % 7 === at), tag)
}
