// The product's constants of time and size that the shell and its parts share.

/** How long a toast stays. */
export const toastMs = 5000
/** After one toast for a 402, further ones are suppressed this long. */
export const paymentToastPauseMs = 3000
/** After a page change on desktop the first field gets the focus. */
export const focusDelayMs = 250
/** A shorter wait shows no skeleton; a skeleton that shows stays at least this long. */
export const fetchDelayMs = 200
export const bannerTickMs = 50
export const navigationProgress = { throttleMs: 200, durationMs: 5000, hideAfterMs: 500 } as const
/** The app offers its installation at most this often. */
export const maxInstallOffers = 3
export const refreshCheckEveryMs = 5 * 60_000
export const chunkReloadPauseMs = 60_000
export const consentDays = 180
export const languageCookieDays = 365
export const pullToRefresh = { threshold: 80, ignoreDistance: 20 } as const
export const sidebar = { openPx: 245, closedPx: 73 } as const
export const cutLength = 35
