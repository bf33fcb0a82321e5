import type { AnamnesisTie } from '@allenio/contract/visits'
import { anamnesisPicks } from '@allenio/domain/visits'
import type { Example, QuestionInput, Say, Words } from '../examples.ts'

const choices =
  (anamnesis: AnamnesisTie, text: Words, more: { help?: Words; hasNone?: boolean } = {}) =>
  (say: Say): QuestionInput => ({
    kind: 'checkboxes',
    key: anamnesis.toLowerCase(),
    anamnesis,
    text: say(text),
    ...(more.help && { help: say(more.help) }),
    options: anamnesisPicks[anamnesis].map(({ it, en }, at) => ({ key: `answer-${at + 1}`, text: say([it, en]) })),
    hasOther: true,
    hasNone: more.hasNone ?? false,
  })

const words =
  (anamnesis: AnamnesisTie, text: Words, help?: Words) =>
  (say: Say): QuestionInput => ({
    kind: 'text',
    isLong: true,
    key: anamnesis.toLowerCase(),
    anamnesis,
    text: say(text),
    ...(help && { help: say(help) }),
  })

const none = { hasNone: true }

/** The questions before a visit. Each goes into a field of its anamnesis, with the same usual answers. */
export const anamnesisExample: Example = {
  name: ['Prima della visita', 'Before the visit'],
  type: 'CHECK_IN',
  intro: [
    'Qualche domanda su salute e abitudini, così alla visita abbiamo più tempo per te. Bastano cinque minuti: tocca ' +
      'le risposte che ti riguardano e salta ciò che non sai.',
    'A few questions about health and habits, so that the visit has more time for you. Five minutes are enough: tap ' +
      'the answers that apply and skip what you do not know.',
  ],
  pages: [
    {
      title: ['Perché vieni', 'Why you are here'],
      questions: [
        choices('reason', ['Che cosa ti porta da noi?', 'What brings you here?']),
        words('goal', ['Che cosa vorresti raggiungere?', 'What would you like to achieve?']),
        choices('weightHistory', ['Com’è andato il tuo peso negli anni?', 'How has your weight changed over the years?']),
      ],
    },
    {
      title: ['Salute', 'Health'],
      questions: [
        choices('allergies', ['Hai allergie o intolleranze?', 'Do you have any allergies or intolerances?'], none),
        choices('ownIllnesses', ['Hai o hai avuto malattie?', 'Do you have, or have you had, any illnesses?'], none),
        choices('familyIllnesses', ['E nella tua famiglia?', 'And in your family?'], none),
        choices('drugs', ['Quali farmaci prendi?', 'Which medicines do you take?'], none),
        choices('supplements', ['E integratori?', 'And supplements?'], none),
        choices('digestion', ['Com’è la tua digestione?', 'How is your digestion?']),
      ],
    },
    {
      title: ['Giornata', 'Your day'],
      questions: [
        choices('work', ['Com’è il tuo lavoro?', 'What is your work like?']),
        choices('exercise', ['Che attività fisica fai?', 'What exercise do you do?']),
        choices('sleep', ['Come dormi?', 'How do you sleep?']),
        choices('stress', ['Quanto stress senti?', 'How much stress do you feel?']),
        choices('smoke', ['Fumi?', 'Do you smoke?']),
        choices('alcohol', ['Bevi alcolici?', 'Do you drink alcohol?']),
      ],
    },
    {
      title: ['A tavola', 'At the table'],
      questions: [
        choices('habits', ['In quali abitudini ti riconosci?', 'Which habits sound like you?']),
        choices('dislikes', ['Che cosa non ti piace?', 'What do you dislike?'], none),
        words(
          'dayRecall',
          ['Che cosa hai mangiato e bevuto ieri?', 'What did you eat and drink yesterday?'],
          ['Dalla colazione alla sera, anche gli spuntini.', 'From breakfast to the evening, snacks too.'],
        ),
      ],
    },
    {
      title: ['Solo per le donne', 'For women only'],
      questions: [
        choices('cycle', ['Com’è il tuo ciclo?', 'How is your menstrual cycle?']),
        choices('pregnancy', ['Gravidanza o allattamento?', 'Pregnancy or breastfeeding?']),
      ],
    },
  ],
}
