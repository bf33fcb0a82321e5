import type { Language } from '@allenio/contract'
import type { ConsentPurpose } from '@allenio/contract/clients'
import { ageOn } from '@allenio/domain/clients'
import { productWordings } from './product-wordings.ts'
import { registrationWording } from './registration-wording.ts'

export interface ConsentWording {
  version: string
  text: string
}

/** Names may have anything in them, so that they are put in at once and never looked through. */
const withNames = (text: string, names: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => names[name] ?? place)

/** The names that appear in the text of a consent. */
export interface ConsentParties {
  business: string
  client: string
  /** The person who holds parental responsibility, where the client is a minor. */
  guardian?: string | undefined
}

/** The words of the product in their present version, with the names of those concerned. A paragraph has its heading on a line above. */
export function productWordingOf(purpose: ConsentPurpose, language: Language, { guardian, ...names }: ConsentParties): ConsentWording {
  const { version, texts } = productWordings[purpose]
  const paragraphs = texts[language].map(({ heading, text, ofGuardian = text }) => {
    const sentence = guardian === undefined ? text : ofGuardian
    return heading === undefined ? sentence : `${heading}\n${sentence}`
  })
  return { version, text: withNames(paragraphs.join('\n\n'), { ...names, ...(guardian !== undefined && { guardian }) }) }
}

/** Below the words of a business's own paper: who has signed it for a minor. */
export const guardianSignature = { it: 'Firmato da {{guardian}} per {{client}}.', en: 'Signed by {{guardian}} for {{client}}.' } as const

export const signedByGuardian = (text: string, language: Language, names: { client: string; guardian: string }): string =>
  `${text}\n\n${withNames(guardianSignature[language], names)}`

const ageOfMajority = 18

/** A guardian consents for a minor. A client without a birth date counts as an adult, as everywhere. */
export const needsGuardian = (birthDate: string | null, day: string): boolean => birthDate !== null && ageOn(birthDate, day) < ageOfMajority

/** The sentence of the registration as it was read, without its links. */
export function registrationWordingOf(language: Language, business: string): ConsentWording {
  const { version, texts } = registrationWording
  return { version, text: withNames(texts[language].replaceAll(/<\/?\w+>/g, ''), { business }) }
}
