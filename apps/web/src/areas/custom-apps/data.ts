import { getCustomApp } from '@allenio/contract/custom-apps'
import { read } from '#lib/api'

/** The app of the business: a draft of a request, or how far it has come. */
export const customAppQuery = () => read(getCustomApp, {}, { quiet: true, staleTime: 0 })
