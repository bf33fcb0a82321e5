import type { Language } from '@allenio/contract'
import { useConfig } from '#platform/config'

/**
 * The address of a page in the app, for somebody who may not be signed in where they open it: the page has the mail's language.
 * It is the configured address, never one from a request.
 */
export function linkToApp(language: Language, path: string): string {
  const address = new URL(path, useConfig().baseUrl)
  address.searchParams.set('lang', language)
  return address.href
}
