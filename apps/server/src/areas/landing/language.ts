import { defaultLanguage, isLanguage, type Language } from '@allenio/contract'

export const languageCookie = 'allenio.lang'
const cookieSeconds = 365 * 24 * 60 * 60

export type Asker = { query: Partial<Record<string, string>>, cookies: Partial<Record<string, string>>, acceptLanguage?: string }

/** The link's language wins, then the one chosen before, then the browser's, then Italian. */
export function languageOf({ query, cookies, acceptLanguage = '' }: Asker): Language {
  if (isLanguage(query.lang)) return query.lang
  const chosen = cookies[languageCookie]
  return isLanguage(chosen) ? chosen : preferred(acceptLanguage)
}

export const languageCookieHeader = (language: Language, isSecure: boolean): string =>
  `${languageCookie}=${language}; Max-Age=${cookieSeconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`

function preferred(acceptLanguage: string): Language {
  const wishes = acceptLanguage.slice(0, 500).split(',').map((wish, order) => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
    const weight = Number(parameters.map(each => /^\s*q=(.+)$/.exec(each)?.[1]).find(Boolean) ?? 1)
    return { language: tag.trim().split('-')[0], weight: Number.isFinite(weight) ? weight : 0, order }
  })
  return wishes
    .filter(wish => wish.weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.order - b.order)
    .map(wish => wish.language)
    .find(isLanguage) ?? defaultLanguage
}
