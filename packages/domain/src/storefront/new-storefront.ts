import type { Language } from '@allenio/contract'
import type { SectionKind, StorefrontContent, StorefrontLayout } from '@allenio/contract/storefront'
import { pageWords } from './words.ts'

/** A new page is filled with these facts, which are known of a business before it has one. */
export interface KnownBusiness {
  name: string
  language: Language
  profession: 'coach' | 'dietitian' | 'both'
  memberIds: readonly string[]
}

/** The order of the sections in each layout. */
const orders = {
  studio: ['cover', 'presentation', 'services', 'offers', 'images', 'reviews', 'members', 'questions', 'socials'],
  portrait: ['cover', 'offers', 'presentation', 'reviews', 'services', 'images', 'members', 'questions', 'socials'],
  compact: ['cover', 'offers', 'services', 'reviews', 'questions', 'presentation', 'images', 'members', 'socials'],
} as const satisfies Record<StorefrontLayout, readonly SectionKind[]>

const taglines = {
  it: {
    coach: 'Allenamenti costruiti su di te, seguiti passo per passo.',
    dietitian: 'Un’alimentazione che funziona nella tua giornata, non solo sulla carta.',
    both: 'Allenamento e alimentazione su misura, seguiti passo per passo.',
  },
  en: {
    coach: 'Training built around you, followed step by step.',
    dietitian: 'A way of eating that works in your day, not just on paper.',
    both: 'Training and nutrition made for you, followed step by step.',
  },
} as const

const services = {
  it: {
    coach: [
      ['Programmi su misura', 'Un programma scritto per il tuo obiettivo, il tuo tempo e l’attrezzatura che hai.'],
      ['Controllo ogni settimana', 'Guardo i tuoi allenamenti e correggo il piano prima che tu ti fermi.'],
      ['In chat quando serve', 'Una domanda sull’esecuzione o sui carichi trova risposta in giornata.'],
    ],
    dietitian: [
      ['Piano alimentare', 'Pasti che ti piacciono, con le quantità giuste e alternative per ogni giorno.'],
      ['Visita e misurazioni', 'Partiamo da dove sei: composizione corporea, abitudini ed esami.'],
      ['Controlli regolari', 'Il piano cambia con te, con un controllo a intervalli fissi.'],
    ],
  },
  en: {
    coach: [
      ['Programs made for you', 'A program written for your goal, your time and the equipment you have.'],
      ['A check-in every week', 'I look at your workouts and adjust the plan before you get stuck.'],
      ['In the chat when you need it', 'A question about form or loads gets an answer the same day.'],
    ],
    dietitian: [
      ['Meal plan', 'Meals you like, in the right amounts, with alternatives for every day.'],
      ['Visit and measurements', 'We start from where you are: body composition, habits and tests.'],
      ['Regular check-ins', 'The plan changes with you, with check-ins at fixed intervals.'],
    ],
  },
} as const

const questions = {
  it: [
    ['Come si comincia?', 'Scegli un pacchetto e paga online. Ricevi subito l’accesso all’app e un questionario per conoscerci.'],
    ['Posso disdire?', 'Sì. Gli abbonamenti si disdicono in ogni momento e restano attivi fino alla fine del periodo pagato.'],
  ],
  en: [
    ['How do I start?', 'Choose a package and pay online. You get access to the app at once, and a survey so that we get to know you.'],
    ['Can I cancel?', 'Yes. A subscription can be cancelled at any time, and stays active until the end of the paid period.'],
  ],
} as const

/** Every text that a new page makes the business promise, in all languages and professions. */
export const promisedTexts: ReadonlySet<string> = new Set(textsIn([taglines, services, questions]))

type Nested = string | readonly Nested[] | { readonly [key: string]: Nested }

function textsIn(nested: Nested): string[] {
  if (typeof nested === 'string') return [nested]
  // a title stands above its text, which makes the promise
  if (isPair(nested)) return [nested[1]]
  return Object.values(nested).flatMap(textsIn)
}

function isPair(nested: object): nested is readonly [string, string] {
  return Array.isArray(nested) && nested.length === 2 && nested.every(each => typeof each === 'string')
}

/** A page to begin from, in the language of the business, filled with what is known. */
export function newStorefront(layout: StorefrontLayout, { name, language, profession, memberIds }: KnownBusiness): StorefrontContent {
  const suffix = language === 'it' ? 'It' : 'En'
  const textCells = (title: string, text?: string) => ({
    [`title${suffix}`]: title,
    ...(text !== undefined && { [`text${suffix}`]: text }),
  })
  const serviceTexts = profession === 'dietitian' ? services[language].dietitian : services[language].coach
  const section = (kind: SectionKind): StorefrontContent['sections'][number] => {
    switch (kind) {
      case 'cover':
        return { kind, ...textCells(name.slice(0, 120), taglines[language][profession]), items: [] }
      case 'services':
        return { kind, items: serviceTexts.map(([title, text]) => textCells(title, text)) }
      case 'questions':
        return { kind, items: questions[language].map(([title, text]) => textCells(title, text)) }
      case 'members':
        return { kind, isHidden: memberIds.length < 2, items: memberIds.map(memberId => ({ memberId })) }
      case 'presentation':
        return { kind, ...textCells(pageWords[language].presentation), items: [] }
      default:
        return { kind, items: [] }
    }
  }
  return { settings: { layout, languages: [language] }, sections: orders[layout].map(section) }
}
