import type { MacroAssignment } from '@allenio/contract/macro-assignments'
import { formatDay } from '@allenio/domain/formats'
import { nutritionGroup } from '#areas/aliments'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { defineNotification, notify } from '#platform/notify'
import { isHidden } from './visibility.ts'

const client = ['client'] as const
const ownTargets = () => '/macros'

export const macroAssigned = defineNotification<{ title: string; day: string }>({
  kind: 'macro assigned',
  group: nutritionGroup,
  roles: client,
  words: {
    it: { name: 'Ti vengono assegnati dei macro', title: 'Hai un nuovo obiettivo: {{title}}', body: 'Vale dal {{day}}.' },
    en: { name: 'Macros are assigned to you', title: 'You have a new target: {{title}}', body: 'It counts from {{day}}.' },
  },
  values: ({ title, day }, language) => ({ title, day: formatDay(language, day) }),
  link: ownTargets,
})

export const macroChanged = defineNotification<{ title: string; day: string }>({
  kind: 'macro changed',
  group: nutritionGroup,
  roles: client,
  words: {
    it: { name: 'I tuoi macro cambiano', title: '«{{title}}» è stato aggiornato', body: 'Vale dal {{day}}.' },
    en: { name: 'Your macros change', title: '“{{title}}” has been updated', body: 'It counts from {{day}}.' },
  },
  values: ({ title, day }, language) => ({ title, day: formatDay(language, day) }),
  link: ownTargets,
})

type Assigned = Pick<MacroAssignment, 'id' | 'title' | 'startDay' | 'state' | 'client'>

export const notifyAssigned = (db: WorkspaceDb, assignment: Assigned): Promise<void> => notifyReader(db, macroAssigned, assignment)
export const notifyChanged = (db: WorkspaceDb, assignment: Assigned): Promise<void> => notifyReader(db, macroChanged, assignment)

/** Nobody is told of what is over, of what they do not see, or without an account to read it with. */
async function notifyReader(
  db: WorkspaceDb,
  kind: typeof macroAssigned,
  { id, title, startDay, state, client: { id: clientId } }: Assigned,
) {
  if (state === 'past') return
  const receiver = await db.maybeOne<Row<'clients', 'membership_id'>>(sql`
    select c.membership_id from clients c where c.id = ${clientId} and c.status = 'active' and not ${isHidden}`)
  if (!receiver || receiver.membership_id === null) return
  await notify(db, kind, { to: [receiver.membership_id], clientId, about: id, subject: { title, day: startDay } })
}
