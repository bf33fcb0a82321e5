import type { DocumentModel } from '@allenio/domain/documents'
import { openDeviceState } from './device-state.ts'
import { openEdits } from './edits.ts'
import type { OpenDocument } from './opened-document.ts'
import { openServerReading } from './server-reading.ts'
import type { Transport } from './transport.ts'
import type { DocumentKind } from './use-document.ts'

/** Opens a document: at once from the device, if it is stored there, and then from the server. */
export function openDocument(
  model: DocumentModel,
  transport: Transport,
  isPossible: DocumentKind['isPossible'] = () => true,
): OpenDocument {
  const state = openDeviceState(model, transport)
  const reading = openServerReading(state, transport)
  const edits = openEdits(state, { transport, isPossible, showStatus: reading.showStatus, opened: reading.open() })
  const { rows, status, isNew, steps, notices, current } = state
  return {
    rows,
    status,
    isNew,
    steps,
    ...edits,
    notices: notices.notices,
    dismissNotice: notices.dismiss,
    unsent: () => current.device?.pending.flatMap(({ operations }) => operations) ?? [],
    lookAgain: reading.readAgain,
    close() {
      state.close()
      reading.close()
    },
  }
}
