import { listClientPauses, listOwnPauses } from '@allenio/contract/clients'
import { read } from '#lib/api'

export const pausesQuery = (id: string) => read(listClientPauses, { id }, { quiet: true })
export const ownPausesQuery = () => read(listOwnPauses, {}, { quiet: true, isStored: true })
