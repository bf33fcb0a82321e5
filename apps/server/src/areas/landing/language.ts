import { isLanguage, type Language } from '@allenio/contract'
import { askersLanguage } from '#platform/words'

export const languageCookie = 'allenio.lang'
const cookieSeconds = 365 * 24 * 60 * 60

export interface Asker {
  query: Partial<Record<string, string>>
  cookies: Partial<Record<string, string>>
  acceptLanguage?: string | undefined
  /** The encodings that the browser accepts; without them the answer is not compressed. */
  acceptEncoding?: string | undefined
}

/** The link's language wins, then the one chosen before, then the browser's, then Italian. */
export const languageOf = ({ query, cookies, acceptLanguage }: Asker): Language =>
  isLanguage(query.lang) ? query.lang : askersLanguage(cookies[languageCookie], acceptLanguage)

export const languageCookieHeader = (language: Language, isSecure: boolean): string =>
  `${languageCookie}=${language}; Max-Age=${cookieSeconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
