export function isTimeZone(name: string): boolean {
  // an offset such as +01:00 is understood by the formatter but knows no summer time
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
