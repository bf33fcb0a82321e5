import type { Language } from '@allenio/contract'
import type { NamedUnlocks } from '@allenio/contract/packages'

interface UnlockText {
  program: (name: string) => string
  survey: (name: string) => string
  credits: (count: number, kind: string | null) => string
  eachPeriod: (credits: string) => string
  within: (credits: string, days: number) => string
  collaborators: (names: string) => string
  chat: (business: string) => string
}

const texts: Record<Language, UnlockText> = {
  it: {
    program: name => `Programma: ${name}`,
    survey: name => `Questionario: ${name}`,
    credits: (count, kind) => `${count} ${count === 1 ? 'credito' : 'crediti'}${kind === null ? '' : ` per ${kind}`}`,
    eachPeriod: credits => `${credits} a ogni rinnovo`,
    within: (credits, days) => `${credits}, da usare entro ${days} ${days === 1 ? 'giorno' : 'giorni'}`,
    collaborators: names => `Ti segue ${names}`,
    chat: business => `Chat con ${business}`,
  },
  en: {
    program: name => `Program: ${name}`,
    survey: name => `Survey: ${name}`,
    credits: (count, kind) => `${count} ${count === 1 ? 'credit' : 'credits'}${kind === null ? '' : ` for ${kind}`}`,
    eachPeriod: credits => `${credits} at every renewal`,
    within: (credits, days) => `${credits}, to use within ${days} ${days === 1 ? 'day' : 'days'}`,
    collaborators: names => `Looked after by ${names}`,
    chat: business => `Chat with ${business}`,
  },
}

/** The contents that a package opens, line by line, as a buyer reads it before the order, in its mail and in the contract. */
export function unlockWords(language: Language, unlocks: NamedUnlocks, business: string): string[] {
  const text = texts[language]
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return [
    ...unlocks.programs.map(text.program),
    ...unlocks.credits.map(({ kind, amount, validDays, each }) => {
      const once = text.credits(amount, kind)
      const credits = each === 'period' ? text.eachPeriod(once) : once
      return validDays === null ? credits : text.within(credits, validDays)
    }),
    ...(unlocks.collaborators.length > 0 ? [text.collaborators(list.format(unlocks.collaborators))] : []),
    ...(unlocks.hasChat ? [text.chat(business)] : []),
    ...unlocks.surveys.map(text.survey),
  ]
}
