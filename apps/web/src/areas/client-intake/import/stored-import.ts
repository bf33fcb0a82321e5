import { session } from '#lib/session'

const name = () => `allenio.clients.import.${session().personId ?? ''}.${session().workspaceId ?? ''}`

/** The import one was at, so that opening the flow again finds it. */
export function getStoredImportId(): string | undefined {
  try {
    return sessionStorage.getItem(name()) ?? undefined
  } catch {
    return undefined
  }
}

export function storeImportId(id: string | undefined): void {
  try {
    if (id === undefined) sessionStorage.removeItem(name())
    else sessionStorage.setItem(name(), id)
  } catch {
    // the browser refuses storage, so the import starts from the beginning
  }
}
