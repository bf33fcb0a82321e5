export interface PersonName {
  first_name: string
  last_name: string
}

/** As people are called: first name first; some have one name only. */
export const fullName = ({ first_name, last_name }: PersonName): string => `${first_name} ${last_name}`.trim()

/** One cell that holds both names: the first word is the first name. */
export function splitName(whole: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = whole.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
