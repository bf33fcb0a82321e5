import type { Language } from '@allenio/contract'
import type { CustomAppStep, CustomAppTurn } from '@allenio/contract/custom-apps'
import { formatFullDay } from '@allenio/domain/formats'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { defineWorkspaceJob } from '#platform/jobs'
import { defineNotification, notify } from '#platform/notify'
import { makeSay } from '#platform/words'

export const appEvents = ['begun', 'dated', 'live', 'taken back'] as const
export type AppEvent = (typeof appEvents)[number]

export type AppNews = { event: AppEvent; day: string } | { event: 'step'; step: CustomAppStep; turn: CustomAppTurn | 'done'; note: string }

const say = makeSay({
  it: {
    'begun title': 'Abbiamo iniziato a preparare la tua app',
    'begun body': 'Ti scriviamo a ogni passo, e quando tocca a te.',
    'dated title': 'La tua app arriva il {{day}}',
    'dated body': 'Da quel giorno i tuoi {{clients}} vedono il tuo nome, il tuo colore e il tuo logo.',
    'live title': 'La tua app è attiva',
    'live body': 'Da oggi i tuoi {{clients}} vedono il tuo nome, il tuo colore e il tuo logo.',
    'taken back title': 'La tua app è di nuovo in lavorazione',
    'taken back body': 'Per ora torna l’aspetto di prima. Il motivo è nelle impostazioni, tra gli interventi dell’assistenza.',
    'step title': 'La tua app: {{step}}',
    'turn business': 'Tocca a te.',
    'turn operator': 'Ci stiamo lavorando noi.',
    'turn store': 'Aspettiamo la risposta degli store.',
    'turn done': 'Fatto.',
    'step documents': 'controllo dei documenti',
    'step duns number': 'numero D-U-N-S',
    'step apple account': 'account Apple Developer',
    'step google account': 'account Google Play',
    'step build': 'preparazione',
    'step review': 'revisione degli store',
    'step live': 'pubblicazione',
  },
  en: {
    'begun title': 'We have started building your app',
    'begun body': 'We write to you at every step, and when it is your turn.',
    'dated title': 'Your app arrives on {{day}}',
    'dated body': 'From that day your {{clients}} see your name, your colour and your logo.',
    'live title': 'Your app is active',
    'live body': 'From today your {{clients}} see your name, your colour and your logo.',
    'taken back title': 'Your app is in progress again',
    'taken back body': 'The previous look is back for now. You find the reason in the settings, under “Support interventions”.',
    'step title': 'Your app: {{step}}',
    'turn business': 'It is your turn.',
    'turn operator': 'We are working on it.',
    'turn store': 'We are waiting for the stores to answer.',
    'turn done': 'Done.',
    'step documents': 'document check',
    'step duns number': 'D-U-N-S number',
    'step apple account': 'Apple Developer account',
    'step google account': 'Google Play account',
    'step build': 'building',
    'step review': 'store review',
    'step live': 'publication',
  },
})

/** As flat texts, because a notification's subject holds nothing else. */
type NewsSubject = { appEvent: string; step: string; turn: string; note: string; day: string }

function wordsOf({ appEvent, step, turn, note, day }: NewsSubject, language: Language) {
  const words = say(language)
  const event = appEvents.find(each => each === appEvent)
  if (event) {
    const values = { day: day && formatFullDay(language, day) }
    return { title: words(`${event} title`, values), body: words(`${event} body`) }
  }
  return {
    title: words('step title', { step: words(`step ${step as CustomAppStep}`) }),
    body: note || words(`turn ${turn as CustomAppTurn}`),
  }
}

export const customAppNews = defineNotification<NewsSubject>({
  kind: 'custom app news',
  group: { id: 'plan', order: 70, names: { it: 'Il tuo piano', en: 'Your plan' } },
  roles: ['admin'],
  presets: { inApp: true, push: true, mail: true },
  words: {
    it: { name: 'La tua app fa un passo avanti', title: '{{title}}', body: '{{body}}' },
    en: { name: 'Your own app moves forward', title: '{{title}}', body: '{{body}}' },
  },
  values: wordsOf,
  link: () => '/payments/custom-app',
})

/** Tells the admins of the business. */
export async function notifyOfApp(db: WorkspaceDb, news: AppNews, once: string): Promise<void> {
  const admins = await db.many<Row<'memberships', 'id'>>(sql`select id from memberships where role = 'admin' and status = 'active'`)
  const subject =
    news.event === 'step'
      ? { appEvent: '', step: news.step, turn: news.turn, note: news.note, day: '' }
      : { appEvent: news.event, step: '', turn: '', note: '', day: news.day }
  await notify(db, customAppNews, { to: admins.map(({ id }) => id), subject, once })
}

/** Runs within the business, because the operator's calls stand above all of them. */
export const tellOfApp = defineWorkspaceJob<AppNews>({
  name: 'tell of custom app',
  handle: ({ db, jobId }, news) => notifyOfApp(db, news, jobId),
})
