/** Everything but calls, the development pages and files is a page that this worker answers. */
export const isOurs = /^\/(?!(?:api|dev|assets|brand)(?:\/|\?|$))[^.?]*(?:\?.*)?$/

/** The server renders these, in the asker's language: they come from it as long as it can be reached. */
export const isRendered = /^\/(?:privacy|terms|help)?\/?$/
