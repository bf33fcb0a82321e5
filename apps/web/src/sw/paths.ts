/** The pages that this worker answers: every address except calls, the development pages and files. */
export const isOurs = /^\/(?!(?:api|dev|assets|brand)(?:\/|\?|$))[^.?]*(?:\?.*)?$/

/** The server renders these pages in the visitor's language, so they are fetched from it whenever it can be reached. */
export const isRendered = /^\/(?:privacy|terms|help)?\/?$/
