export function isTimeZone(name: string): boolean {
  // the formatter understands an offset such as +01:00, but an offset knows no summer time
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
