import type { SettingsPerson } from '#lib/settings'

/** What an account takes with it: the businesses it runs, and what is kept of it in those of others. */
export function goesWith(memberships: SettingsPerson['memberships']): { mine: string[]; others: string[] } {
  const names = (isMine: boolean) => memberships.filter(({ role }) => (role === 'admin') === isMine).map(({ name }) => name)
  return { mine: names(true), others: names(false) }
}
