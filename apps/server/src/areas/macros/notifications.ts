import type { Language } from '@allenio/contract'
import type { MacroAssignment } from '@allenio/contract/macros'
import { formatDay } from '@allenio/domain/formats'
import { nutritionGroup } from '#areas/aliments'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { defineNotification, notify } from '#platform/notify'
import { isHidden } from './visibility.ts'

const client = ['client'] as const
const ownTargets = () => '/macros'

type MacroFacts = Readonly<{
  title: string
  day: string
  /** The professional's own words; absent where it was stored before it was told. */
  message?: string
}>

const textLength = 200

const valuesIn = ({ title, day, message }: MacroFacts, language: Language) => ({
  title,
  day: formatDay(language, day),
  message: message ? ` ${message.slice(0, textLength)}` : '',
})

export const macroAssigned = defineNotification<MacroFacts>({
  kind: 'macro assigned',
  group: nutritionGroup,
  roles: client,
  words: {
    it: { name: 'Ti vengono assegnati dei macro', title: 'Hai un nuovo obiettivo: {{title}}', body: 'Vale dal {{day}}.{{message}}' },
    en: { name: 'Macros are assigned to you', title: 'You have a new target: {{title}}', body: 'It applies from {{day}}.{{message}}' },
  },
  values: valuesIn,
  link: ownTargets,
})

export const macroChanged = defineNotification<MacroFacts>({
  kind: 'macro changed',
  group: nutritionGroup,
  roles: client,
  words: {
    it: { name: 'I tuoi macro cambiano', title: '«{{title}}» è stato aggiornato', body: 'Vale dal {{day}}.{{message}}' },
    en: { name: 'Your macros change', title: '“{{title}}” has been updated', body: 'It applies from {{day}}.{{message}}' },
  },
  values: valuesIn,
  link: ownTargets,
})

type Assigned = Pick<MacroAssignment, 'id' | 'title' | 'startDay' | 'state' | 'client' | 'message'>

export const notifyAssigned = (db: WorkspaceDb, assignment: Assigned): Promise<void> => notifyReader(db, macroAssigned, assignment)
export const notifyChanged = (db: WorkspaceDb, assignment: Assigned): Promise<void> => notifyReader(db, macroChanged, assignment)

/** Nobody is told of what is over, of what they do not see, or without an account to read it with. */
async function notifyReader(
  db: WorkspaceDb,
  kind: typeof macroAssigned,
  { id, title, startDay, state, message, client: { id: clientId } }: Assigned,
) {
  if (state === 'past') return
  const receiver = await db.maybeOne<Row<'clients', 'membership_id'>>(sql`
    select c.membership_id from clients c where c.id = ${clientId} and c.status = 'active' and not ${isHidden}`)
  if (!receiver || receiver.membership_id === null) return
  await notify(db, kind, { to: [receiver.membership_id], clientId, about: id, subject: { title, day: startDay, message } })
}
