import type { MealPlanAssignment } from '@allenio/contract/meal-plans'
import { formatDay } from '@allenio/domain/formats'
import { nutritionGroup } from '#areas/aliments'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { defineNotification, notify } from '#platform/notify'
import { makeSay } from '#platform/words'

const client = ['client'] as const
const team = ['admin', 'nutritionist'] as const
const ownPlan = () => '/mealPlans'
const textLength = 200

const courseWords = makeSay({
  it: { starts: 'Si comincia il {{day}}.', ends: 'L’ultimo giorno è il {{day}}.' },
  en: { starts: 'It starts on {{day}}.', ends: 'Its last day is {{day}}.' },
})

// neither tells energy nor macros, which a business may hide from its clients

export const mealPlanAssigned = defineNotification<{ title: string; day: string; until: string | null; message: string }>({
  kind: 'meal plan assigned',
  group: nutritionGroup,
  roles: client,
  words: {
    it: { name: 'Ti viene assegnato un piano alimentare', title: 'Hai un nuovo piano alimentare: {{title}}', body: '{{body}}' },
    en: { name: 'A meal plan is assigned to you', title: 'You have a new meal plan: {{title}}', body: '{{body}}' },
  },
  values: ({ title, day, until, message }, language) => {
    const say = courseWords(language)
    const start = say('starts', { day: formatDay(language, day) })
    const end = until === null ? '' : say('ends', { day: formatDay(language, until) })
    return { title, body: [start, end, message.slice(0, textLength)].filter(Boolean).join(' ') }
  },
  link: ownPlan,
})

export const mealPlanChanged = defineNotification<{ title: string; note: string }>({
  kind: 'meal plan changed',
  group: nutritionGroup,
  roles: client,
  words: {
    it: { name: 'Il tuo piano alimentare cambia', title: '«{{title}}» è stato aggiornato', body: '{{note}}' },
    en: { name: 'Your meal plan changes', title: '“{{title}}” has been updated', body: '{{note}}' },
  },
  values: ({ title, note }) => ({ title, note: note.slice(0, textLength) }),
  link: ownPlan,
})

export const mealPlanEnding = defineNotification<{ clientName: string; title: string; day: string }>({
  kind: 'meal plan ending',
  group: nutritionGroup,
  roles: team,
  presets: { inApp: true, push: false, mail: false },
  words: {
    it: {
      name: 'Il piano alimentare di un {{client}} sta per finire',
      title: 'Il piano alimentare di {{clientName}} finisce il {{day}}',
      body: '«{{title}}»: dopo non c’è ancora niente.',
    },
    en: {
      name: 'A {{client}}’s meal plan is about to end',
      title: 'The meal plan of {{clientName}} ends on {{day}}',
      body: '“{{title}}”: nothing follows yet.',
    },
  },
  values: ({ clientName, title, day }, language) => ({ clientName, title, day: formatDay(language, day) }),
  link: ({ clientId }) => `/clients/${clientId}/mealPlans`,
})

export const ownMealPlanEnding = defineNotification<{ title: string; day: string }>({
  kind: 'own meal plan ending',
  group: nutritionGroup,
  roles: client,
  words: {
    it: {
      name: 'Il tuo piano alimentare sta per finire',
      title: 'L’ultimo giorno di «{{title}}» è il {{day}}',
      body: 'Resta da leggere finché non ne ricevi uno nuovo.',
    },
    en: {
      name: 'Your meal plan is about to end',
      title: 'The last day of “{{title}}” is {{day}}',
      body: 'You can read it until you get a new one.',
    },
  },
  values: ({ title, day }, language) => ({ title, day: formatDay(language, day) }),
  link: ownPlan,
})

type Assigned = Pick<MealPlanAssignment, 'id' | 'title' | 'state'> & { client: { id: string } }

/** Nobody is notified of what is over, or without an account to read it with. */
async function findReader(db: WorkspaceDb, { state, client: { id } }: Assigned): Promise<string | null> {
  if (state === 'past') return null
  const row = await db.maybeOne<Row<'clients', 'membership_id'>>(sql`
    select membership_id from clients where id = ${id} and status = 'active'`)
  return row?.membership_id ?? null
}

export async function notifyAssigned(db: WorkspaceDb, assignment: Assigned & Pick<MealPlanAssignment, 'startDay' | 'endDay' | 'message'>) {
  const reader = await findReader(db, assignment)
  if (reader === null) return
  const { id, title, startDay: day, endDay: until, message } = assignment
  const subject = { title, day, until, message }
  await notify(db, mealPlanAssigned, { to: [reader], clientId: assignment.client.id, about: id, subject })
}

export async function notifyChanged(db: WorkspaceDb, assignment: Assigned & { note: string }) {
  const reader = await findReader(db, assignment)
  if (reader === null) return
  const { id, title, note } = assignment
  await notify(db, mealPlanChanged, { to: [reader], clientId: assignment.client.id, about: id, subject: { title, note } })
}

/** One plan was completed for all of these clients: each is notified once of it, however many assignments they have. */
export async function notifyHandedOver(
  db: WorkspaceDb,
  clientIds: readonly string[],
  { planId, title, note }: { planId: string; title: string; note: string },
): Promise<void> {
  const rows = await db.many<Row<'clients', 'membership_id'>>(sql`
    select membership_id from clients where id = any(${[...clientIds]}::uuid[]) and status = 'active' and membership_id is not null`)
  const to = rows.flatMap(({ membership_id: id }) => id ?? [])
  if (to.length > 0) await notify(db, mealPlanChanged, { to, about: planId, subject: { title, note } })
}
