import { clientsGroup, nameOfClient, teamOf } from '#areas/clients'
import { sql, type WorkspaceDb } from '#platform/db'
import { defineNotification, notify } from '#platform/notify'
import { clientIntakeLetter } from './mails.ts'

const team = ['admin', 'coach', 'nutritionist'] as const

export const clientRegistered = defineNotification<{ clientName: string }>({
  kind: 'client registered',
  group: clientsGroup,
  roles: team,
  presets: { inApp: true, push: true, mail: true },
  words: {
    it: {
      name: 'Un {{client}} si registra dal tuo link',
      title: '{{clientName}}: registrazione dal tuo link',
      body: 'Dai il benvenuto a chi è appena arrivato.',
    },
    en: {
      name: 'A {{client}} registers with your link',
      title: '{{clientName}} has registered with your link',
      body: 'Say hello to your new {{client}}.',
    },
  },
  link: ({ clientId }) => `/clients/${clientId}`,
  letter: ({ subject, clientId }, { language, name }) =>
    clientIntakeLetter(language, 'arrived', { name, clientName: subject.clientName, path: `/clients/${clientId}` }),
})

export const importFinished = defineNotification<{ count: number; refused: number }>({
  kind: 'client import finished',
  group: clientsGroup,
  roles: team,
  words: {
    it: { name: 'Un’importazione è finita', title: 'Importazione finita: 1 {{client}} nuovo', body: 'Righe non importate: {{refused}}.' },
    en: { name: 'An import is finished', title: 'Import finished: 1 new {{client}}', body: 'Rows that were not imported: {{refused}}.' },
  },
  many: {
    it: { title: 'Importazione finita: {{count}} {{clients}} nuovi', body: 'Righe non importate: {{refused}}.' },
    en: { title: 'Import finished: {{count}} new {{clients}}', body: 'Rows that were not imported: {{refused}}.' },
  },
  link: () => '/clients',
})

export const importFailed = defineNotification<Record<string, never>>({
  kind: 'client import failed',
  group: clientsGroup,
  roles: team,
  words: {
    it: {
      name: 'Un’importazione si è fermata',
      title: 'L’importazione dei {{clients}} si è fermata',
      body: 'Chi è entrato resta. Riprova con lo stesso file: gli altri arriveranno.',
    },
    en: {
      name: 'An import has stopped',
      title: 'The import of {{clients}} has stopped',
      body: 'Those who were imported stay. Try again with the same file: the others will follow.',
    },
  },
  link: () => '/clients',
})

/** Notifies the owner of the link and the admin. */
export async function notifyRegistered(db: WorkspaceDb, { ownerId, clientId }: { ownerId: string; clientId: string }): Promise<void> {
  const there = await db.maybeOne(sql`select 1 from clients where id = ${clientId} and deleted_at is null`)
  if (!there) return
  await notify(db, clientRegistered, {
    to: [ownerId, ...(await teamOf(db, clientId))],
    clientId,
    subject: { clientName: await nameOfClient(db, clientId) },
    once: clientId,
  })
}
