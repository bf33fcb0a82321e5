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
      body: '{{exercise}}: {{where}}, {{level}} of 10',
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
    en: { name: 'A {{client}} sends a video of an exercise', title: 'A video of {{clientName}}', body: '{{exercise}}' },
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
    en: { name: 'A {{client}} answers about an exercise', title: '{{clientName}} on {{exercise}}', body: '{{text}}' },
  },
  values: (subject, language) => ({ ...subject, exercise: exerciseIn(subject, language) }),
  link: ({ clientId, subject }) => linkOf(clientId, subject.workoutId),
})
