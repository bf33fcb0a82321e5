const key = 'allenio.plan.put-away'

/** A notice that was closed stays closed until the next session. */
export function isDismissed(name: string): boolean {
  try {
    return sessionStorage.getItem(key) === name
  } catch {
    return false
  }
}

export function storeDismissal(name: string): void {
  try {
    sessionStorage.setItem(key, name)
  } catch {
    // refused storage: it comes back with the next page load
  }
}
