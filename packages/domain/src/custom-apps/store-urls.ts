export type AppStore = 'ios' | 'android'

const hosts: Record<AppStore, readonly string[]> = { ios: ['apps.apple.com', 'itunes.apple.com'], android: ['play.google.com'] }

/** Reads the address of an app's page in a store; undefined for every other address, because people are sent there. */
export function parseStoreUrl(store: AppStore, text: string): string | undefined {
  const url = URL.parse(text.trim())
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return undefined
  return hosts[store].includes(url.hostname) ? url.href : undefined
}
