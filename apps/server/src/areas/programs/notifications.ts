import type { Language } from '@allenio/contract'
import { formatDay } from '@allenio/domain/formats'
import { defineNotification } from '#platform/notify'
import { makeSay } from '#platform/words'

export const trainingGroup = { id: 'training', order: 25, names: { it: 'Allenamento', en: 'Training' } } as const

const client = ['client'] as const
const team = ['admin', 'coach'] as const
const ownPlan = () => '/programs'
const clientPrograms = ({ clientId }: { clientId: string | null }) => `/clients/${clientId}/programs`
const textLength = 200

const say = makeSay({
  it: {
    hello: 'Ciao {{name}},',
    assigned: '{{business}} ti ha assegnato «{{title}}».',
    starts: 'Si comincia il {{day}}.',
    open: 'Apri la tua scheda',
    until: 'Dal {{from}} al {{until}} niente allenamenti.',
    openEnded: 'Niente allenamenti dal {{from}}, finché non si riprende.',
    next: 'Dopo c’è «{{next}}».',
    nothingNext: 'Quello che hai svolto resta.',
  },
  en: {
    hello: 'Hi {{name}},',
    assigned: '{{business}} has assigned “{{title}}” to you.',
    starts: 'It starts on {{day}}.',
    open: 'Open your plan',
    until: 'No training from {{from}} to {{until}}.',
    openEnded: 'No training from {{from}} until further notice.',
    next: '“{{next}}” comes next.',
    nothingNext: 'What you have done stays.',
  },
})

export const programAssigned = defineNotification<{ title: string; day: string; text: string }>({
  kind: 'program assigned',
  group: trainingGroup,
  roles: client,
  presets: { inApp: true, push: true, mail: true },
  words: {
    it: { name: 'Ti viene assegnato un programma', title: 'Hai un nuovo programma: {{title}}', body: '{{body}}' },
    en: { name: 'A program is assigned to you', title: 'You have a new program: {{title}}', body: '{{body}}' },
  },
  values: ({ title, day, text }, language) => ({
    title,
    body: [say(language)('starts', { day: formatDay(language, day) }), text.slice(0, textLength)].filter(Boolean).join(' '),
  }),
  link: ownPlan,
  letter({ subject }, { language, name, business, title }) {
    const words = say(language)
    const sentences = [
      words('assigned', { business, title: subject.title }),
      words('starts', { day: formatDay(language, subject.day) }),
    ].join(' ')
    return {
      subject: title,
      preheader: sentences,
      blocks: [words('hello', { name }), sentences, ...subject.text.split(/\n{2,}/).filter(Boolean)],
      button: { label: words('open'), path: ownPlan() },
    }
  },
})

export const workoutPlanned = defineNotification<{ title: string; day: string }>({
  kind: 'workout planned',
  group: trainingGroup,
  roles: client,
  presets: { inApp: true, push: true, mail: false },
  words: {
    it: { name: 'Hai una seduta nuova in calendario', title: 'Nuova seduta: {{title}}', body: '{{day}}' },
    en: { name: 'You have a new session in your calendar', title: 'New session: {{title}}', body: '{{day}}' },
  },
  values: ({ title, day }, language) => ({ title, day: formatDay(language, day) }),
  link: ownPlan,
})

export const programChanged = defineNotification<{ title: string; text: string }>({
  kind: 'program changed',
  group: trainingGroup,
  roles: client,
  words: {
    it: { name: 'Il tuo programma cambia', title: '«{{title}}» è stato aggiornato', body: '{{text}}' },
    en: { name: 'Your program changes', title: '“{{title}}” has been updated', body: '{{text}}' },
  },
  link: ownPlan,
})

const pauseSentence = (language: Language, { from, until }: { from: string; until: string | null }): string =>
  until === null
    ? say(language)('openEnded', { from: formatDay(language, from) })
    : say(language)('until', { from: formatDay(language, from), until: formatDay(language, until) })

export const programPaused = defineNotification<{ title: string; from: string; until: string | null }>({
  kind: 'program paused',
  group: trainingGroup,
  roles: client,
  words: {
    it: { name: 'Il tuo programma va in pausa', title: 'Pausa per «{{title}}»', body: '{{span}}' },
    en: { name: 'Your program is paused', title: '“{{title}}” is paused', body: '{{span}}' },
  },
  values: ({ title, ...pause }, language) => ({ title, span: pauseSentence(language, pause) }),
  link: ownPlan,
})

export const programResumed = defineNotification<{ title: string }>({
  kind: 'program resumed',
  group: trainingGroup,
  roles: client,
  words: {
    it: { name: 'Il tuo programma riprende', title: 'Si va avanti con «{{title}}»', body: 'Niente più pausa: riprendi da dove eri.' },
    en: { name: 'Your program resumes', title: '“{{title}}” resumes', body: 'The pause is over: pick up where you left off.' },
  },
  link: ownPlan,
})

export const programEnded = defineNotification<{ title: string; next: string }>({
  kind: 'program ended',
  group: trainingGroup,
  roles: client,
  words: {
    it: { name: 'Il tuo programma finisce', title: '«{{title}}» è finito', body: '{{after}}' },
    en: { name: 'Your program ends', title: '“{{title}}” is over', body: '{{after}}' },
  },
  values: ({ title, next }, language) => ({ title, after: next ? say(language)('next', { next }) : say(language)('nothingNext') }),
  link: ownPlan,
})

export interface ProgramEnd extends Record<string, string> {
  clientName: string
  title: string
  day: string
}

const endValues = ({ clientName, title, day }: ProgramEnd, language: Language) => ({ clientName, title, day: formatDay(language, day) })

export const programExpiring = defineNotification<ProgramEnd>({
  kind: 'program expiring',
  group: trainingGroup,
  roles: team,
  presets: { inApp: true, push: false, mail: false },
  words: {
    it: {
      name: 'Il programma di un {{client}} sta per finire',
      title: 'Il programma di {{clientName}} finisce il {{day}}',
      body: '«{{title}}»: dopo non c’è ancora niente.',
    },
    en: {
      name: 'A {{client}}’s program is about to end',
      title: '{{clientName}}’s program ends on {{day}}',
      body: '“{{title}}”: nothing follows yet.',
    },
  },
  values: endValues,
  link: clientPrograms,
})

export type HeldBackReason = 'unpublished edits' | 'only in order' | 'program full'

const sayHeldBack = makeSay({
  it: {
    'unpublished edits': 'Ha modifiche non pubblicate: pubblica la sua versione, poi di nuovo il modello.',
    'only in order': 'Si allena in giorni fissi, e così avrebbe settimane di più di sette giorni.',
    'program full': 'La sua versione non ha più posto: con le novità avrebbe troppe settimane, giorni, allenamenti o righe.',
  },
  en: {
    'unpublished edits': 'There are unpublished edits: publish that version, then publish the template again.',
    'only in order': 'They train on fixed days, and would have weeks of more than seven days.',
    'program full': 'That version has no room left: with the changes it would have too many weeks, days, workouts or rows.',
  },
})

export const programHeldBack = defineNotification<{ clientName: string; title: string; reason: HeldBackReason }>({
  kind: 'program held back',
  group: trainingGroup,
  roles: team,
  words: {
    it: {
      name: 'Una pubblicazione non arriva a un {{client}}',
      title: '{{clientName}} non ha ricevuto la nuova versione di «{{title}}»',
      body: '{{why}}',
    },
    en: {
      name: 'A publication does not reach a {{client}}',
      title: '{{clientName}} did not get the new version of “{{title}}”',
      body: '{{why}}',
    },
  },
  values: ({ clientName, title, reason }, language) => ({ clientName, title, why: sayHeldBack(language)(reason) }),
  link: clientPrograms,
})

export const programOver = defineNotification<ProgramEnd>({
  kind: 'program over',
  group: trainingGroup,
  roles: team,
  words: {
    it: {
      name: 'Un {{client}} resta senza programma',
      title: '{{clientName}} è senza programma',
      body: '«{{title}}» è finito il {{day}}.',
    },
    en: { name: 'A {{client}} is left without a program', title: '{{clientName}} has no program', body: '“{{title}}” ended on {{day}}.' },
  },
  values: endValues,
  link: clientPrograms,
})
