import { createConfirmedPerson, setTestMark } from '#areas/account'
import { openProfile } from '#areas/business'
import { addDemoClients } from '#areas/clients'
import { addDemoPackages } from '#areas/packages'
import { enterDemoPlan, type DemoPlan } from '#areas/payments'
import { openWorkspace, setDemoAge, setTrialEnd } from '#areas/permissions'
import { lockFor, sql, type Database, type Row, type SystemDb, type WorkspaceDb } from '#platform/db'

interface DemoBusiness {
  name: string
  owner: { email: string; firstName: string; lastName: string }
  /** Said at the start beside the address. */
  note: string
  /** The days since it registered, and since its team was there last. */
  daysAgo: number
  seenDaysAgo: number
  clients: number
  /** Null while it is on its trial, or free. */
  plan: DemoPlan | null
  trialDaysLeft?: number
  isTest?: boolean
  packages: readonly { name: string; description: string; price: number }[]
}

const at = (name: string) => `${name}@demo.allenio.test`

/** The businesses beside the large one: each stands otherwise with the operator, so that lists and figures have something to tell. */
const businesses: readonly DemoBusiness[] = [
  {
    name: 'Nutrizione sul Lago',
    owner: { email: at('lago'), firstName: 'Chiara', lastName: 'Bernasconi' },
    note: 'free trial',
    daysAgo: 18,
    seenDaysAgo: 0,
    clients: 8,
    plan: null,
    trialDaysLeft: 12,
    packages: [{ name: 'Percorso nutrizionale', description: 'Visita, piano e controllo ogni mese.', price: 7_000 }],
  },
  {
    name: 'Box Ventuno',
    owner: { email: at('box'), firstName: 'Andrea', lastName: 'Ferri' },
    note: 'yearly plan',
    daysAgo: 260,
    seenDaysAgo: 1,
    clients: 84,
    plan: { terms: { tier: 100, period: 'annual' }, periods: 1, daysAgo: 220 },
    packages: [
      { name: 'Open box', description: 'Accesso libero e programma del mese.', price: 6_500 },
      { name: 'Tre lezioni a settimana', description: 'Piccoli gruppi, con un coach.', price: 8_900 },
    ],
  },
  {
    name: 'Palestra Aurora',
    owner: { email: at('aurora'), firstName: 'Roberta', lastName: 'Greco' },
    note: 'unpaid plan',
    daysAgo: 160,
    seenDaysAgo: 3,
    clients: 24,
    plan: { terms: { tier: 30, period: 'monthly' }, periods: 4, daysAgo: 1, isUnpaid: true },
    packages: [{ name: 'Personal training', description: 'Quattro sedute al mese.', price: 16_000 }],
  },
  {
    name: 'Corri con Leo',
    owner: { email: at('leo'), firstName: 'Leonardo', lastName: 'Sala' },
    note: 'free',
    daysAgo: 75,
    seenDaysAgo: 6,
    clients: 4,
    plan: null,
    packages: [],
  },
  {
    name: 'Collaudo interno',
    owner: { email: at('test'), firstName: 'Ugo', lastName: 'Longhi' },
    note: 'test business',
    daysAgo: 40,
    seenDaysAgo: 2,
    clients: 3,
    plan: { terms: { tier: 15, period: 'monthly' }, periods: 1, daysAgo: 10 },
    isTest: true,
    packages: [{ name: 'Pacchetto di collaudo', description: 'Serve solo a chi mette alla prova il prodotto.', price: 100 }],
  },
]

export const otherDemoAccounts: readonly string[] = businesses.map(({ name, owner, note }) => `${owner.email} (${name}: ${note})`)

/** Opens the businesses with their owners, empty. */
export async function openOtherBusinesses(db: SystemDb, password: string): Promise<void> {
  for (const { name, owner, isTest = false } of businesses) {
    const adminId = await createConfirmedPerson(db, { ...owner, password })
    await openWorkspace(db, { name, currency: 'EUR', adminId })
    if (isTest) await setTestMark(db, [adminId], true)
  }
}

interface EmptyBusiness extends Row<'workspaces', 'id' | 'name'> {}

/** Fills those that have no profile yet: the first start was cut short, or this is it. */
export async function fillOtherBusinesses(database: Database): Promise<void> {
  const empty = await database.withSystem('read', db =>
    db.many<EmptyBusiness>(sql`
      select w.id, w.name from workspaces w
      join memberships m on m.workspace_id = w.id and m.role = 'admin' join persons p on p.id = m.person_id
      where p.email_key = any(${businesses.map(({ owner }) => owner.email)}::text[])
        and not exists (select from business_profiles b where b.workspace_id = w.id)`),
  )
  for (const { id, name } of empty) {
    const business = businesses.find(each => each.name === name)
    if (business) await database.withWorkspace(id, 'write', db => fill(db, business))
  }
}

/** Several nodes may start at once: the others wait, and find it done. */
async function fill(db: WorkspaceDb, { clients, daysAgo, seenDaysAgo, plan, trialDaysLeft, packages }: DemoBusiness): Promise<void> {
  await lockFor(db, 'demo', db.workspaceId)
  if (await db.maybeOne(sql`select from business_profiles`)) return
  await openProfile(db, { workspaceId: db.workspaceId, language: 'it', timeZone: 'Europe/Rome', profession: 'both' })
  await setDemoAge(db, { daysAgo, seenDaysAgo })
  await addDemoClients(db, { count: clients, withinDays: daysAgo })
  await addDemoPackages(db, packages)
  if (plan) await enterDemoPlan(db, plan)
  else await setTrialEnd(db, new Date(Date.now() + (trialDaysLeft ?? 30 - daysAgo) * 86_400_000).toISOString())
}
