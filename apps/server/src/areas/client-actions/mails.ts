import type { Language } from '@allenio/contract'
import type { ActionKind } from '@allenio/contract/client-actions'
import { formatDay } from '@allenio/domain/formats'
import type { ReachedClient } from '#areas/clients'
import { useConfig } from '#platform/config'
import { sql, type WorkspaceDb } from '#platform/db'
import { mailLayout, sendMail } from '#platform/mail'
import { actionKindName } from './kind-names.ts'

interface Asked {
  kind: ActionKind
  title: string
  text: string
  dueDay: string
}

const words = {
  it: {
    subject: '{{what}} entro il {{day}}',
    hello: 'Ciao {{name}},',
    asks: '{{business}} ti chiede una cosa entro il {{day}}: {{what}}.',
    button: 'Apri la tua giornata',
  },
  en: {
    subject: '{{what}} by {{day}}',
    hello: 'Hi {{name}},',
    asks: '{{business}} asks you to do something by {{day}}: {{what}}.',
    button: 'Open your day',
  },
} as const satisfies Record<Language, { subject: string, hello: string, asks: string, button: string }>

/** Writes to a client who can enter, in their language, what they are asked to do. */
export async function tellClient(
  db: WorkspaceDb, client: ReachedClient, { kind, title, text, dueDay }: Asked,
): Promise<void> {
  if (client.person_id === null || client.status !== 'active') return
  const { email, locale: language, business } = await db.one<{ email: string, locale: Language, business: string }>(sql`
    select p.email, p.locale, w.name as business from persons p, workspaces w where p.id = ${client.person_id}`)
  const { subject, hello, asks, button } = words[language]
  const what = title || actionKindName(language, kind)
  const values: Record<string, string> = { what, day: formatDay(language, dueDay), name: client.first_name, business }
  const filled = (sentence: string) => sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '')
  await sendMail(db, {
    to: email,
    language,
    mail: {
      subject: filled(subject),
      ...mailLayout({
        language,
        preheader: filled(asks),
        title: filled(subject),
        blocks: [filled(hello), filled(asks), ...text.split(/\n{2,}/).filter(Boolean)],
        button: { label: button, address: `${useConfig().baseUrl}/home` },
      }),
    },
  })
}
