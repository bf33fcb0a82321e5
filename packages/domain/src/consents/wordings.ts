import type { Language } from '@allenio/contract'
import type { ConsentPurpose } from '@allenio/contract/consents'
import { productWordings } from './product-wordings.ts'
import { registrationWording } from './registration-wording.ts'

export interface ConsentWording {
  version: string
  text: string
}

const withBusiness = (text: string, business: string): string => text.replaceAll('{{business}}', () => business)

/** The words of the product in their present version, with the name of the business. A paragraph has its heading on a line above. */
export function productWordingOf(purpose: ConsentPurpose, language: Language, business: string): ConsentWording {
  const { version, texts } = productWordings[purpose]
  const paragraphs = texts[language].map(({ heading, text }) => (heading === undefined ? text : `${heading}\n${text}`))
  return { version, text: withBusiness(paragraphs.join('\n\n'), business) }
}

/** The sentence of the registration as it was read, without its links. */
export function registrationWordingOf(language: Language, business: string): ConsentWording {
  const { version, texts } = registrationWording
  return { version, text: withBusiness(texts[language].replaceAll(/<\/?\w+>/g, ''), business) }
}
