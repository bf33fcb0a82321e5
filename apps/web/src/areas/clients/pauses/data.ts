import { listClientPauses, listOwnPauses } from '@allenio/contract/clients'
import { read } from '#lib/api'

/** Read anew each time that the dialog opens, whose form begins with what is there then. */
export const pausesQuery = (id: string) => ({ ...read(listClientPauses, { id }, { quiet: true }), gcTime: 0 })
export const ownPausesQuery = () => read(listOwnPauses, {}, { quiet: true, isStored: true })
