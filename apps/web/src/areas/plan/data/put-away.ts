const key = 'allenio.plan.put-away'

/** Once a session: what was closed stays closed until the next. */
export function isPutAway(name: string): boolean {
  try {
    return sessionStorage.getItem(key) === name
  } catch {
    return false
  }
}

export function putAway(name: string): void {
  try {
    sessionStorage.setItem(key, name)
  } catch {
    // refused storage: it comes back with the next page load
  }
}
