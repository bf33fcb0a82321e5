import type { Endpoint, Input } from '@allenio/contract'
import type { DocumentRows } from '@allenio/domain/documents'
import { sendCreation, type SendOutcome } from '#lib/offline'
import { documentName } from './app-transport.ts'
import type { DocumentKind } from './use-document.ts'

interface NewDocument<E extends Endpoint> {
  /** The id, made on this device; the document keeps it. */
  id: string
  /** Creates it on the server; a second try is answered like the first. */
  endpoint: E
  input: Input<E>
  /** As the server will make them, as far as this device knows. */
  rows: DocumentRows
  /** The name in the list of unsent writes. */
  title: string
}

/**
 * Creates a document on this device, and on the server as soon as there is a network. Where it waits, it can be opened and edited at once,
 * and its edits leave behind it. Where it is refused at once, nothing of it stays.
 */
export const createDocument = <E extends Endpoint>(
  { kind }: Pick<DocumentKind, 'kind'>,
  { id, endpoint, input, rows, title }: NewDocument<E>,
): Promise<SendOutcome<E>> => {
  const document = { name: documentName({ kind, id }), revision: 0, rows: [...rows.values()], steps: [], at: 0, isNew: true }
  return sendCreation(endpoint, input, { id, title, document })
}
