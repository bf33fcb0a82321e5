export interface Credentials {
  email: string
  password: string
}

let pendingCredentials: Credentials | undefined

/** A page that just set a password passes it to the login, which may still want the second factor. Never stored. */
export function handOverCredentials(credentials: Credentials): void {
  pendingCredentials = credentials
}

/** Works only once: after a reload or on the way back there is nothing. */
export function takeCredentials(): Credentials | undefined {
  const credentials = pendingCredentials
  pendingCredentials = undefined
  return credentials
}
