import type { Language } from '@allenio/contract'
import { formatDay } from '@allenio/domain/formats'
import { printPainPlace } from '@allenio/domain/workouts'
import { trainingGroup } from '#areas/programs'
import { defineNotification } from '#platform/notify'

const team = ['admin', 'coach'] as const

const linkOf = (clientId: string | null, workoutId: string) => `/clients/${clientId}/completed_workouts/${workoutId}/details`

export const workoutFinished = defineNotification<{ clientName: string; workout: string; day: string; workoutId: string; sets: number }>({
  kind: 'workout finished',
  group: trainingGroup,
  roles: team,
  presets: { inApp: true, push: false, mail: false },
  words: {
    it: { name: 'Un {{client}} finisce un allenamento', title: '{{clientName}} si è allenato', body: '{{workout}}, {{day}}: {{sets}}' },
    en: { name: 'A {{client}} finishes a workout', title: '{{clientName}} has trained', body: '{{workout}}, {{day}}: {{sets}}' },
  },
  values: ({ clientName, workout, day, sets }, language) => ({
    clientName,
    workout: workout || (language === 'it' ? 'Allenamento' : 'Workout'),
    day: formatDay(language, day),
    sets: language === 'it' ? `${sets} serie` : `${sets} ${sets === 1 ? 'set' : 'sets'}`,
  }),
  link: ({ clientId, subject }) => linkOf(clientId, subject.workoutId),
})

type NamedExercise = Readonly<{
  exercise: string
  /** Absent where it was stored before it had a name for each language. */
  exerciseEn?: string
}>

const exerciseIn = ({ exercise, exerciseEn = exercise }: NamedExercise, language: Language): string =>
  language === 'it' ? exercise : exerciseEn

type PainFacts = NamedExercise & { clientName: string; where: string; level: number; workoutId: string }

export const painReported = defineNotification<PainFacts>({
  kind: 'pain reported',
  group: trainingGroup,
  roles: team,
  words: {
    it: {
      name: 'Un {{client}} segnala dolore in allenamento',
      title: '{{clientName}} segnala dolore',
      body: '{{exercise}}: {{where}}, {{level}} su 10',
    },
    en: {
      name: 'A {{client}} reports pain in a workout',
      title: '{{clientName}} reports pain',
      body: '{{exercise}}: {{where}}, {{level}} out of 10',
    },
  },
  values: (subject, language) => ({ ...subject, exercise: exerciseIn(subject, language), where: printPainPlace(subject.where, language) }),
  link: ({ clientId, subject }) => linkOf(clientId, subject.workoutId),
})

export const filmReceived = defineNotification<NamedExercise & { clientName: string; workoutId: string }>({
  kind: 'workout film received',
  group: trainingGroup,
  roles: team,
  words: {
    it: { name: 'Un {{client}} invia un video di un esercizio', title: 'Un video di {{clientName}}', body: '{{exercise}}' },
    en: { name: 'A {{client}} sends a video of an exercise', title: 'A video from {{clientName}}', body: '{{exercise}}' },
  },
  values: (subject, language) => ({ ...subject, exercise: exerciseIn(subject, language) }),
  link: ({ clientId, subject }) => linkOf(clientId, subject.workoutId),
})

export const workoutCommented = defineNotification<NamedExercise & { text: string; workoutId: string }>({
  kind: 'workout commented',
  group: trainingGroup,
  roles: ['client'],
  words: {
    it: { name: 'Commenti ai miei allenamenti', title: 'Un commento su {{exercise}}', body: '{{text}}' },
    en: { name: 'Comments on my workouts', title: 'A comment on {{exercise}}', body: '{{text}}' },
  },
  values: (subject, language) => ({ ...subject, exercise: exerciseIn(subject, language) }),
  link: ({ subject }) => `/completedWorkouts/${subject.workoutId}`,
})

export const workoutAnswered = defineNotification<NamedExercise & { clientName: string; text: string; workoutId: string }>({
  kind: 'workout answered',
  group: trainingGroup,
  roles: team,
  words: {
    it: { name: 'Un {{client}} risponde su un esercizio', title: '{{clientName}} su {{exercise}}', body: '{{text}}' },
    en: { name: 'A {{client}} replies about an exercise', title: '{{clientName}} on {{exercise}}', body: '{{text}}' },
  },
  values: (subject, language) => ({ ...subject, exercise: exerciseIn(subject, language) }),
  link: ({ clientId, subject }) => linkOf(clientId, subject.workoutId),
})

const linkToWorkouts = ({ clientId }: { clientId: string | null }) => `/clients/${clientId}/completed_workouts`

export const workoutsMissed = defineNotification<{ clientName: string; missed: number; day: string }>({
  kind: 'workouts missed',
  group: trainingGroup,
  roles: team,
  words: {
    it: {
      name: 'Un {{client}} salta due allenamenti di fila',
      title: '{{clientName}} ha saltato {{missed}} allenamenti di fila',
      body: 'L’ultimo era in programma per il {{day}}',
    },
    en: {
      name: 'A {{client}} misses two workouts in a row',
      title: '{{clientName}} has missed {{missed}} workouts in a row',
      body: 'The last one was planned for {{day}}',
    },
  },
  values: ({ day, ...subject }, language) => ({ ...subject, day: formatDay(language, day) }),
  link: linkToWorkouts,
})

export const adherenceFell = defineNotification<{ clientName: string; points: number }>({
  kind: 'training adherence fell',
  group: trainingGroup,
  roles: team,
  presets: { inApp: true, push: false, mail: false },
  words: {
    it: {
      name: 'Un {{client}} si allena meno di prima',
      title: '{{clientName}} si allena meno di prima',
      body: 'Nelle ultime 4 settimane l’aderenza è scesa di {{points}} punti',
    },
    en: {
      name: 'A {{client}} trains less than before',
      title: '{{clientName}} trains less than before',
      body: 'Over the last 4 weeks adherence has fallen by {{points}} points',
    },
  },
  link: linkToWorkouts,
})

export const programNotStored = defineNotification<{ clientName: string; title: string; day: string }>({
  kind: 'program not downloaded',
  group: trainingGroup,
  roles: team,
  presets: { inApp: true, push: false, mail: false },
  words: {
    it: {
      name: 'Un programma non arriva sul dispositivo di un {{client}}',
      title: '{{clientName}} non ha ancora il programma sul telefono',
      body: '«{{title}}» è arrivato il {{day}}',
    },
    en: {
      name: 'A program does not reach a {{client}}’s device',
      title: '{{clientName}} does not have the program on their phone yet',
      body: '“{{title}}” arrived on {{day}}',
    },
  },
  values: ({ day, ...subject }, language) => ({ ...subject, day: formatDay(language, day) }),
  link: ({ clientId }) => `/clients/${clientId}/programs`,
})
