import { createStore } from '#lib/store'

/** The country code of the tab's business, for telephone numbers that are written without one; Italy's until the business is known. */
export const homeCountryCode = createStore('+39')
