import { platform } from './installation.ts'

/** The version of the business's own app that shows this page; undefined in a browser. The app adds it to its user agent. */
export const storeAppVersion = (userAgent: string): string | undefined => /\bAllenioApp\/(\d+(?:\.\d+)*)/.exec(userAgent)?.[1]

export const isStoreApp = (): boolean => storeAppVersion(navigator.userAgent) !== undefined

/** Compares part by part, as stores do: 2.10 is newer than 2.9, and 2 is 2.0. */
export function isOlderVersion(version: string, least: string): boolean {
  const [ours, theirs] = [version, least].map(text => text.split('.').map(Number))
  const parts = Array.from({ length: Math.max(ours?.length ?? 0, theirs?.length ?? 0) }, (_, at) => (ours?.[at] ?? 0) - (theirs?.[at] ?? 0))
  return (parts.find(difference => difference !== 0) ?? 0) < 0
}

interface StoreApp {
  ios_url: string | null
  android_url: string | null
  min_app_version: string | null
}

/** The store's page, where this app is older than its business allows. Without a page there is nothing that somebody could do. */
export function updatePlace(app: StoreApp | null | undefined): string | undefined {
  const version = storeAppVersion(navigator.userAgent)
  if (!app || version === undefined || app.min_app_version === null || !isOlderVersion(version, app.min_app_version)) return undefined
  return (platform() === 'ios' ? app.ios_url : app.android_url) ?? undefined
}
