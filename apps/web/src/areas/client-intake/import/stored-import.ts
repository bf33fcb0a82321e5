import { session, tab } from '#lib/session'

const name = () => `allenio.clients.import.${session().personId ?? ''}.${session().workspaceId ?? ''}`

/** The import one was at, so that opening the flow again finds it. */
export const getStoredImportId = (): string | undefined => tab.read(name())

/** Another import begins at its first step. */
export function storeImportId(id: string | undefined): void {
  if (id !== getStoredImportId()) storeImportChecked(false)
  tab.write(name(), id)
}

/** Whether the columns were matched, and the rows were being checked. */
export const isImportChecked = (): boolean => tab.read(`${name()}.checked`) !== undefined

export const storeImportChecked = (isChecked: boolean): void => tab.write(`${name()}.checked`, isChecked ? 'yes' : undefined)
