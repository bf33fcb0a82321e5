import type { Language } from '@allenio/contract'
import type { ActionKind } from '@allenio/contract/client-actions'
import { clientActionKinds } from '@allenio/contract/client-actions'
import { actionKindName } from '@allenio/domain/client-actions'
import { formatDay } from '@allenio/domain/formats'
import { notifyClients, notifyTeam, type ReachedClient } from '#areas/clients'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { defineNotification } from '#platform/notify'
import { makeSay } from '#platform/words'

const actionsGroup = { id: 'actions', order: 40, names: { it: 'Compiti', en: 'Tasks' } } as const

interface ActionName extends Row<'client_actions', 'title'> {
  kind: string
}

/** The title of the action, or the name of its kind. */
function whatOf({ kind: name, title }: ActionName, language: Language): string {
  const kind: ActionKind = clientActionKinds.find(each => each === name) ?? 'other'
  return title || actionKindName(language, kind)
}

const sayAsked = makeSay({
  it: {
    hello: 'Ciao {{name}},',
    asks: '{{business}} ti ha assegnato un compito entro il {{day}}: {{what}}.',
    button: 'Apri la tua giornata',
  },
  en: { hello: 'Hi {{name}},', asks: '{{business}} has given you a task by {{day}}: {{what}}.', button: 'Open your day' },
})

export const actionAsked = defineNotification<{ kind: string; title: string; text: string; day: string }>({
  kind: 'action asked',
  group: actionsGroup,
  roles: ['client'],
  presets: { inApp: true, push: true, mail: true },
  words: {
    it: { name: 'Ti viene assegnato un compito', title: '{{what}} entro il {{day}}', body: '' },
    en: { name: 'You are given a task', title: '{{what}} by {{day}}', body: '' },
  },
  values: (subject, language) => ({ what: whatOf(subject, language), day: formatDay(language, subject.day) }),
  link: () => '/home',
  letter({ subject }, { language, name, business, title }) {
    const [what, day] = [whatOf(subject, language), formatDay(language, subject.day)]
    const say = sayAsked(language)
    const asks = say('asks', { business, day, what })
    return {
      subject: title,
      preheader: asks,
      blocks: [say('hello', { name }), asks, ...subject.text.split(/\n{2,}/).filter(Boolean)],
      button: { label: say('button'), path: '/home' },
    }
  },
})

export const actionsDue = defineNotification<{ count: number; kind: string; title: string }>({
  kind: 'action due',
  group: actionsGroup,
  roles: ['client'],
  words: {
    it: { name: 'Un compito scade oggi', title: 'Da fare oggi: {{what}}', body: '' },
    en: { name: 'A task is due today', title: 'To do today: {{what}}', body: '' },
  },
  many: {
    it: { title: '{{count}} compiti per oggi', body: '{{what}} e altro.' },
    en: { title: '{{count}} tasks for today', body: '{{what}} and more.' },
  },
  values: (subject, language) => ({ count: subject.count, what: whatOf(subject, language) }),
  link: () => '/home',
})

export const actionNudged = defineNotification<{ kind: string; title: string; day: string }>({
  kind: 'action nudged',
  group: actionsGroup,
  roles: ['client'],
  presets: { inApp: true, push: true, mail: true },
  words: {
    it: { name: 'Ti viene sollecitato un compito', title: 'Da fare: {{what}}', body: 'Era per il {{day}}: quando puoi, completalo.' },
    en: { name: 'You are reminded of a task', title: 'To do: {{what}}', body: 'It was due on {{day}}: do it when you can.' },
  },
  values: (subject, language) => ({ what: whatOf(subject, language), day: formatDay(language, subject.day) }),
  link: () => '/home',
})

export const actionCompleted = defineNotification<{ clientName: string; kind: string; title: string }>({
  kind: 'action completed',
  group: actionsGroup,
  roles: ['admin', 'coach', 'nutritionist'],
  words: {
    it: { name: 'Un {{client}} completa un compito', title: 'Fatto da {{clientName}}: {{what}}', body: '' },
    en: { name: 'A {{client}} completes a task', title: 'Done by {{clientName}}: {{what}}', body: '' },
  },
  values: (subject, language) => ({ clientName: subject.clientName, what: whatOf(subject, language) }),
  link: ({ clientId }) => `/clients/${clientId}/actions`,
})

interface NewAction {
  kind: ActionKind
  title: string
  text: string
  dueDay: string
  isMailed: boolean
}

/** Notifies clients who can enter about the new action, by mail if the author wants that. */
export async function notifyNewAction(
  db: WorkspaceDb,
  clients: readonly ReachedClient[],
  { action, by }: { action: NewAction; by: string },
): Promise<void> {
  const { kind, title, text, dueDay: day, isMailed } = action
  const subject = { kind, title, text: isMailed ? text : '', day }
  await notifyClients(
    db,
    actionAsked,
    clients.map(client => ({ client, by, subject, skipsMail: !isMailed })),
  )
}

interface CompletedAction {
  actionId: string
  clientId: string
  authorId: string
  dueDay: string
}

/** Notifies the team in charge that the client did it. The notification leaves out the answer, which only the action shows. */
export async function notifyCompletion(db: WorkspaceDb, { actionId, clientId, authorId, dueDay }: CompletedAction): Promise<void> {
  const { kind, title } = await db.one<ActionName>(sql`select kind, title from client_actions where id = ${actionId}`)
  const subject = (clientName: string) => ({ clientName, kind, title })
  await notifyTeam(db, actionCompleted, { by: authorId, clientId, once: `${actionId}/${dueDay}`, subject })
}
