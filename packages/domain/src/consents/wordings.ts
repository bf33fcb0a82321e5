import type { Language } from '@allenio/contract'
import type { ConsentPurpose } from '@allenio/contract/consents'
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

/** Who agrees to what. */
export interface ConsentParties {
  business: string
  client: string
  /** Of a minor: whoever holds parental responsibility. */
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

/** Of a minor somebody else consents. An unknown birth date is that of an adult, as everywhere. */
export const needsGuardian = (birthDate: string | null, day: string): boolean => birthDate !== null && ageOn(birthDate, day) < ageOfMajority

/** The sentence of the registration as it was read, without its links. */
export function registrationWordingOf(language: Language, business: string): ConsentWording {
  const { version, texts } = registrationWording
  return { version, text: withNames(texts[language].replaceAll(/<\/?\w+>/g, ''), { business }) }
}
