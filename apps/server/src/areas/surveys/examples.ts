import { SurveyVersion, type Question, type SurveyExample } from '@allenio/contract/surveys'
import type { Language } from '@allenio/contract'
import type { z } from 'zod'
import { anamnesisExample } from './anamnesis/anamnesis-example.ts'

// Surveys to begin from, in words of our own: no questionnaire that somebody licenses. A question's key is replaced by an id when it is
// copied into a survey.

export type Words = readonly [it: string, en: string]
export type QuestionInput = z.input<typeof SurveyVersion>['pages'][number]['questions'][number]

export interface Example {
  name: Words
  type: 'WELCOME' | 'CHECK_IN'
  intro: Words
  pages: readonly { title: Words; questions: readonly ((say: Say) => QuestionInput)[] }[]
}

export type Say = (words: Words) => string
type More = Partial<Pick<Question, 'isRequired' | 'everyNth' | 'condition' | 'flags'>> & { help?: Words }

const common = (say: Say, key: string, text: Words, { help, ...more }: More = {}) => ({
  key,
  text: say(text),
  ...(help && { help: say(help) }),
  ...more,
})

const yesNo = (key: string, text: Words, more?: More) => (say: Say) => ({ kind: 'boolean' as const, ...common(say, key, text, more) })
const line = (key: string, text: Words, more?: More) => (say: Say) => ({ kind: 'text' as const, ...common(say, key, text, more) })
const long = (key: string, text: Words, more?: More) => (say: Say) => ({
  kind: 'text' as const,
  isLong: true,
  ...common(say, key, text, more),
})
const optionsOf = (say: Say, options: Record<string, Words>) => Object.entries(options).map(([key, words]) => ({ key, text: say(words) }))
const one = (key: string, text: Words, options: Record<string, Words>, more: More & { hasOther?: boolean } = {}) => {
  const { hasOther = false, ...rest } = more
  return (say: Say) => ({ kind: 'multiple' as const, ...common(say, key, text, rest), options: optionsOf(say, options), hasOther })
}
const several = (key: string, text: Words, options: Record<string, Words>, more: More & { hasOther?: boolean; hasNone?: boolean } = {}) => {
  const { hasOther = false, hasNone = false, ...rest } = more
  return (say: Say) => ({
    kind: 'checkboxes' as const,
    ...common(say, key, text, rest),
    options: optionsOf(say, options),
    hasOther,
    hasNone,
  })
}
const scale =
  (key: string, text: Words, [low, high]: readonly [Words, Words], more?: More) =>
  (say: Say) => ({ kind: 'number' as const, ...common(say, key, text, more), min: 1, max: 10, scale: { low: say(low), high: say(high) } })
const number =
  (key: string, text: Words, { unit, min, max, decimals = 0 }: NumberField, more?: More) =>
  (say: Say) => ({ kind: 'number' as const, ...common(say, key, text, more), min, max, decimals, unit: say(unit) })
interface NumberField {
  unit: Words
  min: number
  max: number
  decimals?: number
}
const metric = (key: string, name: string, text: Words, more?: More) => (say: Say) => ({
  kind: 'metric' as const,
  metric: name,
  ...common(say, key, text, more),
})
const photos = (key: string, text: Words, more?: More) => (say: Say) => ({
  kind: 'progress' as const,
  asksForWeight: true,
  ...common(say, key, text, more),
})
const files = (key: string, text: Words, more?: More) => (say: Say) => ({
  kind: 'files' as const,
  most: 5,
  ...common(say, key, text, more),
})
const day = (key: string, text: Words, range: 'past' | 'future' | 'any', more?: More) => (say: Say) => ({
  kind: 'date' as const,
  range,
  ...common(say, key, text, more),
})

const ifYes = (key: string): More => ({ condition: { join: 'all', tests: [{ question: key, test: { operator: 'is', value: true } }] } })
const atLeast = (value: number): More => ({ flags: [{ operator: 'at least', value }] })
const atMost = (value: number): More => ({ flags: [{ operator: 'at most', value }] })
const required: More = { isRequired: true }
const noWords: Words = ['', '']

const veryBad: readonly [Words, Words] = [
  ['malissimo', 'very badly'],
  ['benissimo', 'very well'],
]
const little: readonly [Words, Words] = [
  ['per niente', 'not at all'],
  ['moltissimo', 'very much'],
]

const examples: Readonly<Record<SurveyExample, Example>> = {
  'before the visit': anamnesisExample,
  'first visit': {
    name: ['Prima visita', 'First visit'],
    type: 'WELCOME',
    intro: [
      'Qualche domanda per conoscerti prima del nostro primo incontro. Rispondi con calma: puoi fermarti e riprendere quando vuoi.',
      'A few questions to get to know you before we meet. Take your time: you can stop and carry on whenever you like.',
    ],
    pages: [
      {
        title: ['Tu', 'You'],
        questions: [
          long('why', ['Perché hai deciso di farti seguire?', 'Why have you decided to be coached?'], required),
          one(
            'work',
            ['Com’è la tua giornata di lavoro?', 'What is your working day like?'],
            {
              sitting: ['Quasi sempre seduto', 'Mostly sitting'],
              standing: ['Spesso in piedi', 'Often standing'],
              moving: ['In movimento', 'On the move'],
              heavy: ['Lavoro fisico pesante', 'Heavy physical work'],
            },
            { hasOther: true },
          ),
          number('sleep', ['Quante ore dormi di solito?', 'How many hours do you usually sleep?'], {
            unit: ['h', 'h'],
            min: 0,
            max: 16,
            decimals: 1,
          }),
        ],
      },
      {
        title: ['Salute', 'Health'],
        questions: [
          yesNo(
            'ill',
            ['Hai o hai avuto malattie di cui tenere conto?', 'Do you have, or have you had, any illnesses we should know about?'],
            { ...required, flags: [{ operator: 'is', value: true }] },
          ),
          long('ill-text', ['Quali, e da quando?', 'Which, and since when?'], { ...ifYes('ill'), ...required }),
          yesNo('drugs', ['Prendi farmaci o integratori?', 'Do you take any medicines or supplements?']),
          line('drugs-text', ['Quali?', 'Which?'], ifYes('drugs')),
          yesNo('injured', ['Hai dolori o infortuni?', 'Do you have any pain or injuries?']),
          long('injured-text', ['Dove, e che cosa non riesci a fare?', 'Where, and what are you unable to do?'], ifYes('injured')),
          files('papers', ['Hai esami recenti? Allegali qui', 'Do you have any recent test results? Attach them here']),
        ],
      },
      {
        title: ['Abitudini', 'Habits'],
        questions: [
          number('days', ['Quanti giorni alla settimana puoi allenarti?', 'How many days a week can you train?'], {
            unit: noWords,
            min: 0,
            max: 7,
          }),
          several(
            'place',
            ['Dove ti alleni?', 'Where do you train?'],
            { gym: ['In palestra', 'At the gym'], home: ['A casa', 'At home'], outside: ['All’aperto', 'Outdoors'] },
            { hasOther: true },
          ),
          photos('photos', ['Foto e peso di partenza', 'Starting photos and weight'], {
            help: ['Servono a vedere i cambiamenti: le vede solo chi ti segue.', 'They help to see changes; only your team sees them.'],
          }),
        ],
      },
    ],
  },

  'food habits': {
    name: ['Abitudini alimentari', 'Food habits'],
    type: 'WELCOME',
    intro: ['Come mangi oggi: non ci sono risposte giuste.', 'How you eat today: there are no right answers.'],
    pages: [
      {
        title: noWords,
        questions: [
          number('meals', ['Quanti pasti fai al giorno, spuntini compresi?', 'How many meals a day do you have, including snacks?'], {
            unit: noWords,
            min: 1,
            max: 10,
          }),
          long(
            'day',
            ['Che cosa hai mangiato ieri, dal mattino alla sera?', 'What did you eat yesterday, from morning to night?'],
            required,
          ),
          several(
            'avoid',
            ['Che cosa non mangi?', 'What do you not eat?'],
            {
              meat: ['Carne', 'Meat'],
              fish: ['Pesce', 'Fish'],
              dairy: ['Latte e formaggi', 'Milk and cheese'],
              gluten: ['Glutine', 'Gluten'],
              eggs: ['Uova', 'Eggs'],
            },
            { hasOther: true, hasNone: true },
          ),
          yesNo('allergic', ['Hai allergie alimentari?', 'Do you have any food allergies?'], {
            ...required,
            flags: [{ operator: 'is', value: true }],
          }),
          line('allergies', ['A che cosa?', 'To what?'], { ...ifYes('allergic'), ...required }),
          number('out', ['Quante volte alla settimana mangi fuori casa?', 'How many times a week do you eat out?'], {
            unit: noWords,
            min: 0,
            max: 21,
          }),
          one('cooking', ['Chi cucina a casa tua?', 'Who cooks at home?'], {
            me: ['Io', 'Me'],
            someone: ['Qualcun altro', 'Someone else'],
            both: ['Un po’ e un po’', 'A bit of both'],
          }),
          number('water', ['Quanta acqua bevi al giorno?', 'How much water do you drink a day?'], {
            unit: ['l', 'l'],
            min: 0,
            max: 6,
            decimals: 1,
          }),
          line('favourite', ['A che cosa non rinunceresti mai?', 'What would you never give up?']),
        ],
      },
    ],
  },

  readiness: {
    name: ['Pronto per allenarti?', 'Ready to train?'],
    type: 'CHECK_IN',
    intro: noWords,
    pages: [
      {
        title: noWords,
        questions: [
          scale('sleep', ['Come hai dormito?', 'How did you sleep?'], veryBad, { ...required, ...atMost(3) }),
          scale('energy', ['Quanta energia hai?', 'How much energy do you have?'], little, { ...required, ...atMost(3) }),
          scale('sore', ['Quanto sono indolenziti i muscoli?', 'How sore are your muscles?'], little, { ...required, ...atLeast(8) }),
          scale('stress', ['Quanto sei sotto stress?', 'How stressed are you?'], little, { ...required, ...atLeast(8) }),
          yesNo('pain', ['Hai un dolore nuovo?', 'Do you have any new pain?'], { ...required, flags: [{ operator: 'is', value: true }] }),
          line('where', ['Dove?', 'Where?'], ifYes('pain')),
        ],
      },
    ],
  },

  'weekly training': {
    name: ['Check-in allenamento', 'Training check-in'],
    type: 'CHECK_IN',
    intro: noWords,
    pages: [
      {
        title: ['La settimana', 'Your week'],
        questions: [
          scale('week', ['Com’è andata la settimana?', 'How was your week?'], veryBad, { ...required, ...atMost(3) }),
          number('done', ['Quanti allenamenti hai fatto?', 'How many workouts did you do?'], { unit: noWords, min: 0, max: 14 }, required),
          scale('hard', ['Quanto sono stati duri?', 'How hard were they?'], little, atLeast(9)),
          long('best', ['Di che cosa vai fiero?', 'What are you proud of?']),
          long('problem', ['Che cosa è stato difficile?', 'What was difficult?']),
        ],
      },
      {
        title: ['Come stai', 'How you feel'],
        questions: [
          scale('sleep', ['Come hai dormito?', 'How did you sleep?'], veryBad, atMost(3)),
          yesNo('pain', ['Hai avuto dolore?', 'Did you have any pain?'], required),
          scale('pain-level', ['Quanto forte?', 'How bad?'], little, { ...ifYes('pain'), ...required, ...atLeast(7) }),
          line('pain-where', ['Dove?', 'Where?'], ifYes('pain')),
        ],
      },
      {
        title: ['Misure', 'Measures'],
        questions: [
          metric('waist', 'waist', ['Girovita', 'Waist'], { everyNth: 2 }),
          photos('photos', ['Foto e peso', 'Photos and weight'], { everyNth: 4 }),
          long('next', ['Che cosa ti serve per la prossima settimana?', 'What do you need for next week?']),
        ],
      },
    ],
  },

  'weekly nutrition': {
    name: ['Check-in alimentazione', 'Nutrition check-in'],
    type: 'CHECK_IN',
    intro: noWords,
    pages: [
      {
        title: ['Il piano', 'The plan'],
        questions: [
          scale('followed', ['Quanto hai seguito il piano?', 'How closely did you follow the plan?'], little, {
            ...required,
            ...atMost(4),
          }),
          scale('hunger', ['Quanta fame hai avuto?', 'How hungry were you?'], little, { ...required, ...atLeast(8) }),
          several(
            'why',
            ['Che cosa ti ha fatto deviare?', 'What made you stray from the plan?'],
            {
              out: ['Pasti fuori casa', 'Eating out'],
              time: ['Poco tempo', 'Too little time'],
              hunger: ['Fame', 'Hunger'],
              mood: ['Umore', 'My mood'],
              taste: ['Non mi piaceva', 'I did not like it'],
            },
            { hasOther: true, hasNone: true },
          ),
          number('free', ['Quanti pasti liberi hai fatto?', 'How many free meals did you have?'], { unit: noWords, min: 0, max: 21 }),
        ],
      },
      {
        title: ['Come stai', 'How you feel'],
        questions: [
          scale('digestion', ['Come va la digestione?', 'How is your digestion?'], veryBad, atMost(3)),
          scale('energy', ['Quanta energia hai avuto?', 'How much energy did you have?'], little, atMost(3)),
          photos('photos', ['Peso e foto', 'Weight and photos'], { everyNth: 4 }),
          metric('waist', 'waist', ['Girovita', 'Waist'], { everyNth: 2 }),
          long('change', ['Che cosa cambieresti nel piano?', 'What would you change in the plan?']),
        ],
      },
    ],
  },

  sleep: {
    name: ['Sonno', 'Sleep'],
    type: 'CHECK_IN',
    intro: noWords,
    pages: [
      {
        title: noWords,
        questions: [
          number(
            'hours',
            ['Quante ore dormi per notte?', 'How many hours do you sleep a night?'],
            { unit: ['h', 'h'], min: 0, max: 16, decimals: 1 },
            { ...required, ...atMost(5) },
          ),
          number('awake', ['Quante volte ti svegli?', 'How often do you wake up?'], { unit: noWords, min: 0, max: 20 }),
          scale('rested', ['Quanto ti senti riposato al mattino?', 'How rested do you feel in the morning?'], little, atMost(3)),
          several(
            'habits',
            ['Nell’ora prima di dormire', 'In the hour before bed'],
            {
              screen: ['Telefono o computer', 'Phone or computer'],
              coffee: ['Caffè, tè o bibite', 'Coffee, tea or soft drinks'],
              meal: ['Un pasto abbondante', 'A large meal'],
              alcohol: ['Alcol', 'Alcohol'],
              work: ['Lavoro', 'Work'],
            },
            { hasNone: true },
          ),
          long('note', ['Che cosa ti tiene sveglio?', 'What keeps you awake?']),
        ],
      },
    ],
  },

  pain: {
    name: ['Dolore', 'Pain'],
    type: 'CHECK_IN',
    intro: noWords,
    pages: [
      {
        title: noWords,
        questions: [
          line('where', ['Dove fa male?', 'Where does it hurt?'], required),
          scale('now', ['Quanto fa male adesso?', 'How much does it hurt now?'], little, { ...required, ...atLeast(7) }),
          scale('worst', ['E nel momento peggiore della settimana?', 'And at the worst moment of the week?'], little, atLeast(8)),
          day('since', ['Da quando?', 'Since when?'], 'past'),
          several(
            'when',
            ['Quando lo senti?', 'When do you feel it?'],
            {
              rest: ['A riposo', 'At rest'],
              morning: ['Al mattino', 'In the morning'],
              training: ['Durante l’allenamento', 'During training'],
              after: ['Dopo l’allenamento', 'After training'],
              night: ['Di notte', 'At night'],
            },
            { flags: [{ operator: 'has', value: 'night' }] },
          ),
          yesNo('better', ['Va meglio dell’ultima volta?', 'Is it better than last time?'], { flags: [{ operator: 'is', value: false }] }),
          files('media', ['Foto o video del movimento', 'Photos or a video of the movement']),
        ],
      },
    ],
  },

  goals: {
    name: ['Obiettivi', 'Goals'],
    type: 'WELCOME',
    intro: noWords,
    pages: [
      {
        title: noWords,
        questions: [
          one(
            'main',
            ['Qual è il tuo obiettivo principale?', 'What is your main goal?'],
            {
              fat: ['Dimagrire', 'Lose fat'],
              muscle: ['Mettere massa', 'Build muscle'],
              strength: ['Diventare più forte', 'Get stronger'],
              health: ['Stare meglio', 'Feel better'],
              sport: ['Una gara o uno sport', 'A race or a sport'],
            },
            { ...required, hasOther: true },
          ),
          day('by', ['Entro quando?', 'By when?'], 'future'),
          long('success', ['Come saprai di averlo raggiunto?', 'How will you know you have reached it?']),
          scale('matters', ['Quanto conta per te?', 'How much does it matter to you?'], little, required),
          scale('sure', ['Quanto sei sicuro di farcela?', 'How sure are you that you can do it?'], little, atMost(4)),
          long('obstacle', ['Che cosa potrebbe fermarti?', 'What could stop you?']),
        ],
      },
    ],
  },

  satisfaction: {
    name: ['Come ti trovi?', 'How are you finding it?'],
    type: 'CHECK_IN',
    intro: ['Due minuti per aiutarci a seguirti meglio.', 'Two minutes to help us coach you better.'],
    pages: [
      {
        title: noWords,
        questions: [
          scale('overall', ['Quanto sei contento del percorso?', 'How happy are you with the coaching?'], little, {
            ...required,
            ...atMost(6),
          }),
          scale('recommend', ['Lo consiglieresti a un amico?', 'Would you recommend it to a friend?'], little, required),
          several(
            'good',
            ['Che cosa funziona?', 'What works well?'],
            {
              plan: ['Il programma', 'The program'],
              food: ['Il piano alimentare', 'The meal plan'],
              contact: ['Il contatto', 'The communication'],
              app: ['L’app', 'The app'],
            },
            { hasOther: true },
          ),
          long('better', ['Che cosa possiamo fare meglio?', 'What can we do better?']),
        ],
      },
    ],
  },

  'monthly review': {
    name: ['Bilancio del mese', 'Monthly review'],
    type: 'CHECK_IN',
    intro: noWords,
    pages: [
      {
        title: ['Il mese', 'The month'],
        questions: [
          scale('month', ['Com’è andato il mese?', 'How was the month?'], veryBad, { ...required, ...atMost(4) }),
          long('proud', ['Che cosa è cambiato in meglio?', 'What has changed for the better?']),
          long('stuck', ['Dove ti senti fermo?', 'Where do you feel stuck?']),
          yesNo('change', ['Vuoi cambiare qualcosa nel percorso?', 'Would you like to change anything in your coaching?']),
          long('change-text', ['Che cosa?', 'What?'], ifYes('change')),
        ],
      },
      {
        title: ['Misure', 'Measures'],
        questions: [
          metric('waist', 'waist', ['Girovita', 'Waist'], required),
          metric('hips', 'hips', ['Fianchi', 'Hips']),
          photos('photos', ['Foto e peso', 'Photos and weight'], required),
        ],
      },
    ],
  },
}

export interface ReadExample {
  name: string
  type: 'WELCOME' | 'CHECK_IN'
  intro: string
  version: SurveyVersion
}

/** An example in the language of whoever begins from it. */
export function readExample(example: SurveyExample, language: Language): ReadExample {
  const { name, type, intro, pages } = examples[example]
  const say: Say = ([it, en]) => (language === 'it' ? it : en)
  const pageInputs = pages.map(({ title, questions }) => ({ title: say(title), questions: questions.map(question => question(say)) }))
  return { name: say(name), type, intro: say(intro), version: SurveyVersion.parse({ pages: pageInputs }) }
}
