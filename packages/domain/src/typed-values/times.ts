/** Whether a text is a time; people may have typed anything else. */
export const isTime = (text: string): boolean => /^\d{2}:\d{2}$/.test(text)

/** Reads a time as people write it: '9', '930', '9.30', '21:15', '9 pm', '9 e 30'. Answers HH:mm, or nothing if it is no time. */
export function parseTime(text: string): string | undefined {
  const plain = text.trim().toLowerCase()
  const [, whole, minutes = '0', half] =
    /^(\d{1,2})(?:(?:\s*[:.,he]\s*|\s+)(\d{1,2}))?\s*(am|pm)?$/.exec(plain) ?? /^(\d{1,2})(\d{2})\s*(am|pm)?$/.exec(plain) ?? []
  if (whole === undefined) return undefined
  const hour = half === undefined ? Number(whole) : (Number(whole) % 12) + (half === 'pm' ? 12 : 0)
  if (hour > 23 || Number(minutes) > 59 || (half !== undefined && Number(whole) > 12)) return undefined
  return `${String(hour).padStart(2, '0')}:${minutes.padStart(2, '0')}`
}
