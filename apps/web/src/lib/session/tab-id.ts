import { newId } from '@allenio/domain/ids'

/** Every write carries it, so that this page knows which changes are its own. */
export const tabId: string = newId()
