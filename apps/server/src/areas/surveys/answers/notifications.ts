import { notifyClient, notifyTeam, type ReachedClient } from '#areas/clients'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { defineNotification } from '#platform/notify'

const surveysGroup = { id: 'surveys', order: 45, names: { it: 'Questionari', en: 'Surveys' } } as const

// none of these carries an answer: pushes and mails are read on locked screens

export const surveyAnswered = defineNotification<{ clientName: string; survey: string; answer: string }>({
  kind: 'survey answered',
  group: surveysGroup,
  roles: ['admin', 'coach', 'nutritionist'],
  words: {
    it: { name: 'Un {{client}} risponde a un questionario', title: '{{clientName}} ha risposto: {{survey}}', body: '' },
    en: { name: 'A {{client}} answers a survey', title: '{{clientName}} has answered: {{survey}}', body: '' },
  },
  values: ({ clientName, survey }) => ({ clientName, survey }),
  link: ({ clientId, subject: { answer } }) => `/surveys/completed?answer=${answer}&client=${clientId}`,
})

export const surveyFlagged = defineNotification<{ clientName: string; survey: string; answer: string }>({
  kind: 'survey flagged',
  group: surveysGroup,
  roles: ['admin', 'coach', 'nutritionist'],
  presets: { inApp: true, push: true, mail: false },
  words: {
    it: { name: 'Una risposta chiede attenzione', title: 'Da vedere subito: {{clientName}}, {{survey}}', body: '' },
    en: { name: 'An answer needs attention', title: 'Needs attention: {{clientName}}, {{survey}}', body: '' },
  },
  values: ({ clientName, survey }) => ({ clientName, survey }),
  link: ({ clientId, subject: { answer } }) => `/surveys/completed?answer=${answer}&client=${clientId}`,
})

type OwnAnswer = { survey: string; answer: string }

const toOwnAnswer = ({ subject: { answer } }: { subject: OwnAnswer }) => `/me/survey-answers/${answer}`

export const surveySentBack = defineNotification<OwnAnswer>({
  kind: 'survey sent back',
  group: surveysGroup,
  roles: ['client'],
  presets: { inApp: true, push: true, mail: false },
  words: {
    it: { name: 'Un questionario ti viene rimandato', title: 'Da completare: {{survey}}', body: '' },
    en: { name: 'A survey is sent back to you', title: 'To complete: {{survey}}', body: '' },
  },
  values: ({ survey }) => ({ survey }),
  link: toOwnAnswer,
})

export const surveyReviewed = defineNotification<OwnAnswer>({
  kind: 'survey reviewed',
  group: surveysGroup,
  roles: ['client'],
  words: {
    it: { name: 'Le tue risposte sono state lette', title: 'Lette le tue risposte: {{survey}}', body: '' },
    en: { name: 'Your answers were read', title: 'Your answers have been read: {{survey}}', body: '' },
  },
  values: ({ survey }) => ({ survey }),
  link: toOwnAnswer,
})

export const surveyReminder = defineNotification<{ survey: string }>({
  kind: 'survey reminder',
  group: surveysGroup,
  roles: ['client'],
  presets: { inApp: true, push: true, mail: false },
  words: {
    it: { name: 'Oggi c’è un questionario', title: 'Oggi: {{survey}}', body: '' },
    en: { name: 'A survey is due today', title: 'Today: {{survey}}', body: '' },
  },
  values: ({ survey }) => ({ survey }),
  link: () => '/surveys',
})

interface NewAnswer {
  answerId: string
  surveyId: string
  clientId: string
  flags: number
  by: string
}

const readSurvey = (db: WorkspaceDb, id: string) =>
  db.one<Row<'surveys', 'name' | 'reader'>>(sql`select name, reader from surveys where id = ${id}`)

const nameOf = async (db: WorkspaceDb, id: string): Promise<string> => (await readSurvey(db, id)).name

export async function notifyAnswered(db: WorkspaceDb, { answerId, surveyId, clientId, flags, by }: NewAnswer): Promise<void> {
  const { name: survey, reader } = await readSurvey(db, surveyId)
  const kind = flags > 0 ? surveyFlagged : surveyAnswered
  await notifyTeam(db, kind, { by, clientId, reader, subject: clientName => ({ clientName, survey, answer: answerId }), about: answerId })
}

interface ClientNotice {
  surveyId: string
  client: ReachedClient
  answerId: string
  by: string
}

export async function notifySentBack(db: WorkspaceDb, { surveyId, client, answerId, by }: ClientNotice): Promise<void> {
  await notifyClient(db, surveySentBack, { client, by, subject: { survey: await nameOf(db, surveyId), answer: answerId }, about: answerId })
}

export async function notifyReviewed(db: WorkspaceDb, { surveyId, client, answerId, by }: ClientNotice): Promise<void> {
  await notifyClient(db, surveyReviewed, { client, by, subject: { survey: await nameOf(db, surveyId), answer: answerId }, about: answerId })
}
