import type { SettingsPerson } from '#lib/settings'

/** The businesses that an account runs, and those of others that keep data about the person: deleting the account affects both. */
export function businessesOf(memberships: SettingsPerson['memberships']): { mine: string[]; others: string[] } {
  const names = (isMine: boolean) => memberships.filter(({ role }) => (role === 'admin') === isMine).map(({ name }) => name)
  return { mine: names(true), others: names(false) }
}
