import type { InvitationWatch } from '#areas/account'
import { nameOfClient } from '#areas/clients'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { defineWorkspaceJob, enqueueIn } from '#platform/jobs'
import { defineNotification, notify } from '#platform/notify'
import { makeSay } from '#platform/words'
import { nameOf, type NamedPerson } from './present.ts'

const teamGroup = { id: 'team', order: 50, names: { it: 'Team', en: 'Team' } } as const

export const clientAssigned = defineNotification<{ count: number; clientName: string }>({
  kind: 'client assigned',
  group: teamGroup,
  roles: ['coach', 'nutritionist'],
  words: {
    it: { name: 'Ti viene affidato un {{client}}', title: 'Adesso segui {{clientName}}', body: '' },
    en: { name: 'A {{client}} is entrusted to you', title: 'You now look after {{clientName}}', body: '' },
  },
  many: {
    it: { title: 'Adesso segui {{count}} {{clients}} in più', body: '' },
    en: { title: 'You now look after {{count}} more {{clients}}', body: '' },
  },
  link: ({ clientId }) => (clientId === null ? '/clients' : `/clients/${clientId}`),
})

export const clientUnassigned = defineNotification<{ count: number; clientName: string }>({
  kind: 'client unassigned',
  group: teamGroup,
  roles: ['coach', 'nutritionist'],
  presets: { inApp: true, push: false, mail: false },
  isFarewell: true,
  words: {
    it: { name: 'Un {{client}} passa ad altri', title: 'Non segui più {{clientName}}', body: '' },
    en: { name: 'A {{client}} goes to somebody else', title: 'You no longer look after {{clientName}}', body: '' },
  },
  many: {
    it: { title: 'Non segui più {{count}} {{clients}}', body: '' },
    en: { title: 'You no longer look after {{count}} {{clients}}', body: '' },
  },
  link: () => '/clients',
})

export const collaboratorJoined = defineNotification<{ person: string }>({
  kind: 'collaborator joined',
  group: teamGroup,
  roles: ['admin'],
  words: {
    it: { name: 'Un collaboratore accetta l’invito', title: '{{person}} è nel team', body: 'Ha accettato l’invito.' },
    en: { name: 'A collaborator accepts the invitation', title: '{{person}} is in the team', body: 'They have accepted the invitation.' },
  },
  link: () => '/teamMembers',
})

const sayLeft = makeSay({
  it: {
    preheader: 'È stata una sua scelta.',
    text:
      'Ciao {{name}},\n\n{{person}} ha scelto di non far più parte del team.\n\n' +
      'Persone che seguiva: {{clientCount}}. Restano con tutti i loro dati, senza ciò che {{person}} aveva assegnato. ' +
      'Chi non è seguito da nessun altro lo vedi solo tu, finché non lo affidi a qualcuno.',
    button: 'Apri il team',
  },
  en: {
    preheader: 'It was their own choice.',
    text:
      'Hi {{name}},\n\n{{person}} has chosen to leave the team.\n\n' +
      'People they looked after: {{clientCount}}. They stay with all their data, without what {{person}} had assigned. ' +
      'Those whom nobody else looks after are seen by you alone until you entrust them to somebody.',
    button: 'Open the team',
  },
})

export const collaboratorLeft = defineNotification<{ person: string; clientCount: number }>({
  kind: 'collaborator left',
  group: teamGroup,
  roles: ['admin'],
  presets: { inApp: true, push: true, mail: true },
  words: {
    it: { name: 'Un collaboratore lascia il team', title: '{{person}} ha lasciato il team', body: 'Persone che seguiva: {{clientCount}}.' },
    en: {
      name: 'A collaborator leaves the team',
      title: '{{person}} has left the team',
      body: 'People they looked after: {{clientCount}}.',
    },
  },
  link: () => '/teamMembers',
  letter({ subject }, { language, name, title }) {
    const say = sayLeft(language)
    return {
      subject: title,
      preheader: say('preheader'),
      blocks: say('text', { name, ...subject }).split('\n\n'),
      button: { label: say('button'), path: '/teamMembers' },
    }
  },
})

const adminsOf = async (db: WorkspaceDb): Promise<string[]> =>
  (await db.many<Row<'memberships', 'id'>>(sql`select id from memberships where role = 'admin' and status = 'active'`)).map(row => row.id)

/** Collaborators who leave by themselves name no successor: the admins are notified and decide afterwards. */
export const notifyDeparture = async (db: WorkspaceDb, { row, clients }: { row: NamedPerson; clients: number }): Promise<void> =>
  notify(db, collaboratorLeft, { to: await adminsOf(db), subject: { person: nameOf(row), clientCount: clients } })

const makeChargeNotifier =
  (kind: typeof clientAssigned) =>
  async (db: WorkspaceDb, { membershipId, clientIds }: { membershipId: string; clientIds: readonly string[] }): Promise<void> => {
    const [clientId = null, ...others] = clientIds
    // a single client is named; of several only the number is given
    const one = clientId === null || others.length ? null : clientId
    const clientName = one === null ? '' : await nameOfClient(db, one)
    await notify(db, kind, { to: [membershipId], clientId: one, subject: { count: clientIds.length, clientName } })
  }

export const notifyAssigned = makeChargeNotifier(clientAssigned)
export const notifyUnassigned = makeChargeNotifier(clientUnassigned)

export const notifyTeamJoined = defineWorkspaceJob<{ membershipId: string }>({
  name: 'tell that a collaborator joined',
  async handle({ db }, { membershipId }) {
    const member = await db.maybeOne<Row<'persons', 'first_name' | 'last_name'>>(sql`
      select p.first_name, p.last_name from memberships m join persons p on p.id = m.person_id where m.id = ${membershipId}`)
    if (!member) return
    const subject = { person: `${member.first_name} ${member.last_name}`.trim() }
    await notify(db, collaboratorJoined, { to: await adminsOf(db), by: membershipId, subject, once: membershipId })
  },
})

export const teamInvitationWatch: InvitationWatch = {
  async accepted(db, { workspace_id, membership_id: membershipId, role }) {
    if (role === 'coach' || role === 'nutritionist') await enqueueIn(db, workspace_id, notifyTeamJoined, { membershipId })
  },
}
